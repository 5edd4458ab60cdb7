package org.grundy.solve;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;

/**
 * The nim-values of single heaps of one game, filled upwards: each the mex of what the heap becomes. For an octal code
 * the period is looked for and proved, and then every heap is known.
 *
 * <p>Time: the moves of all heaps up to the one asked for, quadratic in its size for a splitting game; constant once a
 * period is proved. Space: an int for each heap.
 */
final class HeapTable {
  /** A period is looked for when the table has this many values, and at each doubling. */
  private static final int FIRST_LOOK = 256;
  /** A heap that needs a longer table is refused, unless a period turns up in the first {@value #TRIED} values. */
  private static final long LONGEST = 1L << 27;
  private static final int TRIED = 1 << 13;

  private final HeapGame game;
  private final Budget budget;
  private int[] values = new int[64];
  private int filled;
  private Optional<Evidence.Period> period = Optional.empty();
  private int nextLook = FIRST_LOOK;

  HeapTable(HeapGame game, Budget budget) {
    this.game = game;
    this.budget = budget;
  }

  /** A value and what it rests on. */
  record Value(int value, Evidence evidence) {
  }

  /**
   * Empty when a move does not make a heap smaller, so that the table cannot be filled upwards.
   *
   * @throws BadInput when the heap is too large for a table and no period is known
   */
  Optional<Value> value(long heap) {
    long wanted = game.code().isPresent() ? Math.max(heap, FIRST_LOOK) : heap;
    while (filled <= wanted && period.isEmpty()) {
      if (!fill())
        return Optional.empty();
      if (filled == nextLook) {
        period = game.code().flatMap(this::findPeriod);
        nextLook *= 2;
      }
      if (heap > LONGEST && period.isEmpty() && (filled > TRIED || !mayProveAPeriod()))
        throw BadInput
            .because("{0} has no known period, so its values must be computed one by one; expected a heap of at "
                + "most {1}, found {2}", game.name(), LONGEST, heap);
    }
    return Optional.of(period.isPresent() ? new Value(periodic(heap, period.get()), period.get())
        : new Value(values[(int) heap], new Evidence.Table(heap + 1)));
  }

  private int periodic(long heap, Evidence.Period period) {
    long folded = heap < period.from() ? heap : period.from() + (heap - period.from()) % period.period();
    return values[(int) folded];
  }

  private boolean fill() {
    int heap = filled;
    if (heap == values.length)
      values = Arrays.copyOf(values, 2 * heap);
    var seen = new BitSet();
    boolean[] smaller = {true};
    game.from(heap, sizes -> {
      budget.charge(1);
      int sum = 0;
      for (long size : sizes) {
        smaller[0] &= size >= 0 && size < heap;
        if (!smaller[0])
          return false;
        sum ^= values[(int) size];
      }
      seen.set(sum);
      return true;
    });
    if (!smaller[0])
      return false;
    values[heap] = seen.nextClearBit(0);
    filled++;
    return true;
  }

  private boolean mayProveAPeriod() {
    return game.code().filter(code -> code.isOctal() && code.finite()).isPresent();
  }

  /**
   * The least period that the values so far prove: an octal game whose code has its last digit at place k is periodic for
   * ever once G(n + p) = G(n) for n0 &le; n &le; 2 n0 + p + k. R. K. Guy and C. A. B. Smith, The G-values of various games,
   * Proc. Cambridge Phil. Soc. 52 (1956) 514-526, doi 10.1017/S0305004100031509.
   */
  private Optional<Evidence.Period> findPeriod(Code code) {
    if (!mayProveAPeriod())
      return Optional.empty();
    for (int p = 1; 2 * p < filled; p++) {
      int from = filled - p;
      while (from > 0 && values[from - 1] == values[from - 1 + p])
        from--;
      budget.charge(filled - p - from + 1);
      long needed = 2L * from + p + code.places();
      if (needed <= filled - 1 - p)
        return Optional.of(new Evidence.Period(from, p, needed));
    }
    return Optional.empty();
  }
}
