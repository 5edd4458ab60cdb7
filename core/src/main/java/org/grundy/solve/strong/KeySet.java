package org.grundy.solve.strong;

import org.grundy.effort.Budget;

/**
 * Sorted mixed keys. Because they are spread evenly, their highest bits tell where to look: finding one costs two cache
 * misses, whatever the number of keys. Before looking up many keys, ask {@link #start} for each, so that the misses overlap.
 * A key takes 8 to 9 bytes.
 */
final class KeySet {
  /** About so many keys have the same highest bits. */
  private static final int TOGETHER_BITS = 3;

  private final long[] keys;
  /** Where the keys with each of the highest bits begin, and the end. */
  private final int[] starts;
  private final int shift;

  /** @param keys ascending, all different */
  KeySet(long[] keys, int bits, Budget budget) {
    this.keys = keys;
    int high = Math.clamp(Integer.SIZE - Integer.numberOfLeadingZeros(keys.length) - TOGETHER_BITS, 0, bits);
    this.shift = bits - high;
    budget.reserve(Integer.BYTES * ((1L << high) + 1));
    this.starts = new int[(1 << high) + 1];
    for (long key : keys)
      starts[(int) (key >>> shift) + 1]++;
    for (int i = 1; i < starts.length; i++)
      starts[i] += starts[i - 1];
  }

  static KeySet empty(Budget budget) {
    return new KeySet(new long[0], 1, budget);
  }

  int size() {
    return keys.length;
  }

  long get(int index) {
    return keys[index];
  }

  /** Where to look for a key. */
  int start(long key) {
    return starts[(int) (key >>> shift)];
  }

  /** The place of a key at or soon after its {@link #start}; negative when it is not there. */
  int find(long key, int start) {
    for (int i = start; i < keys.length && keys[i] <= key; i++)
      if (keys[i] == key)
        return i;
    return -1;
  }
}
