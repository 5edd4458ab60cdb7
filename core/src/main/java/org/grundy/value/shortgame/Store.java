package org.grundy.value.shortgame;

import java.util.Arrays;

/**
 * The canonical forms that are not {@linkplain Nus sums of a number, ups and a nimber}: each once, found by its options.
 * Handles are given in the order of making and stay.
 *
 * <p>A record is {@value #RECORD} ints, from {@code RECORD * handle}: the place of its options, how many Left has, how many
 * Right has, both stops (handles of numbers), the two words of the {@link Signature}, and the handle of the negative or
 * {@link #UNKNOWN}. Options lie in one array, Left's in ascending order, then Right's. The table holds
 * {@code hash << 32 | handle + 1} and is two thirds full at most. That is 32 bytes, 4 for each option and 12 to 24 of the table
 * for a value.
 */
final class Store {
  static final int UNKNOWN = -1;

  private static final int RECORD = 8;
  private static final int PLACE = 0;
  private static final int LEFTS = 1;
  private static final int RIGHTS = 2;
  private static final int LEFT_STOP = 3;
  private static final int RIGHT_STOP = 4;
  private static final int BELOW = 5;
  private static final int ABOVE = 6;
  private static final int NEGATIVE = 7;
  /** Both arrays have at most about 2^31 entries, and handles of stored values are below {@link Nus#WIDE}. */
  private static final int MOST_VALUES = (Integer.MAX_VALUE - 16) / RECORD;

  private int[] records = new int[RECORD << 10];
  private int[] options = new int[1 << 12];
  private long[] table = new long[1 << 11];
  private int count;
  private int used;
  private final Meter meter;

  Store(Meter meter) {
    this.meter = meter;
  }

  int count() {
    return count;
  }

  int leftCount(int handle) {
    return records[RECORD * handle + LEFTS];
  }

  int rightCount(int handle) {
    return records[RECORD * handle + RIGHTS];
  }

  int left(int handle, int index) {
    return options[records[RECORD * handle + PLACE] + index];
  }

  int right(int handle, int index) {
    return options[records[RECORD * handle + PLACE] + records[RECORD * handle + LEFTS] + index];
  }

  int leftStop(int handle) {
    return records[RECORD * handle + LEFT_STOP];
  }

  int rightStop(int handle) {
    return records[RECORD * handle + RIGHT_STOP];
  }

  int below(int handle) {
    return records[RECORD * handle + BELOW];
  }

  int above(int handle) {
    return records[RECORD * handle + ABOVE];
  }

  int negative(int handle) {
    return records[RECORD * handle + NEGATIVE];
  }

  void setNegative(int handle, int negative) {
    records[RECORD * handle + NEGATIVE] = negative;
  }

  private static int hash(int[] left, int lefts, int[] right, int rights) {
    long hash = lefts;
    for (int i = 0; i < lefts; i++)
      hash = (hash ^ left[i]) * 0x9E3779B97F4A7C15L;
    hash = (hash ^ 0x5555) * 0xD6E8FEB86659FD93L;
    for (int i = 0; i < rights; i++)
      hash = (hash ^ right[i]) * 0x9E3779B97F4A7C15L;
    return (int) (hash >>> 32 ^ hash >>> 7);
  }

  /** The value with these canonical options, in ascending order; {@link #UNKNOWN} when there is none. */
  int find(int[] left, int lefts, int[] right, int rights) {
    int mask = table.length - 1;
    int hash = hash(left, lefts, right, rights);
    for (int at = hash & mask; table[at] != 0; at = at + 1 & mask)
      if ((int) (table[at] >> Integer.SIZE) == hash && same((int) table[at] - 1, left, lefts, right, rights))
        return (int) table[at] - 1;
    return UNKNOWN;
  }

  private boolean same(int handle, int[] left, int lefts, int[] right, int rights) {
    int record = RECORD * handle;
    if (records[record + LEFTS] != lefts || records[record + RIGHTS] != rights)
      return false;
    int place = records[record + PLACE];
    for (int i = 0; i < lefts; i++)
      if (options[place + i] != left[i])
        return false;
    for (int i = 0; i < rights; i++)
      if (options[place + lefts + i] != right[i])
        return false;
    return true;
  }

  /** Adds a value that is not there yet. */
  int add(int[] left, int lefts, int[] right, int rights, int leftStop, int rightStop, long signature) {
    if (count == MOST_VALUES || used > Integer.MAX_VALUE - 16 - lefts - rights)
      throw new IllegalStateException("too many values");
    if (RECORD * (count + 1) > records.length)
      records = grown(records);
    while (used + lefts + rights > options.length)
      options = grown(options);
    if (3L * (count + 1) > 2L * table.length)
      enlargeTable();
    int record = RECORD * count;
    records[record + PLACE] = used;
    records[record + LEFTS] = lefts;
    records[record + RIGHTS] = rights;
    records[record + LEFT_STOP] = leftStop;
    records[record + RIGHT_STOP] = rightStop;
    records[record + BELOW] = (int) signature;
    records[record + ABOVE] = (int) (signature >>> Integer.SIZE);
    records[record + NEGATIVE] = UNKNOWN;
    System.arraycopy(left, 0, options, used, lefts);
    System.arraycopy(right, 0, options, used + lefts, rights);
    used += lefts + rights;
    place(count, hash(left, lefts, right, rights));
    return count++;
  }

  private int[] grown(int[] array) {
    int length = (int) Math.min(Integer.MAX_VALUE - 8L, array.length + (array.length >> 1) + 8L);
    meter.reserve((long) Integer.BYTES * length);
    return Arrays.copyOf(array, length);
  }

  private void place(int handle, int hash) {
    int mask = table.length - 1;
    int at = hash & mask;
    while (table[at] != 0)
      at = at + 1 & mask;
    table[at] = (long) hash << Integer.SIZE | handle + 1;
  }

  private void enlargeTable() {
    long[] old = table;
    meter.reserve(2L * Long.BYTES * old.length);
    table = new long[Math.multiplyExact(2, old.length)];
    for (long entry : old)
      if (entry != 0)
        place((int) entry - 1, (int) (entry >> Integer.SIZE));
  }
}
