package org.grundy.solve.strong;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.grundy.effort.Budget;

/**
 * A byte for each position of a tier. A position has at most 63 bits, and each move uses at least one of them up, so that
 * numbers of moves and nim-values are below 64. Several threads may write at once.
 *
 * @param bytes of heap memory, or of a file
 */
record Column(MemorySegment bytes) {
  /** @throws org.grundy.effort.BudgetSpent when there is no room for it */
  static Column of(int size, Budget budget) {
    budget.reserve(size);
    return new Column(MemorySegment.ofArray(new byte[size]));
  }

  int get(int index) {
    return bytes.get(ValueLayout.JAVA_BYTE, index);
  }

  void set(int index, int number) {
    bytes.set(ValueLayout.JAVA_BYTE, index, (byte) number);
  }

  /** Whether all numbers lie in a range. */
  boolean isWithin(int least, int most) {
    boolean within = true;
    for (long index = 0; within && index < bytes.byteSize(); index++) {
      int number = bytes.get(ValueLayout.JAVA_BYTE, index);
      within = least <= number && number <= most;
    }
    return within;
  }
}
