package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Question;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/**
 * Who wins each position of two heaps up to some size, under either convention. The solver decides each, and remembers
 * what it met on the way. Space: one reference a cell.
 */
public final class TwoHeapOutcomes {
  private final Outcome[][] outcomes;

  private TwoHeapOutcomes(Outcome[][] outcomes) {
    this.outcomes = outcomes;
  }

  /**
   * The outcomes of heaps from 0 to {@code to}.
   *
   * @throws BadInput                       when the game has no positions of two heaps, or {@code to} is too large
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  public static TwoHeapOutcomes of(Ruleset<?> ruleset, BigInteger to, Convention convention, Solver solver) {
    if (!(ruleset instanceof Impartial<?> game) || !TwoHeapTable.fits(ruleset))
      throw BadInput.because("{0}: expected an impartial game of two heaps, such as {1}", ruleset.name(), "wythoff");
    if (to.compareTo(BigInteger.valueOf(TwoHeapTable.MOST_TO)) > 0)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--to", 0,
          TwoHeapTable.MOST_TO, to);
    int side = to.intValueExact() + 1;
    solver.budget().reserve((long) side * side * Long.BYTES);
    var outcomes = new Outcome[side][side];
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) {
        solver.budget().charge(1);
        outcomes[y][x] = solver.decide(new Question(at(game, x, y), convention));
      }
    return new TwoHeapOutcomes(outcomes);
  }

  /** The position with these heaps, of a game that is written in numbers. */
  static <P> Position at(Ruleset<P> ruleset, long... heaps) {
    var numbers = (Numbers<P>) ruleset.notation();
    return new Position.Single<>(ruleset,
        numbers.position(LongStream.of(heaps).mapToObj(BigInteger::valueOf).toList()));
  }

  /** The greatest heap. */
  public int to() {
    return outcomes.length - 1;
  }

  public Outcome outcome(int x, int y) {
    return outcomes[y][x];
  }

  private boolean lost(int x, int y) {
    return outcome(x, y).equals(Outcome.P);
  }

  /** Whether both orders of the heaps have the same outcome in the whole table. */
  private boolean symmetric() {
    return IntStream.rangeClosed(0, to())
        .allMatch(y -> IntStream.range(0, y).allMatch(x -> outcome(x, y).equals(outcome(y, x))));
  }

  /**
   * The P-positions in the order of the greater heap, then the smaller. If both orders of the heaps have the same
   * outcome, only those where the second heap is not the smaller one.
   */
  public List<long[]> lost() {
    boolean alike = symmetric();
    var lost = new ArrayList<long[]>();
    for (int greater = 0; greater <= to(); greater++)
      for (int smaller = 0; smaller <= greater; smaller++) {
        if (lost(smaller, greater))
          lost.add(new long[]{smaller, greater});
        if (!alike && smaller < greater && lost(greater, smaller))
          lost.add(new long[]{greater, smaller});
      }
    return lost;
  }

  /** The letters of row y, from x = 0 on. */
  public List<String> row(int y) {
    return IntStream.rangeClosed(0, to()).mapToObj(x -> outcome(x, y).code()).toList();
  }

  /** Puts what programs are told: in row y the outcomes of (0, y), (1, y) and so on. */
  public void fields(Fields out) {
    out.list("outcomeTable", IntStream.rangeClosed(0, to()).mapToObj(this::row).toList());
  }
}
