package org.grundy.effort;

/**
 * What many small objects of a computation hold together, reserved in blocks of {@value #BLOCK} bytes: to add to it costs a
 * subtraction and a comparison.
 */
public final class Holding {
  /** As much as a pointer, an element of a list or of a table of pointers. */
  public static final int POINTER = 8;
  /** What an object or an array takes besides its fields or elements. */
  public static final int OBJECT = 16;
  /** An entry of a hash map, with its place in the table and a boxed number. */
  public static final int ENTRY = 64;

  private static final long BLOCK = 1 << 13;

  private final Budget budget;
  private long reserved;
  private long left;

  public Holding(Budget budget) {
    this.budget = budget;
  }

  /** @throws BudgetSpent when a block more does not fit into the limit on memory; then nothing is added */
  public void add(long bytes) {
    if (bytes > left)
      reserve(bytes);
    left -= bytes;
  }

  private void reserve(long bytes) {
    long blocks = Math.ceilDiv(bytes - left, BLOCK) * BLOCK;
    budget.reserve(blocks);
    reserved += blocks;
    left += blocks;
  }

  /** Takes back bytes that were added before. Their blocks are kept for what is added later. */
  public void remove(long bytes) {
    left += bytes;
  }

  /** Releases all of it, when the objects are dropped. */
  public void releaseAll() {
    budget.release(reserved);
    reserved = 0;
    left = 0;
  }
}
