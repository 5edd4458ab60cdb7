package org.grundy.solve.outcome;

import org.grundy.effort.Budget;
import org.grundy.solve.engine.SearchResults;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.Mixer;

/**
 * A table for keys of one word. An entry takes 8 bytes; looking one up, a cache miss. Since an entry is one word, it is read
 * and written whole. One that is written while the table grows, or into a bucket that another thread writes, may be lost;
 * then it is found again.
 */
final class PackedTable extends ResultTable {
  private static final int MOST_BITS = 28;

  private final Mixer mixer;
  private volatile Entries entries;

  /**
   * Each entry is the rest of a mixed key, then the result in two bits; 0 if free. The newest of a bucket
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

  /** @param keyBits from 1 to 64 */
  PackedTable(int keyBits, Budget budget) {
    super(budget, Math.min(MOST_BITS, keyBits));
    this.mixer = new Mixer(keyBits);
    int bits = firstBits(keyBits);
    this.entries = new Entries(new long[BUCKET << bits], bits);
    reserve(entries.bytes());
  }

  @Override
  int result(long[] keys, int at) {
    return entries.result(mixer.mixed(keys[at]));
  }

  @Override
  void results(LongList keys, Batch batch) {
    batch.ensure(keys.size);
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

  @Override
  void put(long[] keys, int at, int result) {
    countOne();
    if (isCrowded(entries.words.length))
      enlarge();
    Entries now = entries;
    long mixed = mixer.mixed(keys[at]);
    now.put(now.bucket(mixed), mixed >>> now.bits << 2 | result);
  }

  private synchronized void enlarge() {
    Entries now = entries;
    if (!isCrowded(now.words.length) || !mayDouble(now.bits, now.bytes()))
      return;
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
    released(now.bytes());
  }

  @Override
  void each(SearchResults.Reader out) {
    Entries now = entries;
    for (int i = 0; i < now.words.length; i++) {
      long entry = now.words[i];
      if (entry != 0)
        out.result(mixer.key(entry >>> 2 << now.bits | i >> BUCKET_BITS), 0, (entry & 3) == WON);
    }
  }

  @Override
  void release() {
    released(entries.bytes());
    entries = new Entries(new long[0], 0);
  }
}
