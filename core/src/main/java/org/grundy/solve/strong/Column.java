package org.grundy.solve.strong;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.grundy.effort.Budget;

/**
 * A number from 0 for each position of a tier, in one byte or two. Several threads may write at once.
 *
 * @param bytes of heap memory, or of a file
 * @param width of a number: 1 for numbers to {@value Byte#MAX_VALUE}, or 2
 */
record Column(MemorySegment bytes, int width) {
  private static final ValueLayout.OfShort SHORTS = ValueLayout.JAVA_SHORT_UNALIGNED
      .withOrder(ByteOrder.LITTLE_ENDIAN);

  /** @throws org.grundy.effort.BudgetSpent when there is no room for it */
  static Column of(int size, int width, Budget budget) {
    long bytes = (long) width * size;
    if (bytes > Integer.MAX_VALUE - 8)
      throw budget.outOfMemory();
    budget.reserve(bytes);
    return new Column(MemorySegment.ofArray(new byte[(int) bytes]), width);
  }

  /** The greatest number. */
  int most() {
    return width == 1 ? Byte.MAX_VALUE : Short.MAX_VALUE;
  }

  int get(int index) {
    return width == 1 ? bytes.get(ValueLayout.JAVA_BYTE, index) : bytes.get(SHORTS, 2L * index);
  }

  void set(int index, int number) {
    if (width == 1)
      bytes.set(ValueLayout.JAVA_BYTE, index, (byte) number);
    else
      bytes.set(SHORTS, 2L * index, (short) number);
  }

  /** Whether all numbers lie in a range. */
  boolean isWithin(int least, int most) {
    boolean within = true;
    for (int index = 0; within && index < bytes.byteSize() / width; index++) {
      int number = get(index);
      within = least <= number && number <= most;
    }
    return within;
  }
}
