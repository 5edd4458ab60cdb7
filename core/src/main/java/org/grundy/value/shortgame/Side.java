package org.grundy.value.shortgame;

import java.util.Arrays;

/** The options of one player in a game that is being made: a growing, sortable list of handles. */
final class Side {
  private static final int SHORT = 24;

  int[] options = new int[16];
  int count;

  void clear() {
    count = 0;
  }

  void add(int option) {
    if (count == options.length)
      options = Arrays.copyOf(options, 2 * count);
    options[count++] = option;
  }

  void removeAt(int index) {
    options[index] = options[--count];
  }

  /** Ascending, each once. */
  void sort() {
    if (count > SHORT)
      Arrays.sort(options, 0, count);
    else
      for (int i = 1; i < count; i++) {
        int option = options[i];
        int j = i;
        for (; j > 0 && options[j - 1] > option; j--)
          options[j] = options[j - 1];
        options[j] = option;
      }
    int kept = 0;
    for (int i = 0; i < count; i++)
      if (kept == 0 || options[kept - 1] != options[i])
        options[kept++] = options[i];
    count = kept;
  }

  boolean is(int... expected) {
    if (count != expected.length)
      return false;
    for (int option : expected)
      if (!contains(option))
        return false;
    return true;
  }

  private boolean contains(int option) {
    for (int i = 0; i < count; i++)
      if (options[i] == option)
        return true;
    return false;
  }
}
