package org.grundy.conjecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongUnaryOperator;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;

/**
 * Nim-values of heaps far beyond those whose values are computed one after another, where a heap leads to few others, as
 * with roots and quotients: the moves of each heap that can be reached are listed. A form that agrees with many values
 * may fail only there; the values of {@code replace n by sqrt(n) where n >= 2} do not change from 65536 to 2^32.
 *
 * <p>Time: that of listing at most {@value #MOST_OPTIONS} moves of at most {@value #MOST_HEAPS} heaps for each value.
 */
final class FarValues {
  private static final int MOST_OPTIONS = 64;
  private static final int MOST_HEAPS = 2000;
  /** After so many heaps in a row that lead to too many others, no more are tried. */
  private static final int MOST_MISSED = 4;
  private static final int AROUND = 1;

  /** That a heap leads to too many others. */
  private static final class TooMany extends Exception {
    private static final long serialVersionUID = 1;

    TooMany() {
      super(null, null, false, false);
    }
  }

  private final HeapGame game;
  private final long[] first;
  private final Budget budget;
  private final Map<Long, Long> known = new HashMap<>();

  /** @param first the values of heaps 0, 1, 2, &hellip; */
  FarValues(HeapGame game, long[] first, Budget budget) {
    this.game = game;
    this.first = first;
    this.budget = budget;
  }

  /**
   * The first heap tried whose value is not what a form says; empty when there is none among the heaps that lead to few
   * others. Tried are the powers of 2 and of 10 and their neighbours.
   *
   * @param ofValues whether the form tells values; otherwise it only tells 0 from others
   */
  OptionalLong wrong(LongUnaryOperator form, boolean ofValues) {
    int missed = 0;
    for (long heap : heaps()) {
      if (missed == MOST_MISSED)
        break;
      try {
        OptionalLong value = value(heap);
        missed = value.isEmpty() ? missed + 1 : 0;
        if (value.isPresent()
            && form.applyAsLong(heap) != (ofValues ? value.getAsLong() : Math.min(1, value.getAsLong())))
          return OptionalLong.of(heap);
      } catch (ArithmeticException _) {
        missed++;
      } catch (BudgetSpent spent) {
        if (spent.limit() == BudgetSpent.Limit.CANCELLED)
          throw spent;
        break;
      }
    }
    return OptionalLong.empty();
  }

  /** The value of a heap that {@link #wrong} has found. */
  long known(long heap) {
    return Objects.requireNonNull(known.get(heap));
  }

  private SortedSet<Long> heaps() {
    var heaps = new TreeSet<Long>();
    for (int base : new int[]{2, 10})
      for (long power = 1; power <= Long.MAX_VALUE / base; power *= base)
        for (long heap = power - AROUND; heap <= power + AROUND; heap++)
          if (heap >= first.length && heap <= game.greatest())
            heaps.add(heap);
    return heaps;
  }

  /** The value of a heap; empty when it leads to too many others, or its moves cannot be listed. */
  OptionalLong value(long heap) {
    try {
      return OptionalLong.of(computed(heap));
    } catch (TooMany | BadInput _) {
      return OptionalLong.empty();
    }
  }

  private long computed(long heap) throws TooMany {
    if (heap < first.length)
      return first[(int) heap];
    Deque<Long> open = new ArrayDeque<>(List.of(heap));
    var options = new HashMap<Long, List<long[]>>();
    while (!open.isEmpty()) {
      long top = open.peek();
      List<long[]> listed = options.get(top);
      if (listed == null) {
        if (options.size() == MOST_HEAPS)
          throw new TooMany();
        listed = options(top);
        options.put(top, listed);
        for (long[] sizes : listed)
          for (long size : sizes)
            if (size >= first.length && !known.containsKey(size))
              open.push(size);
      } else {
        open.pop();
        known.put(top, mex(listed));
      }
    }
    return known(heap);
  }

  private List<long[]> options(long heap) throws TooMany {
    var found = new ArrayList<long[]>();
    boolean[] all = {true};
    game.from(heap, Become.charging(budget::charge, sizes -> {
      budget.charge(1);
      all[0] = found.size() < MOST_OPTIONS;
      found.add(sizes.clone());
      return all[0];
    }));
    if (!all[0])
      throw new TooMany();
    return found;
  }

  private long mex(List<long[]> options) {
    var met = new BitSet();
    for (long[] sizes : options) {
      long sum = 0;
      for (long size : sizes)
        sum ^= size < first.length ? first[(int) size] : known(size);
      if (sum <= MOST_OPTIONS)
        met.set((int) sum);
    }
    return met.nextClearBit(0);
  }
}
