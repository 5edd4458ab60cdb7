package org.grundy.solve.region;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * Regions as they are collected, then sorted by {@link #mixed}, each once. 8 or 16 bytes for each, and as much again while
 * they are sorted. Sorting takes linear time, since mixed words are spread evenly.
 */
final class RegionList {
  /** Regions that share the highest bits of their mixed words, about. */
  private static final int TOGETHER_BITS = 2;
  /** Before so many are kept, sorting does not pay. */
  private static final int FEW = 1 << 16;

  private final Budget budget;
  private long[] lows = new long[16];
  private long[] highs;
  private final boolean wide;
  private int size;
  /** Those that are sorted and different, at the beginning. */
  private int sorted;

  /** @param wide whether regions have a second word */
  RegionList(boolean wide, Budget budget) {
    this.wide = wide;
    this.budget = budget;
    this.highs = new long[wide ? lows.length : 0];
    budget.reserve((wide ? 2L : 1L) * Long.BYTES * lows.length);
  }

  /** A word that tells regions apart almost always, and always if the second word is 0. */
  static long mixed(long low, long high) {
    long mixed = (low ^ Long.rotateLeft(high * 0xD6E8FEB86659FD93L, 32)) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 32) * 0x9E3779B97F4A7C15L;
  }

  int size() {
    return size;
  }

  long low(int index) {
    return lows[index];
  }

  long high(int index) {
    return wide ? highs[index] : 0;
  }

  void add(long low, long high) {
    if (size == lows.length) {
      if (size >= FEW && size - sorted >= size / 2)
        sort();
      if (size > lows.length / 4 * 3)
        enlarge();
    }
    lows[size] = low;
    if (wide)
      highs[size] = high;
    size++;
  }

  private void enlarge() {
    int length = budget.grown(lows.length, lows.length + 1L, wide ? 2 * Long.BYTES : Long.BYTES);
    lows = Arrays.copyOf(lows, length);
    if (wide)
      highs = Arrays.copyOf(highs, length);
  }

  /** Sorts the regions and drops repetitions. */
  void sort() {
    if (size == sorted)
      return;
    int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(size) - TOGETHER_BITS);
    long bytes = (wide ? 2L : 1L) * Long.BYTES * size + Integer.BYTES * ((1L << bits) + 1);
    budget.reserve(bytes);
    var ends = new int[(1 << bits) + 1];
    for (int i = 0; i < size; i++)
      ends[(int) (mixed(lows[i], high(i)) >>> Long.SIZE - bits) + 1]++;
    for (int block = 0; block < 1 << bits; block++)
      ends[block + 1] += ends[block];
    var lowsByBlock = new long[size];
    var highsByBlock = new long[wide ? size : 0];
    for (int i = 0; i < size; i++) {
      int at = ends[(int) (mixed(lows[i], high(i)) >>> Long.SIZE - bits)]++;
      lowsByBlock[at] = lows[i];
      if (wide)
        highsByBlock[at] = highs[i];
    }
    size = 0;
    for (int block = 0, from = 0; block < 1 << bits; from = ends[block++])
      take(lowsByBlock, highsByBlock, from, ends[block]);
    sorted = size;
    budget.release(bytes);
    budget.charge(sorted / 16 + 1L);
  }

  /** Takes a block, of which each region is put behind those that are less. */
  private void take(long[] fromLows, long[] fromHighs, int from, int to) {
    int begin = size;
    for (int i = from; i < to; i++) {
      long low = fromLows[i];
      long high = wide ? fromHighs[i] : 0;
      int at = size;
      while (at > begin && compare(low, high, lows[at - 1], high(at - 1)) < 0)
        at--;
      if (at > begin && lows[at - 1] == low && high(at - 1) == high)
        continue;
      System.arraycopy(lows, at, lows, at + 1, size - at);
      lows[at] = low;
      if (wide) {
        System.arraycopy(highs, at, highs, at + 1, size - at);
        highs[at] = high;
      }
      size++;
    }
  }

  private static int compare(long low, long high, long otherLow, long otherHigh) {
    int order = Long.compareUnsigned(mixed(low, high), mixed(otherLow, otherHigh));
    if (order == 0)
      order = Long.compareUnsigned(high, otherHigh);
    return order == 0 ? Long.compareUnsigned(low, otherLow) : order;
  }

  /** Gives the memory back. The list is empty then. */
  void release() {
    budget.release((wide ? 2L : 1L) * Long.BYTES * lows.length);
    lows = new long[0];
    highs = new long[0];
    size = 0;
    sorted = 0;
  }
}
