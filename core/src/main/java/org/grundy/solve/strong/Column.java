package org.grundy.solve.strong;

import org.grundy.effort.Budget;

/**
 * Numbers from 0 to 65,535, 0 at first, each in one byte, or in two once there is one above 255. Each is read and written
 * as a whole, also by several threads.
 */
final class Column {
  private static final int MOST_IN_ONE = 255;
  private static final int MOST = (1 << 16) - 1;

  private final int size;
  private final Budget budget;
  private byte[] narrow;
  private char[] wide = {};

  Column(int size, Budget budget) {
    this.size = size;
    this.budget = budget;
    budget.reserve(size);
    this.narrow = new byte[size];
  }

  /** Makes room for numbers up to {@code most}; no thread may use the column meanwhile. */
  void makeRoom(int most) {
    if (most > MOST)
      throw budget.outOfMemory();
    if (most <= MOST_IN_ONE || narrow.length < size)
      return;
    budget.reserve((long) Character.BYTES * size);
    wide = new char[size];
    for (int i = 0; i < size; i++)
      wide[i] = (char) (narrow[i] & 0xFF);
    narrow = new byte[0];
    budget.release(size);
  }

  int get(int index) {
    return wide.length == 0 ? narrow[index] & 0xFF : wide[index];
  }

  void set(int index, int number) {
    if (wide.length == 0)
      narrow[index] = (byte) number;
    else
      wide[index] = (char) number;
  }
}
