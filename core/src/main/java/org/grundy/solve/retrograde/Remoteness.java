package org.grundy.solve.retrograde;

import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;

/** How long play lasts from a position and all its followers, found backwards from the ends of play. */
public final class Remoteness implements PlayLength {
  private final Arena parts;
  private final Retrograde retrograde;

  private Remoteness(Arena parts, Retrograde retrograde) {
    this.parts = parts;
    this.retrograde = retrograde;
  }

  /**
   * For a position and all that it leads to.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends before all of them are labelled
   */
  public static Remoteness of(Question question, Budget budget) {
    var parts = new Arena(budget);
    var retrograde = new Retrograde(parts, question.convention(), budget);
    retrograde.outcome(parts.bag(question.position()));
    return new Remoteness(parts, retrograde);
  }

  @Override
  public OptionalInt plies(Position position, Player mover) {
    int plies = retrograde.plies(parts.bag(position), mover);
    return plies < 0 ? OptionalInt.empty() : OptionalInt.of(plies);
  }
}
