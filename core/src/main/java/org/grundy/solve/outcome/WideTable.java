package org.grundy.solve.outcome;

import org.grundy.effort.Budget;
import org.grundy.solve.engine.SearchResults;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.Mixer;

/**
 * A table for keys of two words. The first word is mixed with the second, which undoes itself; part of it says which bucket
 * the entry is in. An entry takes 16 bytes. One thread at a time reads or writes, so that nobody sees half of an entry.
 */
final class WideTable extends ResultTable {
  private static final int MOST_BITS = 27;
  private static final int WORDS = 2;

  private final Mixer mixer = new Mixer(Long.SIZE);
  /**
   * Each entry is the rest of the mixed first word, then the result in two bits; 0 if free. The second word of the key
   * follows. The newest of a bucket is first.
   */
  private long[] entries;
  /** How many bits of a mixed word say which bucket it is in. */
  private int bits = firstBits(Long.SIZE);

  WideTable(Budget budget) {
    super(budget, MOST_BITS);
    this.entries = new long[WORDS * BUCKET << bits];
    reserve(bytes());
  }

  private long bytes() {
    return (long) Long.BYTES * entries.length;
  }

  private long mixed(long low, long high) {
    return mixer.mixed(low ^ mixer.mixed(high));
  }

  /** Where the bucket of a mixed word begins. */
  private int bucket(long mixed) {
    return (int) (mixed & (1L << bits) - 1) * WORDS * BUCKET;
  }

  private int result(long mixed, long high) {
    long rest = mixed >>> bits;
    int bucket = bucket(mixed);
    for (int i = bucket; i < bucket + WORDS * BUCKET; i += WORDS)
      if (entries[i] >>> 2 == rest && entries[i] != 0 && entries[i + 1] == high)
        return (int) (entries[i] & 3);
    return UNKNOWN;
  }

  @Override
  synchronized int result(long[] keys, int at) {
    return result(mixed(keys[at], keys[at + 1]), keys[at + 1]);
  }

  @Override
  synchronized void results(LongList keys, Batch batch) {
    int count = keys.size / WORDS;
    batch.ensure(count);
    long touched = 0;
    for (int i = 0; i < count; i++) {
      batch.mixed[i] = mixed(keys.items[WORDS * i], keys.items[WORDS * i + 1]);
      touched |= entries[bucket(batch.mixed[i])];
    }
    batch.touched = touched;
    for (int i = 0; i < count; i++)
      batch.results[i] = (byte) result(batch.mixed[i], keys.items[WORDS * i + 1]);
  }

  @Override
  synchronized void put(long[] keys, int at, int result) {
    countOne();
    if (isCrowded(entries.length / WORDS))
      enlarge();
    long mixed = mixed(keys[at], keys[at + 1]);
    put(bucket(mixed), mixed >>> bits << 2 | result, keys[at + 1]);
  }

  private void put(int bucket, long entry, long high) {
    System.arraycopy(entries, bucket, entries, bucket + WORDS, WORDS * (BUCKET - 1));
    entries[bucket] = entry;
    entries[bucket + 1] = high;
  }

  private void enlarge() {
    if (!mayDouble(bits, bytes()))
      return;
    released(bytes());
    long[] before = entries;
    entries = new long[2 * before.length];
    bits++;
    for (int i = before.length - WORDS; i >= 0; i -= WORDS)
      if (before[i] != 0) {
        long rest = before[i] >>> 2;
        int bucket = i / (WORDS * BUCKET) | (int) (rest & 1) << bits - 1;
        put(bucket * WORDS * BUCKET, rest >>> 1 << 2 | before[i] & 3, before[i + 1]);
      }
  }

  @Override
  synchronized void each(SearchResults.Reader out) {
    for (int i = 0; i < entries.length; i += WORDS)
      if (entries[i] != 0) {
        long high = entries[i + 1];
        long mixed = entries[i] >>> 2 << bits | i / (WORDS * BUCKET);
        out.result(mixer.key(mixed) ^ mixer.mixed(high), high, (entries[i] & 3) == WON);
      }
  }

  @Override
  synchronized void release() {
    released(bytes());
    entries = new long[0];
  }
}
