package org.grundy.solve;

import java.util.Arrays;

/**
 * An {@code int} of 0 or more for each pair of words, not both 0. Open addressing, at most half full: 40 to 80 bytes for a
 * pair.
 */
final class PairTable {
  static final int UNKNOWN = -1;

  /** Of place i at 2 i and 2 i + 1; 0 and 0 where it is free. */
  private long[] pairs = new long[1 << 8];
  private int[] values = new int[1 << 7];
  private int count;

  int count() {
    return count;
  }

  /** The value of a pair, or {@link #UNKNOWN}. */
  int get(long low, long high) {
    int place = place(low, high);
    return pairs[2 * place] == low && pairs[2 * place + 1] == high ? values[place] : UNKNOWN;
  }

  /** Where a pair is, or would be. */
  private int place(long low, long high) {
    long mixed = (low * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(high, 29)) * 0xD6E8FEB86659FD93L;
    int mask = values.length - 1;
    int place = (int) (mixed >>> 32 ^ mixed >>> 17) & mask;
    while ((pairs[2 * place] != low || pairs[2 * place + 1] != high) && (pairs[2 * place] | pairs[2 * place + 1]) != 0)
      place = place + 1 & mask;
    return place;
  }

  void put(long low, long high, int value) {
    if (2 * ++count > values.length)
      enlarge();
    int place = place(low, high);
    pairs[2 * place] = low;
    pairs[2 * place + 1] = high;
    values[place] = value;
  }

  private void enlarge() {
    long[] oldPairs = pairs;
    int[] old = values;
    values = new int[Math.multiplyExact(2, old.length)];
    pairs = new long[Math.multiplyExact(2, oldPairs.length)];
    Arrays.fill(values, UNKNOWN);
    for (int i = 0; i < old.length; i++)
      if ((oldPairs[2 * i] | oldPairs[2 * i + 1]) != 0) {
        int place = place(oldPairs[2 * i], oldPairs[2 * i + 1]);
        pairs[2 * place] = oldPairs[2 * i];
        pairs[2 * place + 1] = oldPairs[2 * i + 1];
        values[place] = old[i];
      }
  }
}
