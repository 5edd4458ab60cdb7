package org.grundy.game.derived;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Impartial;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Another game in which both players may make the moves of either: {@code impartial:domineering} is Cram.
 *
 * @param of not won by points
 */
public record EitherPlayer<P>(Ruleset<P> of) implements Impartial<P> {
  private static final String PREFIX = "impartial:";

  public EitherPlayer {
    if (of instanceof Scoring)
      throw BadInput.because("{0} is won by points, so it has no impartial form", of.name());
  }

  @Override
  public String name() {
    return PREFIX + of.name();
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} Both players have the moves of either.", of.rules());
  }

  @Override
  public Notation<P> notation() {
    return of.notation();
  }

  @Override
  public List<String> examples() {
    return of.examples();
  }

  @Override
  public Picture picture(P at) {
    return of.picture(at);
  }

  /** Left's moves, then those of Right's that lead elsewhere. */
  @Override
  public void moves(P at, Moves<P> out) {
    Set<P> seen = new HashSet<>();
    boolean[] more = {true};
    for (Player player : Player.values())
      if (more[0])
        of.moves(at, player, (option, touched) -> {
          if (seen.add(option) || player == Player.LEFT)
            more[0] = out.to(option, touched);
          return more[0];
        });
  }

  @Override
  public P normal(P at) {
    return of.normal(at);
  }

  @Override
  public List<P> summands(P at) {
    return of.summands(at);
  }

  @Override
  public boolean loopy() {
    return of.loopy();
  }

  @Override
  public BigInteger level(P option, int part) {
    return of.level(option, part);
  }
}
