package org.grundy.game.derived;

import java.util.Optional;
import org.grundy.game.Moves;
import org.grundy.game.Partizan;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Another game, but it ends as soon as one of the players has no move, so that in every position both can move or
 * neither can: {@code dicotic:hackenbush}. All its values are infinitesimal. A position is treated as a whole, even
 * when the other game splits it into a sum.
 */
public final class Dicotic<P> extends DerivedGame<P> implements Partizan<P> {
  /** @param of not won by points */
  public Dicotic(Ruleset<P> of) {
    super("dicotic:", of);
    if (of instanceof Scoring)
      throw BadInput.because("{0} is won on points, so it has no dicotic form", of.name());
  }

  @Override
  public Phrase rules() {
    return Phrase.of("{0} The game ends as soon as either player cannot move.", of().rules());
  }

  /** Looks for one move of the other player, then lists the mover's. */
  @Override
  public void moves(P at, Player mover, Moves<P> out) {
    if (canMove(at, mover.opponent()))
      of().moves(at, mover, out);
  }

  @Override
  public boolean legal(P from, Player mover, P to) {
    return canMove(from, mover.opponent()) && of().legal(from, mover, to);
  }

  private boolean canMove(P at, Player player) {
    boolean[] can = {false};
    of().moves(at, player, (_, _) -> {
      can[0] = true;
      return false;
    });
    return can[0];
  }

  @Override
  public Optional<P> negative(P at) {
    return of().negative(at);
  }
}
