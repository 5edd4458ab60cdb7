package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Numbers;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/**
 * The nim-values of all positions of two or more heaps up to some size. The size is the largest from a short list that
 * the steps allow, so it is the same on every machine.
 *
 * @param heaps  how many heaps
 * @param to     the largest
 * @param values of the position (x, y, z) at x + side (y + side z), side = to + 1
 * @param stopped the limit of the budget that kept the table from being larger
 */
record NimValueTable(int heaps, int to, int[] values, Optional<BudgetSpent.Limit> stopped) {
  private static final long STEPS = 60_000_000;
  private static final int BY_RAYS = 500;
  private static final int[] SIDES = {5, 12, 30, 80};
  private static final int[] CUBES = {3, 6, 12, 18};
  /** Of four to six heaps. */
  private static final int[] MORE = {2, 3, 4, 5, 6};
  private static final int MOST_CELLS = 3000;
  /** The fewest rows of a table of two heaps that tells something. */
  static final int FEWEST_ROWS = SIDES[0] + 1;

  private static int[] sides(int heaps) {
    return heaps == 2 ? SIDES
        : heaps == 3 ? CUBES
        : Arrays.stream(MORE).filter(side -> Math.pow(side, heaps) <= MOST_CELLS).toArray();
  }

  /**
   * The number of heaps in a game's positions: 2 to 6 where only that number is possible, 2 where others are too; else
   * 0.
   */
  static <P> int heapsOf(Ruleset<P> ruleset) {
    if (!(ruleset instanceof Impartial) || !(ruleset.notation() instanceof Numbers<P> numbers))
      return 0;
    for (int heaps = 2; heaps <= PPositionForm.NAMES.size(); heaps++)
      try {
        if (numbers.position(Collections.nCopies(heaps, BigInteger.ZERO)) instanceof Heaps)
          return heaps;
      } catch (BadInput _) {
        // another number of heaps
      }
    return 0;
  }

  /** The largest table that the steps allow, with its memory reserved. */
  static NimValueTable of(Ruleset<?> ruleset, int heaps, Budget budget) {
    if (heaps == 2 && ruleset instanceof VectorGame game && game.kernel().rays().filter(r -> r.length > 1 && r[1])
        .isPresent())
      try {
        return kept(byTable(ruleset, BY_RAYS, budget.part(STEPS)), budget);
      } catch (BudgetSpent spent) {
        if (spent.limit() != BudgetSpent.Limit.WORK || budget.workLeft() == 0)
          throw spent;
      }
    return largest(heaps, ruleset, budget, (side, part) -> table(ruleset, heaps, side, part));
  }

  /** The largest table of a game in misère play; the value is 0 for P-positions and 1 for others. */
  static NimValueTable misere(Ruleset<?> ruleset, int heaps, Budget budget) {
    return largest(heaps, ruleset, budget, (side, part) -> {
      Optional<NimValueTable> listed = listed(ruleset, heaps, side, part);
      return listed.isPresent() ? listed
          : searched(ruleset, heaps, Math.min(side, heaps == 2 ? 40 : 12), Convention.MISERE, part);
    });
  }

  /** Fills a table of the heaps from 0 to one less than {@code side}; empty when that is not possible. */
  @FunctionalInterface
  private interface Filler {
    Optional<NimValueTable> fill(int side, Budget budget);
  }

  private static NimValueTable largest(int heaps, Ruleset<?> ruleset, Budget budget, Filler filler) {
    Optional<NimValueTable> last = Optional.empty();
    Budget part = budget.part(STEPS);
    for (int side : sides(heaps))
      try {
        Optional<NimValueTable> table = filler.fill(side, part);
        if (table.isEmpty())
          break;
        last = table;
      } catch (BudgetSpent spent) {
        spent.rethrowIfCancelled();
        if (last.isEmpty())
          throw spent;
        if (spent.limit() != BudgetSpent.Limit.WORK || budget.workLeft() == 0)
          return kept(last.get().stopped(spent.limit()), budget);
        break;
      }
    return last.map(table -> kept(table, budget))
        .orElseThrow(() -> BadInput.because("{0} could not be solved within the limits", ruleset.name()));
  }

  private NimValueTable stopped(BudgetSpent.Limit limit) {
    return new NimValueTable(heaps, to, values, Optional.of(limit));
  }

  /** Whether the table is large enough to look for rules in it. */
  boolean tells() {
    return side() > sides(heaps)[0];
  }

  private static Optional<NimValueTable> table(Ruleset<?> ruleset, int heaps, int side, Budget budget) {
    if (heaps == 2)
      try {
        return Optional.of(byTable(ruleset, side - 1, budget));
      } catch (BadInput _) {
        // moves that put tokens on a heap may leave the table
      }
    return searched(ruleset, heaps, Math.min(side, heaps == 2 ? 40 : 12), Convention.NORMAL, budget);
  }

  private static NimValueTable byTable(Ruleset<?> ruleset, int to, Budget budget) {
    try (var scratch = budget.scratch()) {
      TwoHeapTable table = TwoHeapTable.of(ruleset, BigInteger.valueOf(to), scratch.budget());
      scratch.budget().reserve(bytes((to + 1L) * (to + 1L)));
      return from(table);
    }
  }

  private static long bytes(long cells) {
    return Integer.BYTES * cells;
  }

  private static NimValueTable kept(NimValueTable table, Budget budget) {
    budget.reserve(bytes(table.cells()));
    return table;
  }

