package org.grundy.solve.strong;

import java.util.Arrays;

/** A list of words that grows. */
final class LongList {
  long[] items = new long[64];
  int size;
  private long[] scratch = {};

  void add(long item) {
    if (size == items.length)
      items = Arrays.copyOf(items, 2 * size);
    items[size++] = item;
  }

  /** Room for words, which keeps them until it is asked for again. */
  long[] scratch(int words) {
    if (scratch.length < words)
      scratch = new long[words];
    return scratch;
  }

  void clear() {
    size = 0;
  }
}
