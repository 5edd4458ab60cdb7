package org.grundy.solve.key;

import java.util.Arrays;

/** A list of words that grows. */
public final class LongList {
  public long[] items = new long[64];
  public int size;

  public void add(long item) {
    if (size == items.length)
      items = Arrays.copyOf(items, 2 * size);
    items[size++] = item;
  }

  public void clear() {
    size = 0;
  }
}
