package org.grundy.solve.outcome;

import org.grundy.effort.Budget;
import org.grundy.solve.key.Mixer;

/**
 * Results of positions met before, in as much memory as a budget allows; then the newest replace the oldest of their
 * bucket. Every entry holds the whole key, so a result is never another position's. An entry takes 8 bytes; looking one up,
 * a cache miss.
 */
final class ResultTable {
  static final int UNKNOWN = 0;
  static final int LOST = 2;
  static final int WON = 3;

  private static final int BUCKET_BITS = 2;
  private static final int BUCKET = 1 << BUCKET_BITS;
  private static final int FIRST_BITS = 12;
  private static final int MOST_BITS = 28;

  private final Mixer mixer;
  private final Budget budget;
  /** How many bits of a mixed key say which bucket it is in. */
  private int bits;
  /** Each entry is the rest of a mixed key, then {@link #LOST} or {@link #WON} in two bits; 0 if free. The newest is first. */
  private long[] entries;
  private long count;
  private boolean full;

  /** @param keyBits from 1 to 63 */
  ResultTable(int keyBits, Budget budget) {
    this.mixer = new Mixer(keyBits);
    this.budget = budget;
    this.bits = Math.min(FIRST_BITS, keyBits);
    this.entries = new long[BUCKET << bits];
    budget.reserve((long) Long.BYTES * entries.length);
  }

  /** {@link #UNKNOWN}, {@link #LOST} or {@link #WON} for the player to move. */
  int result(long key) {
    long mixed = mixer.mixed(key);
    long rest = mixed >>> bits;
    int bucket = bucket(mixed);
    for (int i = bucket; i < bucket + BUCKET; i++)
      if (entries[i] >>> 2 == rest && entries[i] != 0)
        return (int) (entries[i] & 3);
    return UNKNOWN;
  }

  private int bucket(long mixed) {
    return (int) (mixed & (1L << bits) - 1) << BUCKET_BITS;
  }

  /** Keeps the result of a position whose result was not known. */
  void put(long key, int result) {
    if (!full && 2 * ++count > entries.length)
      enlarge();
    long mixed = mixer.mixed(key);
    put(entries, bucket(mixed), mixed >>> bits << 2 | result);
  }

  private static void put(long[] entries, int bucket, long entry) {
    System.arraycopy(entries, bucket, entries, bucket + 1, BUCKET - 1);
    entries[bucket] = entry;
  }

  private void enlarge() {
    long bytes = (long) Long.BYTES * entries.length;
    if (bits == Math.min(MOST_BITS, mixer.bits()) || !budget.affords(4 * bytes)) {
      full = true;
      return;
    }
    budget.reserve(2 * bytes);
    var larger = new long[2 * entries.length];
    for (int i = entries.length - 1; i >= 0; i--)
      if (entries[i] != 0) {
        long rest = entries[i] >>> 2;
        int bucket = i >> BUCKET_BITS | (int) (rest & 1) << bits;
        put(larger, bucket << BUCKET_BITS, rest >>> 1 << 2 | entries[i] & 3);
      }
    entries = larger;
    bits++;
    budget.release(bytes);
  }

  void release() {
    budget.release((long) Long.BYTES * entries.length);
    entries = new long[0];
  }
}
