package org.grundy.solve.key;

import org.grundy.effort.Budget;

/**
 * An {@code int} of 0 or more for each word but 0, for several threads. Open addressing, at most two thirds full: 24 to 48
 * bytes for a word.
 *
 * <p>Only writers hold the lock. Words are read atomically, as on every 64-bit JVM, and a place is written once, so a
 * concurrent reader either finds a word's value or does not find it.
 */
public final class LongIntMap {
  /** Of a word without a value. */
  public static final int UNKNOWN = -1;

  /** Of place i at 2 i the word, 0 where the place is free, then the value plus 1, 0 while it is not there yet. */
  private volatile long[] entries = new long[1 << 8];
  private volatile int count;
  private final Budget budget;

  /** @param budget of whose memory larger tables are taken */
  public LongIntMap(Budget budget) {
    this.budget = budget;
  }

  /** How many words have a value. */
  public int count() {
    return count;
  }

  /** The value of a word, or {@link #UNKNOWN}. */
  public int get(long word) {
    long[] now = entries;
    int at = place(now, word);
    return now[at] == word ? (int) (now[at + 1] - 1) : UNKNOWN;
  }

  /** The place of a word, or where it would go. */
  private static int place(long[] entries, long word) {
    long mixed = word * 0x9E3779B97F4A7C15L;
    int mask = entries.length - 2;
    int at = (int) (mixed >>> 32 ^ mixed >>> 17) & mask;
    for (long found = entries[at]; found != word && found != 0; found = entries[at])
      at = at + 2 & mask;
    return at;
  }

  /** Adds a word, unless another thread has added it. */
  public synchronized void put(long word, int value) {
    long[] now = entries;
    if (3L * (count + 1) > now.length)
      now = enlarged(now);
    int at = place(now, word);
    if (now[at] == word)
      return;
    now[at + 1] = value + 1L;
    now[at] = word;
    count = count + 1;
  }

  private long[] enlarged(long[] old) {
    var larger = new long[budget.grown(old.length, 2L * old.length, Long.BYTES)];
    for (int i = 0; i < old.length; i += 2)
      if (old[i] != 0) {
        int at = place(larger, old[i]);
        larger[at] = old[i];
        larger[at + 1] = old[i + 1];
      }
    entries = larger;
    return larger;
  }
}
