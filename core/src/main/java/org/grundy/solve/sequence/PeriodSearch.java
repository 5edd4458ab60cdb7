package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.grundy.effort.Budget;

/**
 * Finds the least period at the end of a table that a law proves. A period is tried when the last few values recur at
 * that distance; then the tail that the law requires is compared, and finally the whole table backwards.
 *
 * <p>Time: one look at each half of the table's values, and one comparison of the tail for each recurrence of the last
 * {@value #GLIMPSE}. Space: none.
 */
public final class PeriodSearch {
  private static final int GLIMPSE = 32;
  /** Bytes up to which ranges of arrays are compared by intrinsics, which count them in an {@code int}. */
  private static final int FAR = Integer.MAX_VALUE - 64;

  private PeriodSearch() {
  }

  /** What a law demands. */
  @FunctionalInterface
  public interface Bound {
    /** The last n for which G(n + period) = G(n) must hold. */
    long checkedTo(long from, long period);

    /** Whether a period can be skipped, since the law would not allow it wherever it began. */
    default boolean excluded(@SuppressWarnings("unused") int period) {
      return false;
    }
  }

  /** {@code period} 0: none found. */
  public record Found(long from, long period) {
    static final Found NONE = new Found(0, 0);
  }

  /** An array of any kind of number. */
  @FunctionalInterface
  public interface Tail {
    /** Whether the {@code length} values before {@code end} equal those {@code back} earlier, or later where it is negative. */
    boolean recurs(int end, int length, int back);

    /** Whether values {@code i} and {@code j} are equal. */
    default boolean same(int i, int j) {
      return recurs(i + 1, 1, i - j);
    }

    /**
     * A distance from {@code p} to {@code most}, else one above it: none less is one at which the {@value #GLIMPSE} values
     * before {@code end} recur.
     */
    default int next(int end, int p, int most) {
      int next = p;
      while (next <= most && !same(end - 1, end - 1 - next))
        next++;
      return next;
    }
  }

  public static Tail of(int[] values) {
    return (end, length, back) -> near(end, back, FAR >> 2)
        ? Arrays.equals(values, end - length, end, values, end - length - back, end - back)
        : recurs(end, length, i -> values[i] == values[i - back]);
  }

  private static boolean near(int end, int back, int most) {
    return Math.max(end, (long) end - back) <= most;
  }

  /** The same where {@code Arrays.equals} would count bytes beyond the range of {@code int}. */
  private static boolean recurs(int end, int length, IntPredicate recurs) {
    for (int i = end - length; i < end; i++)
      if (!recurs.test(i))
        return false;
    return true;
  }

  /** Bytes, which are searched often, have a loop of their own. */
  public static Tail of(byte[] values) {
    return new Tail() {
      @Override
      public boolean recurs(int end, int length, int back) {
        return near(end, back, FAR) ? Arrays.equals(values, end - length, end, values, end - length - back, end - back)
            : PeriodSearch.recurs(end, length, i -> values[i] == values[i - back]);
      }

      @Override
      public int next(int end, int p, int most) {
        byte last = values[end - 1];
        int at = end - 1 - p;
        while (at >= end - 1 - most && values[at] != last)
          at--;
        return end - 1 - at;
      }
    };
  }

  public static Tail of(char[] values) {
    return (end, length, back) -> near(end, back, FAR >> 1)
        ? Arrays.equals(values, end - length, end, values, end - length - back, end - back)
        : recurs(end, length, i -> values[i] == values[i - back]);
  }

  /**
   * @param filled how many values there are
   * @param most   the greatest period to try, below {@code filled}
   * @param tail   values from {@code filled - tail} on are within every period that {@code bound} allows; 1 at least
   */
  public static Found find(Tail values, int filled, int most, int tail, Bound bound, Budget budget) {
    int greatest = Math.min(most, filled - tail);
    budget.charge(Math.max(0, greatest) / 16 + 1);
    for (int p = 0; (p = values.next(filled, p + 1, greatest)) <= greatest;) {
      int overlap = Math.min(tail, filled - p);
      if (bound.excluded(p) || !values.recurs(filled, Math.min(GLIMPSE, overlap), p))
        continue;
      budget.charge(overlap / 16 + 1);
      if (!values.recurs(filled, overlap, p))
        continue;
      int from = filled - p;
      while (from > 0 && values.same(from - 1, from - 1 + p))
        from--;
      budget.charge(filled - p - from + 1L);
      if (bound.checkedTo(from, p) <= filled - 1 - p)
        return new Found(from, p);
    }
    return Found.NONE;
  }
}
