package org.grundy.solve.retrograde;

import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.Arena;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;

/**
 * The number of moves until play ends when the winner hurries and the loser holds out, for a position and all its
 * followers.
 */
public final class Remoteness {
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

  /** Of a position that can be reached with {@code mover} to move; empty when it is drawn. */
  public OptionalInt plies(Position position, Player mover) {
    int plies = retrograde.plies(parts.bag(position), mover);
    return plies < 0 ? OptionalInt.empty() : OptionalInt.of(plies);
  }
}
