package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Amounts;
import org.grundy.phrase.Phrase;

/**
 * No heap breaks, and the numbers that may be taken are those of one set, finite or not, the same for every heap. A period
 * p of the values from n0 on, as far as these are computed, is one forever when
 *
 * <ol>
 * <li>no amount of the set has a remainder by p that leads from a heap to one of the same value, both from n0 on;
 * <li>none that is large enough to lead from a heap beyond those that are computed to one below n0 has a remainder by p that
 * leads to the same value;
 * <li>of each remainder, every value less than that of the heap is reached by an amount that leads from all larger heaps
 * to one from n0 on.
 * </ol>
 *
 * <p>For then, by induction on n beyond the heaps that are computed, no option of n has the value that the period gives it,
 * and every smaller value is that of one: the value is their mex. Remainders of infinitely many amounts are known where
 * the set is made of powers, progressions and the like ({@link Amounts#remainders}), and there may be too many of them, not
 * too few, so that what is proved is right. A value that is reached below n0 alone, by ever larger amounts, proves nothing
 * here: remainders do not say which amounts there are.
 *
 * <p>Time: one step for each heap and amount that it holds; for a period its length times that of remainders. Space: an int
 * for each heap.
 */
final class AmountsEngine extends TabularEngine {
  /** Longer ones are not proved. */
  private static final int MOST_PERIOD = 4096;

  private final Amounts set;
  /** Those that heaps of the table hold. */
  private int[] amounts;
  /** By value: the last heap that reaches it, plus 1. */
  private int[] reached = new int[16];

  AmountsEngine(Amounts set) {
    this.set = set;
    amounts = set.upTo(values.length, _ -> {
    }).stream().toArray();
  }

  @Override
  void reserve(int room, Budget budget) {
    amounts = set.upTo(room, budget::charge).stream().toArray();
  }

  @Override
  public Phrase why() {
    return Phrase
        .of("no heap splits, and all heaps that are large enough allow the same amounts, so these are listed once");
  }

  @Override
  public boolean provesPeriods() {
    return true;
  }

  @Override
  int next(int heap, Budget budget) {
    int stamp = heap + 1;
    int count = 0;
    for (; count < amounts.length && amounts[count] <= heap; count++) {
      int value = values[heap - amounts[count]];
      if (value >= reached.length)
        reached = Arrays.copyOf(reached, budget.grown(reached.length, Math.max(value + 1L, 2L * value), Integer.BYTES));
      reached[value] = stamp;
    }
    budget.charge(count);
    int mex = 0;
    while (mex < reached.length && reached[mex] == stamp)
      mex++;
    return mex;
  }

  @Override
  Optional<Periodicity> proof(int filled, Budget budget) {
    var bound = new PeriodSearch.Bound() {
      private int failed;

      @Override
      public boolean excluded(int p) {
        // what fails for a period fails for its multiples, but for remainders that are known more exactly
        return failed > 0 && p % failed == 0;
      }

      @Override
      public long checkedTo(long from, long p) {
        if (from + 3 * p <= filled && lasts((int) from, (int) p, filled, budget))
          return filled - 1 - p;
        failed = failed == 0 ? (int) p : failed;
        return Long.MAX_VALUE;
      }
    };
    var found = PeriodSearch.find(PeriodSearch.of(values), filled, Math.min(filled / 3, MOST_PERIOD), filled / 2, bound,
        budget);
    if (found.period() == 0)
      return Optional.empty();
    int maximum = Arrays.stream(values, 0, (int) (found.from() + found.period())).max().orElse(0);
    return Optional.of(new Periodicity(Law.RECURRENT, 0, found.from(), found.period(), 0,
        filled - 1 - found.period(), maximum));
  }

  private boolean lasts(int from, int p, int filled, Budget budget) {
    Optional<BitSet> all = set.remainders(p, 0);
    Optional<BitSet> large = set.remainders(p, filled - from);
    if (all.isEmpty() || large.isEmpty())
      return false;
    budget.charge((long) p * all.get().cardinality() + (long) from * large.get().cardinality());
    for (int n = from; n < from + p; n++)
      for (int r = all.get().nextSetBit(0); r >= 0; r = all.get().nextSetBit(r + 1))
        if (values[n] == values[from + (n - from + r) % p])
          return false;
    for (int left = 0; left < from; left++)
      for (int r = large.get().nextSetBit(0); r >= 0; r = large.get().nextSetBit(r + 1))
        if (values[left] == values[from + Math.floorMod(left + r - from, p)])
          return false;
    return reachesAll(from, p, filled, budget);
  }

  private boolean reachesAll(int from, int p, int filled, Budget budget) {
    var remainders = new BitSet(p);
    for (int amount : amounts)
      if (amount <= filled - from)
        remainders.set(amount % p);
    budget.charge((long) p * remainders.cardinality());
    for (int n = from; n < from + p; n++) {
      var seen = new BitSet();
      for (int r = remainders.nextSetBit(0); r >= 0; r = remainders.nextSetBit(r + 1))
        seen.set(values[from + Math.floorMod(n - from - r, p)]);
      if (seen.nextClearBit(0) < values[n])
        return false;
    }
    return true;
  }
}
