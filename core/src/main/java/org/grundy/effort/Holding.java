package org.grundy.effort;

/**
 * The memory of many small objects together, reserved in blocks of {@value #BLOCK} bytes. Adding to it costs a
 * subtraction and a comparison.
 */
public final class Holding {
  /** Bytes of a pointer, or of an element of a list. */
  public static final int POINTER = 8;
  /** Bytes of an object or array besides its fields or elements. */
  public static final int OBJECT = 16;
  /** Bytes of a hash map entry, with its place in the table and a boxed number. */
  public static final int ENTRY = 64;

  private static final long BLOCK = 1 << 13;

  private final Budget budget;
  private long reserved;
  private long left;

  public Holding(Budget budget) {
    this.budget = budget;
  }

  /** @throws BudgetSpent when another block does not fit into the memory limit; then nothing is added */
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

  /** Removes bytes that were added. Their blocks are kept for later. */
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
