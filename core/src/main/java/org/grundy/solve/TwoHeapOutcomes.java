package org.grundy.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
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
 * Who wins each position of two heaps up to some size, under either convention. Where a theorem of the game tells, it
 * decides each; otherwise one pass over the table does, in the order of the number of tokens: a position is losing when no
 * move leads to a losing one. If a move does not lower that number, the solver decides each position. Time of the pass:
 * one step a move, until one leads to a losing position. Space: one reference a cell.
 */
public final class TwoHeapOutcomes {
  /** What is seen of the moves of a position. */
  private static final int MOVED = 0;
  private static final int WON = 1;
  private static final int STRANGE = 2;

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
    if (!decided(game, convention)) {
      Optional<Outcome[][]> passed = pass(game, side, convention, solver.budget());
      if (passed.isPresent())
        return new TwoHeapOutcomes(passed.get());
    }
    var outcomes = new Outcome[side][side];
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) {
        solver.budget().charge(1);
        outcomes[y][x] = solver.decide(new Question(at(game, x, y), convention));
      }
    return new TwoHeapOutcomes(outcomes);
  }

  /** Whether a theorem tells who wins. */
  private static <P> boolean decided(Impartial<P> game, Convention convention) {
    P at = ((Numbers<P>) game.notation()).position(List.of(BigInteger.ONE, BigInteger.TWO));
    return game.theorems().stream().anyMatch(theorem -> theorem.worth(at, convention).isPresent());
  }

  /** Empty when a move does not lower the number of tokens, or leaves another number of heaps. */
  private static <P> Optional<Outcome[][]> pass(Impartial<P> game, int side, Convention convention, Budget budget) {
    try (var scratch = budget.scratch()) {
      // Moves that make one heap larger may leave the square, but not a triangle of twice its side.
      Optional<Outcome[][]> square = pass(game, side - 1, side, convention, scratch.budget());
      return square.isPresent() ? square : pass(game, 2 * side - 2, side, convention, scratch.budget());
    }
  }

  /**
   * @param greatest the greatest heap that may occur; where it is {@code side} or more, only positions with that many
   *                 tokens at most are passed over
   */
  private static <P> Optional<Outcome[][]> pass(Impartial<P> game, int greatest, int side, Convention convention,
      Budget budget) {
    var numbers = (Numbers<P>) game.notation();
    budget.reserve((greatest + 1L) * (greatest + 1) * Long.BYTES);
    var outcomes = new Outcome[greatest + 1][greatest + 1];
    for (int tokens = 0; tokens <= 2 * side - 2; tokens++)
      for (int x = Math.max(0, tokens - greatest); x <= Math.min(tokens, greatest); x++) {
        int sum = tokens;
        boolean[] seen = new boolean[3];
        budget.charge(1);
        game.moves(numbers.position(List.of(BigInteger.valueOf(x), BigInteger.valueOf(tokens - x))), (to, _) -> {
          budget.charge(1);
          seen[MOVED] = true;
          List<BigInteger> left = numbers.numbers(to);
          seen[STRANGE] = left.size() != 2
              || left.getFirst().add(left.getLast()).compareTo(BigInteger.valueOf(sum)) >= 0
              || left.getFirst().max(left.getLast()).compareTo(BigInteger.valueOf(greatest)) > 0;
          seen[WON] = !seen[STRANGE]
              && outcomes[left.getLast().intValueExact()][left.getFirst().intValueExact()].equals(Outcome.P);
          return !seen[STRANGE] && !seen[WON];
        });
        if (seen[STRANGE])
          return Optional.empty();
        boolean won = seen[MOVED] ? seen[WON] : convention == Convention.MISERE;
        outcomes[tokens - x][x] = won ? Outcome.N : Outcome.P;
      }
    return Optional.of(Arrays.stream(outcomes, 0, side).map(row -> Arrays.copyOf(row, side)).toArray(Outcome[][]::new));
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
