package org.grundy.solve.sequence;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.number.Scans;

/**
 * The values of m tokens in two heaps of different sizes, for the last few m. Values of the first pairs are found at
 * once, any other on demand by searching the pairs. A mex needs the values below it, which turn up soon, and the mex
 * itself, for which all pairs are searched, a vector of them in a step.
 *
 * <p>Time: for each m twenty steps for each value up to the greatest; for each value asked for, m / 64 steps at most.
 */
final class PairSets {
  private static final int PAIRS_FOR_A_VALUE = 20;
  private static final int FEWEST = 256;

  private final int kept;
  private final Scans scans;
  private final long[][] known;
  private final long[][] absent;
  /** The number of pairs, those with the smallest heaps, whose values are found at once. */
  private final int[] marked;
  private byte[] marks = new byte[64];

  /** @param kept how many m are remembered */
  PairSets(int kept, Scans scans) {
    this.kept = kept;
    this.scans = scans;
    known = new long[kept][1];
    absent = new long[kept][1];
    marked = new int[kept];
  }

  /**
   * Looks at the first pairs of m tokens.
   *
   * @param all     whether at all of them, so that {@link #known} is complete
   * @param maximum the greatest value
   */
  void begin(int m, int[] values, int maximum, boolean all, Budget budget) {
    int pairs = Math.max(0, (m - 1) / 2);
    int most = all ? pairs : Math.min(pairs, Math.max(FEWEST, PAIRS_FOR_A_VALUE * maximum));
    budget.charge(most + 1L);
    int size = 2 * Integer.highestOneBit(maximum | 32);
    int shorter = known[m % kept].length;
    if (size / 64 > shorter)
      budget.reserve(2L * Long.BYTES * (size / 64 - shorter));
    if (marks.length < size)
      marks = new byte[size];
    mark(values, m, most, marks);
    var set = new long[Math.max(shorter, size / 64)];
    for (int i = 0; i < size; i++) // without branches: which values occur is hard to predict
      set[i >> 6] |= (long) marks[i] << i;
    Arrays.fill(marks, 0, size, (byte) 0);
    known[m % kept] = set;
    absent[m % kept] = new long[set.length];
    marked[m % kept] = most;
  }

  private static void mark(int[] values, int m, int most, byte[] marks) {
    for (int a = 1, b = m - 1; a <= most; a++, b--)
      marks[values[a] ^ values[b]] = 1;
  }

  /** The values of m tokens as far as they were looked for; m is one of the last few. */
  long[] known(int m) {
    return known[m % kept];
  }

  /** Whether m tokens have a value, in words of {@link #known} or beyond it. */
  boolean has(int m, int value, Values values, Budget budget) {
    int at = m % kept;
    if (value >> 6 >= known[at].length)
      return false;
    if ((known[at][value >> 6] >>> value & 1) != 0)
      return true;
    int pairs = Math.max(0, (m - 1) / 2);
    if (marked[at] >= pairs || (absent[at][value >> 6] >>> value & 1) != 0)
      return false;
    int found = values.pair(scans, m, marked[at] + 1, pairs, value);
    budget.charge(((found < 0 ? pairs : found) - marked[at] >> 5) + 1L);
    (found < 0 ? absent : known)[at][value >> 6] |= 1L << value;
    return found >= 0;
  }

  /** Values as far as they are computed, also as two bytes each while they fit, upwards and downwards. */
  static final class Values {
    private static final int WIDEST = 1 << 16;

    private int[] wide;
    private char[] narrow;
    /** {@code mirror[mirror.length - 1 - n]} is {@code narrow[n]}, so that pairs are read in the same order. */
    private char[] mirror;
    private boolean fit = true;

    Values(int room) {
      wide = new int[room];
      narrow = new char[room];
      mirror = new char[room];
    }

    int[] wide() {
      return wide;
    }

    int get(int heap) {
      return wide[heap];
    }

    void set(int heap, int value, Budget budget) {
      if (heap >= wide.length)
        grow(2L * heap, budget);
      wide[heap] = value;
      narrow[heap] = (char) value;
      mirror[mirror.length - 1 - heap] = (char) value;
      fit &= value < WIDEST;
    }

    /** Makes room for at least this many values. */
    void grow(long room, Budget budget) {
      if (room <= wide.length)
        return;
      int longer = budget.grown(wide.length, room, Integer.BYTES + 2 * Character.BYTES);
      wide = Arrays.copyOf(wide, longer);
      narrow = Arrays.copyOf(narrow, longer);
      char[] shorter = mirror;
      mirror = new char[longer];
      System.arraycopy(shorter, 0, mirror, mirror.length - shorter.length, shorter.length);
    }

    private int pair(Scans scans, int sum, int from, int to, int value) {
      if (fit)
        return value < WIDEST ? scans.match(mirror, mirror.length - 1 - sum, narrow, from, to, (char) value) : -1;
      for (int a = from; a <= to; a++)
        if ((wide[a] ^ wide[sum - a]) == value)
          return a;
      return -1;
    }
  }
}
