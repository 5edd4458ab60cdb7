package org.grundy.solve.strong;

import java.util.Arrays;

/** A list of words that grows. */
final class LongList {
  long[] items = new long[64];
  int size;

  void add(long item) {
    if (size == items.length)
      items = Arrays.copyOf(items, 2 * size);
    items[size++] = item;
  }

  void clear() {
    size = 0;
  }
}
