package org.grundy.solve;

import org.grundy.effort.Budget;

/** An {@code int} of 0 or more for each word but 0. Open addressing, at most two thirds full: 24 to 48 bytes for a word. */
final class WordTable {
  static final int UNKNOWN = -1;

  /** Of place i at 2 i the word, 0 where the place is free, then the value. */
  private long[] entries = new long[1 << 8];
  private int count;
  private final Budget budget;

  /** @param budget of whose memory larger tables are taken */
  WordTable(Budget budget) {
    this.budget = budget;
  }

  int count() {
    return count;
  }

  /** The value of a word, or {@link #UNKNOWN}. */
  int get(long word) {
    int at = place(word);
    return entries[at] != 0 ? (int) entries[at + 1] : UNKNOWN;
  }

  /** Where a word is, or would be. */
  private int place(long word) {
    long mixed = word * 0x9E3779B97F4A7C15L;
    int mask = entries.length - 2;
    int at = (int) (mixed >>> 32 ^ mixed >>> 17) & mask;
    while (entries[at] != word && entries[at] != 0)
      at = at + 2 & mask;
    return at;
  }

  /** Adds a word that is not there yet. */
  void put(long word, int value) {
    if (3L * ++count > entries.length)
      enlarge();
    int at = place(word);
    entries[at] = word;
    entries[at + 1] = value;
  }

  private void enlarge() {
    long[] old = entries;
    budget.reserve(2L * Long.BYTES * old.length);
    entries = new long[Math.multiplyExact(2, old.length)];
    for (int i = 0; i < old.length; i += 2)
      if (old[i] != 0) {
        int at = place(old[i]);
        entries[at] = old[i];
        entries[at + 1] = old[i + 1];
      }
  }
}
