package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Exhibit;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/** All positions of a game of two heaps up to some size, as a board: first heap to the right, second upwards. */
public final class TwoHeapBoard {
  private final Ruleset<?> ruleset;
  private final Solver solver;
  private final Budget budget;

  /**
   * @param budget the solver's
   * @throws BadInput when positions of the game are not written as two numbers
   */
  public TwoHeapBoard(Ruleset<?> ruleset, Solver solver, Budget budget) {
    this.ruleset = ruleset;
    this.solver = solver;
    this.budget = budget;
    if (at(ruleset, 0, 0).isEmpty())
      throw BadInput.because("expected a game with two heaps, found {0}", ruleset.name());
  }

  private static <P> Optional<Position> at(Ruleset<P> ruleset, long first, long second) {
    if (!(ruleset.notation() instanceof Numbers<P> numbers))
      return Optional.empty();
    try {
      return Optional.of(new Position.Single<>(ruleset,
          numbers.position(List.of(BigInteger.valueOf(first), BigInteger.valueOf(second)))));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private Position at(long first, long second) {
    return at(ruleset, first, second).orElseThrow();
  }

  /**
   * The nim-values of heaps 0 to {@code most}, the zeros marked.
   *
   * @throws BadInput                       when a position has no nim-value
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public Exhibit.Grid values(int most) {
    var values = new ArrayList<String>();
    var zeros = new ArrayList<Integer>();
    for (int row = 0; row <= most; row++)
      for (int column = 0; column <= most; column++) {
        Position at = at(column, row);
        BigInteger value = solver.nimValue(at)
            .orElseThrow(() -> BadInput.because("{0} has no nim-value here", at.text()));
        if (value.signum() == 0)
          zeros.add(values.size());
        values.add(value.toString());
      }
    return new Exhibit.Grid(most + 1, values, true, zeros);
  }

  /**
   * The P-positions with heaps up to {@code most}, as pairs.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public List<long[]> lost(int most, Convention convention) {
    var lost = new ArrayList<long[]>();
    for (int row = 0; row <= most; row++)
      for (int column = 0; column <= most; column++) {
        budget.charge(1);
        if (solver.decide(new Question(at(column, row), convention)).equals(Outcome.P))
          lost.add(new long[]{column, row});
      }
    return lost;
  }
}
