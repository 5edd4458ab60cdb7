package org.grundy.solve;

import org.grundy.effort.Budget;

/**
 * An {@code int} of 0 or more for each pair of words, not both 0. Pairs whose words both fit into 32 bits are kept as one word:
 * 24 to 48 bytes for each. Others by open addressing, at most two thirds full: 36 to 72 bytes for a pair.
 */
final class PairTable {
  static final int UNKNOWN = -1;

  private static final int WORDS = 3;

  /** Of place i from 3 i: the pair, 0 and 0 where the place is free, and the value. */
  private long[] entries = new long[WORDS << 7];
  private int places = 1 << 7;
  private int count;
  private final WordTable small;
  private final Budget budget;

  /** @param budget of whose memory larger tables are taken */
  PairTable(Budget budget) {
    this.budget = budget;
    this.small = new WordTable(budget);
  }

  int count() {
    return count + small.count();
  }

  /** The value of a pair, or {@link #UNKNOWN}. */
  int get(long low, long high) {
    if ((low | high) >>> Integer.SIZE == 0)
      return small.get(high << Integer.SIZE | low);
    int at = WORDS * place(low, high);
    return (entries[at] | entries[at + 1]) != 0 ? (int) entries[at + 2] : UNKNOWN;
  }

  /** Where a pair is, or would be. */
  private int place(long low, long high) {
    long mixed = (low * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(high, 29)) * 0xD6E8FEB86659FD93L;
    int mask = places - 1;
    int place = (int) (mixed >>> 32 ^ mixed >>> 17) & mask;
    while (true) {
      long foundLow = entries[WORDS * place];
      long foundHigh = entries[WORDS * place + 1];
      if (foundLow == low && foundHigh == high || (foundLow | foundHigh) == 0)
        return place;
      place = place + 1 & mask;
    }
  }

  /** Adds a pair that is not there yet. */
  void put(long low, long high, int value) {
    if ((low | high) >>> Integer.SIZE == 0) {
      small.put(high << Integer.SIZE | low, value);
      return;
    }
    if (3L * ++count > 2L * places)
      enlarge();
    set(low, high, value);
  }

  private void set(long low, long high, long value) {
    int at = WORDS * place(low, high);
    entries[at] = low;
    entries[at + 1] = high;
    entries[at + 2] = value;
  }

  private void enlarge() {
    long[] old = entries;
    budget.reserve(2L * Long.BYTES * old.length);
    entries = new long[Math.multiplyExact(2, old.length)];
    places = Math.multiplyExact(2, places);
    for (int at = 0; at < old.length; at += WORDS)
      if ((old[at] | old[at + 1]) != 0)
        set(old[at], old[at + 1], old[at + 2]);
  }
}
