package org.grundy.solve.search;

import java.util.Arrays;

/** A list of numbers that grows. */
final class Numbers {
  private int[] items = new int[64];
  private int size;

  void add(int item) {
    if (size == items.length)
      items = Arrays.copyOf(items, 2 * size);
    items[size++] = item;
  }

  int[] all() {
    return Arrays.copyOf(items, size);
  }
}
