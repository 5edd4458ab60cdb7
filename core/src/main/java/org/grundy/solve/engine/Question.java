package org.grundy.solve.engine;

import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;

/**
 * A position and what happens to a player who cannot move. Scoring games add only to scoring games, have no misère
 * play, and must end.
 */
public record Question(Position position, Convention convention) {
  /**
   * @throws BadInput when a game that is won by points is asked about as if the last move decided it, or may never end
   */
  public Question {
    position.rulesets().filter(ruleset -> ruleset instanceof Scoring).findFirst()
        .ifPresent(scoring -> requireDecidedByPoints(scoring, position, convention));
  }

  private static void requireDecidedByPoints(Ruleset<?> scoring, Position position, Convention convention) {
    if (!position.scoring())
      throw BadInput.because("{0} is won on points, so it can be added only to games that are won on points",
          scoring.name());
    if (convention == Convention.MISERE)
      throw BadInput.because("{0} is won on points, so it has no misere play", scoring.name());
    if (position.loopy())
      throw BadInput.because("{0} is won on points, so its play must end", scoring.name());
  }
}
