package org.grundy.solve.outcome;

import org.grundy.effort.Budget;
import org.grundy.solve.engine.SearchResults;
import org.grundy.solve.key.LongList;

/**
 * Results of positions met before, in as much memory as a budget allows; then the newest replace the oldest of their
 * bucket. Every entry holds the whole key, so a result is never another position's. Several threads may use a table.
 */
abstract class ResultTable {
  static final int UNKNOWN = 0;
  static final int LOST = 2;
  static final int WON = 3;

  protected static final int BUCKET_BITS = 2;
  protected static final int BUCKET = 1 << BUCKET_BITS;
  private static final int FIRST_BITS = 12;

  private final Budget budget;
  private final int mostBits;
  /** How many were put, or nearly that many where several threads do so. */
  private long count;
  private volatile boolean full;

  /** The results of some positions, with what one thread needs to look them up. */
  static final class Batch {
    byte[] results = new byte[Long.SIZE];
    long[] mixed = new long[Long.SIZE];
    /** Keeps the compiler from dropping reads that only bring entries into the cache. */
    @SuppressWarnings("unused") long touched;

    void ensure(int keys) {
      if (results.length < keys) {
        results = new byte[2 * keys];
        mixed = new long[2 * keys];
      }
    }
  }

  /** @param mostBits the most bits that say which bucket an entry is in */
  ResultTable(Budget budget, int mostBits) {
    this.budget = budget;
    this.mostBits = mostBits;
  }

  /** @param keyBits from 1 to 128 */
  static ResultTable of(int keyBits, Budget budget) {
    return keyBits <= Long.SIZE ? new PackedTable(keyBits, budget) : new WideTable(budget);
  }

  /** How many bits say which bucket an entry of a new table is in. */
  protected static int firstBits(int keyBits) {
    return Math.min(FIRST_BITS, keyBits);
  }

  /**
   * {@link #UNKNOWN}, {@link #LOST} or {@link #WON} for the player to move.
   *
   * @param keys has the key
   * @param at   where it begins
   */
  abstract int result(long[] keys, int at);

  /**
   * Looks several positions up. They take much less time together than one by one, because their cache misses overlap.
   *
   * @param batch gets a result for each key
   */
  abstract void results(LongList keys, Batch batch);

  /** Keeps the result of a position whose result was not known. */
  abstract void put(long[] keys, int at, int result);

  /** Passes every result that is still kept. */
  abstract void each(SearchResults.Reader out);

  /** To be called for each entry. */
  protected final void countOne() {
    count++;
  }

  /** Whether a table with room for so many entries should grow. */
  protected final boolean isCrowded(int entries) {
    return 2 * count > entries && !full;
  }

  /**
   * Reserves memory for a table of twice the size.
   *
   * @param bits  that say which bucket an entry is in now
   * @param bytes of the table now
   * @return whether it may grow; otherwise it never will
   */
  protected final boolean mayDouble(int bits, long bytes) {
    full |= bits == mostBits || !budget.affords(4 * bytes);
    if (!full)
      budget.reserve(2 * bytes);
    return !full;
  }

  protected final void reserve(long bytes) {
    budget.reserve(bytes);
  }

  protected final void released(long bytes) {
    budget.release(bytes);
  }

  /** Gives the memory back. Nothing can be asked after that. */
  abstract void release();
}
