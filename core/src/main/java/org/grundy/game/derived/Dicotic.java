package org.grundy.game.derived;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Partizan;
import org.grundy.game.Picture;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Another game that ends as soon as one of the players has no move, so that in each position both can move or neither:
 * {@code dicotic:hackenbush}. All its values are infinitesimal. A position is looked at as a whole, even where the other game
 * falls into a sum there.
 *
 * @param of not won by points
 */
public record Dicotic<P>(Ruleset<P> of) implements Partizan<P> {
  private static final String PREFIX = "dicotic:";

  public Dicotic {
    if (of instanceof Scoring)
      throw BadInput.because("{0} is won by points, so it has no dicotic form", of.name());
  }

  @Override
  public String name() {
    return PREFIX + of.name();
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} The game ends as soon as one of the players cannot move.", of.rules());
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

  /** The other player's first move is looked for, then all of the mover's. */
  @Override
  public void moves(P at, Player mover, Moves<P> out) {
    if (canMove(at, mover.opponent()))
      of.moves(at, mover, out);
  }

  @Override
  public boolean legal(P from, Player mover, P to) {
    return canMove(from, mover.opponent()) && of.legal(from, mover, to);
  }

  private boolean canMove(P at, Player player) {
    boolean[] can = {false};
    of.moves(at, player, (_, _) -> {
      can[0] = true;
      return false;
    });
    return can[0];
  }

  @Override
  public P normal(P at) {
    return of.normal(at);
  }

  @Override
  public Optional<P> negative(P at) {
    return of.negative(at);
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
