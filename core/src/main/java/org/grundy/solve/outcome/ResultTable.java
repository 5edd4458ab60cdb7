package org.grundy.solve.outcome;

import org.grundy.effort.Budget;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.Mixer;

/**
 * Results of positions met before, in as much memory as a budget allows; then the newest replace the oldest of their
 * bucket. Every entry holds the whole key, so a result is never another position's. An entry takes 8 bytes; looking one up,
 * a cache miss.
 *
 * <p>Several threads may use a table. An entry is one word, so it is read and written whole. One that is written while the
 * table grows, or into a bucket that another thread writes, may be lost; then it is found again.
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
  private volatile Entries entries;
  /** How many were put, or nearly that many where several threads do so. */
  private long count;
  private volatile boolean full;

  /**
   * Each entry is the rest of a mixed key, then {@link #LOST} or {@link #WON} in two bits; 0 if free. The newest of a bucket
   * is first.
   *
   * @param bits how many bits of a mixed key say which bucket it is in
   */
  private record Entries(long[] words, int bits) {
    int bucket(long mixed) {
      return (int) (mixed & (1L << bits) - 1) << BUCKET_BITS;
    }

    int result(long mixed) {
      long rest = mixed >>> bits;
      int bucket = bucket(mixed);
      for (int i = bucket; i < bucket + BUCKET; i++) {
        long entry = words[i];
        if (entry >>> 2 == rest && entry != 0)
          return (int) (entry & 3);
      }
      return UNKNOWN;
    }

    void put(int bucket, long entry) {
      System.arraycopy(words, bucket, words, bucket + 1, BUCKET - 1);
      words[bucket] = entry;
    }

    long bytes() {
      return (long) Long.BYTES * words.length;
    }
  }

  /** The results of some positions, with what one thread needs to look them up. */
  static final class Batch {
    byte[] results = new byte[Long.SIZE];
    private long[] mixed = new long[Long.SIZE];
    /** Keeps the compiler from dropping reads that only bring entries into the cache. */
    @SuppressWarnings("unused") private long touched;
  }

  /** @param keyBits from 1 to 64 */
  ResultTable(int keyBits, Budget budget) {
    this.mixer = new Mixer(keyBits);
    this.budget = budget;
    int bits = Math.min(FIRST_BITS, keyBits);
    this.entries = new Entries(new long[BUCKET << bits], bits);
    budget.reserve(entries.bytes());
  }

  /** {@link #UNKNOWN}, {@link #LOST} or {@link #WON} for the player to move. */
  int result(long key) {
    return entries.result(mixer.mixed(key));
  }

  /**
   * Looks several positions up. They take much less time together than one by one, because their cache misses overlap.
   *
   * @param batch gets a result for each key
   */
  void results(LongList keys, Batch batch) {
    if (batch.mixed.length < keys.size) {
      batch.mixed = new long[keys.items.length];
      batch.results = new byte[keys.items.length];
    }
    Entries now = entries;
    long[] mixed = batch.mixed;
    long touched = 0;
    for (int i = 0; i < keys.size; i++) {
      mixed[i] = mixer.mixed(keys.items[i]);
      touched |= now.words[now.bucket(mixed[i])];
    }
    batch.touched = touched;
    for (int i = 0; i < keys.size; i++)
      batch.results[i] = (byte) now.result(mixed[i]);
  }

  /** Keeps the result of a position whose result was not known. */
  void put(long key, int result) {
    if (!full && 2 * ++count > entries.words.length)
      enlarge();
    Entries now = entries;
    long mixed = mixer.mixed(key);
    now.put(now.bucket(mixed), mixed >>> now.bits << 2 | result);
  }

  private synchronized void enlarge() {
    Entries now = entries;
    if (full || 2 * count <= now.words.length)
      return;
    if (now.bits == Math.min(MOST_BITS, mixer.bits()) || !budget.affords(4 * now.bytes())) {
      full = true;
      return;
    }
    budget.reserve(2 * now.bytes());
    var larger = new Entries(new long[2 * now.words.length], now.bits + 1);
    for (int i = now.words.length - 1; i >= 0; i--) {
      long entry = now.words[i];
      if (entry != 0) {
        long rest = entry >>> 2;
        int bucket = i >> BUCKET_BITS | (int) (rest & 1) << now.bits;
        larger.put(bucket << BUCKET_BITS, rest >>> 1 << 2 | entry & 3);
      }
    }
    entries = larger;
    budget.release(now.bytes());
  }

  void release() {
    budget.release(entries.bytes());
    entries = new Entries(new long[0], 0);
  }
}