  /** The cells by the sum of their heaps. */
  int[] bySum(Budget budget) {
    try (var scratch = budget.scratch()) {
      budget.charge(cells());
      scratch.budget().reserve(3L * Long.BYTES * cells());
      return LongStream.range(0, cells()).map(cell -> sum(position((int) cell)) << Integer.SIZE | cell).sorted()
          .mapToInt(both -> (int) both).toArray();
    }
  }

  private static NimValueTable from(TwoHeapTable table) {
    int side = table.to() + 1;
    int[] values = new int[side * side];
    for (int y = 0; y < side; y++)
      System.arraycopy(table.row(y), 0, values, side * y, side);
    return new NimValueTable(2, table.to(), values, Optional.empty());
  }

  /**
   * The table filled in order of the heaps' sum, when every move lowers the sum and none leaves the table; else empty.
   */
  private static <P> Optional<NimValueTable> listed(Ruleset<P> ruleset, int heaps, int side, Budget budget) {
    if (!(ruleset instanceof Impartial<P> game) || !(ruleset.notation() instanceof Numbers<P> notation))
      return Optional.empty();
    int[] values = new int[(int) Math.pow(side, heaps)];
    var table = new NimValueTable(heaps, side - 1, values, Optional.empty());
    for (int cell : table.bySum(budget)) {
      long[] at = table.position(cell);
      boolean[] seen = {false, false, true};
      budget.charge(1);
      game.moves(notation.position(numbers(at)), (to, _) -> {
        budget.charge(1);
        long[] left = notation.numbers(to).stream().mapToLong(BigInteger::longValueExact).toArray();
        seen[0] = true;
        seen[2] &= left.length == heaps && sum(left) < sum(at) && Arrays.stream(left).allMatch(heap -> heap < side);
        seen[1] |= seen[2] && table.lost(table.cell(left));
        return seen[2];
      });
      if (!seen[2])
        return Optional.empty();
      values[cell] = seen[0] && !seen[1] ? 0 : 1;
    }
    return Optional.of(table);
  }

  private static long sum(long[] heaps) {
    return Arrays.stream(heaps).sum();
  }

  private static List<BigInteger> numbers(long[] heaps) {
    return Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
  }

  /** The table filled by searching one position after another. */
  private static <P> Optional<NimValueTable> searched(Ruleset<P> ruleset, int heaps, int side, Convention convention,
      Budget budget) {
    try (var scratch = budget.scratch()) {
      return searched(ruleset, heaps, side, convention, new Solver(scratch.budget()));
    }
  }

  private static <P> Optional<NimValueTable> searched(Ruleset<P> ruleset, int heaps, int side, Convention convention,
      Solver solver) {
    Numbers<P> notation = (Numbers<P>) ruleset.notation();
    int[] values = new int[(int) Math.pow(side, heaps)];
    var table = new NimValueTable(heaps, side - 1, values, Optional.empty());
    for (int cell = 0; cell < values.length; cell++) {
      Position position = new Position.Single<>(ruleset, notation.position(numbers(table.position(cell))));
      if (convention == Convention.MISERE) {
        values[cell] = solver.decide(new Question(position, convention)).equals(Outcome.P) ? 0 : 1;
        continue;
      }
      values[cell] = solver.nimValue(position)
          .orElseThrow(() -> BadInput.because("the nim-value of {0} is not known", position.text())).intValueExact();
    }
    return Optional.of(table);
  }

  int side() {
    return to + 1;
  }

  int cells() {
    return values.length;
  }

  /** The heaps of a cell. */
  long[] position(int cell) {
    long[] at = new long[heaps];
    int rest = cell;
    for (int i = 0; i < heaps; i++) {
      at[i] = rest % side();
      rest /= side();
    }
    return at;
  }

  boolean lost(int cell) {
    return values[cell] == 0;
  }

  boolean lost(int x, int y) {
    return values[x + side() * y] == 0;
  }

  boolean lost(List<Long> at) {
    return lost(cell(at.stream().mapToLong(heap -> heap).toArray()));
  }

  /** Whether all heaps are interchangeable: swapping the first with another changes no value. */
  boolean alike() {
    for (int cell = 0; cell < values.length; cell++) {
      long[] at = position(cell);
      for (int i = 1; i < heaps; i++) {
        long[] other = at.clone();
        other[0] = at[i];
        other[i] = at[0];
        if (values[cell(other)] != values[cell])
          return false;
      }
    }
    return true;
  }

  private int cell(long[] at) {
    int cell = 0;
    for (int i = heaps - 1; i >= 0; i--)
      cell = cell * side() + (int) at[i];
    return cell;
  }

  private static boolean ascends(List<Long> at) {
    return IntStream.range(1, at.size()).allMatch(i -> at.get(i - 1) <= at.get(i));
  }

  /** The P-positions, sorted by their greatest heap, then by the heaps from the first on. */
  List<List<Long>> lost() {
    boolean alike = alike();
    var found = new ArrayList<List<Long>>();
    for (int cell = 0; cell < values.length; cell++)
      if (values[cell] == 0) {
        List<Long> at = Arrays.stream(position(cell)).boxed().toList();
        if (!alike || ascends(at))
          found.add(at);
      }
    found.sort(Comparator.<List<Long>, Long>comparing(Collections::max)
        .thenComparing(at -> at.get(0)).thenComparing(at -> at.get(1)));
    return found;
  }
}
