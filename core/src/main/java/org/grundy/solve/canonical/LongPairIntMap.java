package org.grundy.solve.canonical;

import java.lang.invoke.VarHandle;
import org.grundy.effort.Budget;
import org.grundy.solve.key.LongIntMap;

/**
 * An {@code int} of 0 or more for each pair of words, not both 0, for several threads. Pairs whose words both fit into 32 bits are
 * kept as one word: 24 to 48 bytes for each. Others by open addressing, at most two thirds full: 36 to 72 bytes for a pair.
 *
 * <p>Only writers hold the lock. The value is written after the pair, and a reader that finds a value checks the pair
 * again, so a half-written pair is never mistaken for another.
 */
final class LongPairIntMap {
  static final int UNKNOWN = -1;

  static final int WORDS = 3;

  /** Of place i from 3 i: the pair, 0 and 0 where the place is free, and the value plus 1, 0 while it is not there yet. */
  private volatile long[] entries = new long[WORDS << 7];
  private volatile int count;
  private final LongIntMap small;
  private final Budget budget;

  /** @param budget of whose memory larger tables are taken */
  LongPairIntMap(Budget budget) {
    this.budget = budget;
    this.small = new LongIntMap(budget);
  }

  int count() {
    return count + small.count();
  }

  /** The value of a pair, or {@link #UNKNOWN}. */
  int get(long low, long high) {
    if ((low | high) >>> Integer.SIZE == 0)
      return small.get(high << Integer.SIZE | low);
    long[] now = entries;
    int at = WORDS * place(now, low, high);
    long found = now[at + 2];
    VarHandle.loadLoadFence();
    return found != 0 && now[at] == low && now[at + 1] == high ? (int) (found - 1) : UNKNOWN;
  }

  /** The place of a pair, or where it would go. */
  static int place(long[] entries, long low, long high) {
    long mixed = (low * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(high, 29)) * 0xD6E8FEB86659FD93L;
    int mask = entries.length / WORDS - 1;
    int place = (int) (mixed >>> 32 ^ mixed >>> 17) & mask;
    while (true) {
      long foundLow = entries[WORDS * place];
      long foundHigh = entries[WORDS * place + 1];
      if (foundLow == low && foundHigh == high || (foundLow | foundHigh) == 0)
        return place;
      place = place + 1 & mask;
    }
  }

  /** Adds a pair, unless another thread has added it. */
  void put(long low, long high, int value) {
    if ((low | high) >>> Integer.SIZE == 0)
      small.put(high << Integer.SIZE | low, value);
    else
      synchronized (this) {
        long[] now = entries;
        if (3L * (count + 1) > 2L * (now.length / WORDS))
          now = enlarged(now);
        if (set(now, low, high, value + 1L))
          count = count + 1;
      }
  }

  /** Whether the pair is new. */
  private static boolean set(long[] entries, long low, long high, long value) {
    int at = WORDS * place(entries, low, high);
    if ((entries[at] | entries[at + 1]) != 0)
      return false;
    entries[at] = low;
    entries[at + 1] = high;
    VarHandle.storeStoreFence();
    entries[at + 2] = value;
    return true;
  }

  private long[] enlarged(long[] old) {
    var larger = new long[budget.grown(old.length, 2L * old.length, Long.BYTES)];
    for (int at = 0; at < old.length; at += WORDS)
      if ((old[at] | old[at + 1]) != 0)
        set(larger, old[at], old[at + 1], old[at + 2]);
    entries = larger;
    return larger;
  }
}
