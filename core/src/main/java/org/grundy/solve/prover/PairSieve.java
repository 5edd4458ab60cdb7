package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;

/**
 * The P-positions of two heaps up to a bound, where moves depend only on what they take. Each P-position marks the
 * pairs that can move to it, row by row as bit sets. Time: at most the number of P-positions times
 * bound<sup>2</sup>/64, less where moves take few different amounts, plus listing the moves of the largest pair. Space:
 * two tables of bound<sup>2</sup> bits.
 */
final class PairSieve {
  /** The largest bound; the sieve then takes seconds. */
  static final int LARGEST_BOUND = 10_500;

  private final HeapRules rules;
  private final int bound;
  private final boolean misere;
  private final Budget budget;
  /** Bit x of row y says that a move may take (x, y), and that (x, y) is won; 64 bits to a word. */
  private final long[][] taken;
  private final long[][] won;
  /** The words of each row of {@link #taken} that are not 0. */
  private final int[][] used;

  /** @param misere whether the player who makes the last move loses */
  PairSieve(HeapRules rules, int bound, boolean misere, Budget budget) {
    this.rules = rules;
    this.bound = bound;
    this.misere = misere;
    this.budget = budget;
    int words = bound / Long.SIZE + 1;
    budget.reserve(2L * Long.BYTES * words * (bound + 1));
    taken = new long[bound + 1][words];
    won = new long[bound + 1][words];
    used = new int[bound + 1][];
  }

  static boolean applies(HeapRules rules) {
    return rules.heaps() == 2 && rules.byAmounts();
  }

  /** Ordered by the second heap, then the first, which is no greater where order does not matter. */
  List<long[]> lost() {
    // From the largest pair every move can be made.
    rules.leads(Heaps.of(bound, bound), to -> {
      budget.charge(1);
      int x = bound - to.get(0).intValueExact();
      int y = bound - to.get(1).intValueExact();
      set(taken[y], x);
      if (rules.symmetric())
        set(taken[x], y);
      return false;
    });
    for (int y = 0; y <= bound; y++) {
      long[] row = taken[y];
      used[y] = IntStream.range(0, row.length).filter(i -> row[i] != 0).toArray();
    }
    var lost = new ArrayList<long[]>();
    for (int y = 0; y <= bound; y++)
      for (int x = 0; x <= (rules.symmetric() ? y : bound); x++)
        if ((won[y][x / Long.SIZE] >>> x & 1) == 0 && !(misere && ended(x, y))) {
          lost.add(new long[]{x, y});
          mark(x, y);
          if (rules.symmetric() && x != y)
            mark(y, x);
        }
    return lost;
  }

  private boolean ended(int x, int y) {
    return !rules.leads(Heaps.of(x, y), _ -> true);
  }

  private static void set(long[] row, int bit) {
    row[bit / Long.SIZE] |= 1L << bit;
  }

  /** Everything from which a move leads there. */
  private void mark(int x, int y) {
    int words = x / Long.SIZE;
    for (int more = 0; y + more <= bound; more++) {
      long[] from = taken[more];
      long[] to = won[y + more];
      budget.charge(used[more].length / Long.SIZE + 1);
      for (int word : used[more]) {
        int at = word + words;
        if (at >= to.length)
          break;
        to[at] |= from[word] << x;
        if (x % Long.SIZE != 0 && at + 1 < to.length)
          to[at + 1] |= from[word] >>> -x;
      }
    }
  }
}
