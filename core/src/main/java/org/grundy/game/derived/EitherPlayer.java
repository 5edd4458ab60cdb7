package org.grundy.game.derived;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.ImpartialForm;
import org.grundy.game.Moves;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Another game in which both players may make the moves of either: {@code impartial:domineering} is Cram.
 */
public final class EitherPlayer<P> extends DerivedGame<P> implements ImpartialForm<P> {
  /** @param of not won by points */
  public EitherPlayer(Ruleset<P> of) {
    super("impartial:", of);
    if (of instanceof Scoring)
      throw BadInput.because("{0} is won on points, so it has no impartial form", of.name());
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} Each player may also make the other player's moves.", of().rules());
  }

  /** The other game's picture, with the sides if a move may need one. */
  @Override
  public Picture picture(P at) {
    String letters = of().touchedAlike();
    return letters.isEmpty() ? of().picture(at) : of().picture(at).withSides(letters);
  }

  /** Empty, because a move that needs it touches the side too. */
  @Override
  public String touchedAlike() {
    return "";
  }

  /** Left's moves, then those of Right's that lead elsewhere. */
  @Override
  public void moves(P at, Moves<P> out) {
    if (of().touchedAlike().isEmpty())
      distinct(at, out);
    else
      sided(at, out);
  }

  /** A move of one of the sides and what it touches. */
  private record Sided<P>(Player side, P to, int[] touched) {
    /** Equal for equal touches. */
    IntBuffer parts() {
      return IntBuffer.wrap(touched);
    }
  }

  /** If a move of Left's and a different move of Right's touch the same parts, both also touch their side, last. */
  private void sided(P at, Moves<P> out) {
    var moves = new ArrayList<Sided<P>>();
    Set<P> left = new HashSet<>();
    Set<IntBuffer> byLeft = new HashSet<>();
    Set<IntBuffer> byBoth = new HashSet<>();
    of().moves(at, Player.LEFT, (option, touched) -> {
      var move = new Sided<>(Player.LEFT, option, touched.clone());
      left.add(option);
      byLeft.add(move.parts());
      return moves.add(move);
    });
    of().moves(at, Player.RIGHT, (option, touched) -> {
      var move = new Sided<>(Player.RIGHT, option, touched.clone());
      if (left.contains(option))
        return true;
      if (byLeft.contains(move.parts()))
        byBoth.add(move.parts());
      return moves.add(move);
    });
    for (Sided<P> move : moves)
      if (!out.to(move.to(), byBoth.contains(move.parts()) ? with(move.side(), move.touched()) : move.touched()))
        return;
  }

  private static int[] with(Player side, int[] touched) {
    int[] all = Arrays.copyOf(touched, touched.length + 1);
    all[touched.length] = Picture.side(side);
    return all;
  }

  private void distinct(P at, Moves<P> out) {
    Set<P> seen = new HashSet<>();
    boolean[] more = {true};
    for (Player player : Player.values())
      if (more[0])
        of().moves(at, player, (option, touched) -> {
          if (seen.add(option) || player == Player.LEFT)
            more[0] = out.to(option, touched);
          return more[0];
        });
  }

  @Override
  public List<P> summands(P at) {
    return of().summands(at);
  }
}
