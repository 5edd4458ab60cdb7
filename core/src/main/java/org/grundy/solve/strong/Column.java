package org.grundy.solve.strong;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.grundy.effort.Budget;

/**
 * Numbers from 0 to 65,535, 0 at first, each in one byte, or in two where there may be one above 255. Each is read and
 * written as a whole, also by several threads.
 */
final class Column {
  private static final ValueLayout.OfChar CHARS = ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final int MOST_IN_ONE = (1 << Byte.SIZE) - 1;
  private static final int MOST = (1 << Character.SIZE) - 1;

  /** Bytes of a number. */
  private final int width;
  private final MemorySegment numbers;

  /** Numbers that were written with the same greatest one. */
  Column(int most, MemorySegment numbers) {
    this.width = width(most);
    this.numbers = numbers;
  }

  /**
   * @param most the greatest number
   * @throws org.grundy.effort.BudgetSpent when there is no room for it
   */
  static Column of(int size, int most, Budget budget) {
    long bytes = bytes(size, most);
    if (most > MOST || bytes > Integer.MAX_VALUE - 8)
      throw budget.outOfMemory();
    budget.reserve(bytes);
    return new Column(most, MemorySegment.ofArray(new byte[(int) bytes]));
  }

  private static int width(int most) {
    return most > MOST_IN_ONE ? Character.BYTES : 1;
  }

  static long bytes(int size, int most) {
    return (long) size * width(most);
  }

  MemorySegment numbers() {
    return numbers;
  }

  int get(int index) {
    return width == 1 ? numbers.get(ValueLayout.JAVA_BYTE, index) & MOST_IN_ONE
        : numbers.get(CHARS, (long) Character.BYTES * index);
  }

  void set(int index, int number) {
    if (width == 1)
      numbers.set(ValueLayout.JAVA_BYTE, index, (byte) number);
    else
      numbers.set(CHARS, (long) Character.BYTES * index, (char) number);
  }
}
