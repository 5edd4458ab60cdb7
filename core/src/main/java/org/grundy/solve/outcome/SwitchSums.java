package org.grundy.solve.outcome;

import java.util.Arrays;

/**
 * What a sum of games is at least, for each y: a number with no switch left over, and one with one, since two switches ±y
 * cancel. Summands are given by {@link ValueBounds}.
 */
final class SwitchSums {
  static final int COUNT = ValueBounds.SWITCHES.length;
  /** Below every number, and so after some additions. */
  static final int NONE = -1 << 16;

  private final int[] even = new int[COUNT];
  private final int[] odd = new int[COUNT];

  void clear() {
    Arrays.fill(even, 0);
    Arrays.fill(odd, NONE);
  }

  /** Adds a summand with these bounds for a y. */
  void add(int index, int withEven, int withOdd) {
    int before = even[index];
    even[index] = Math.max(before + withEven, odd[index] + withOdd);
    odd[index] = Math.max(NONE, Math.max(before + withOdd, odd[index] + withEven));
  }

  /** Adds a summand. */
  void add(long bounds) {
    int number = ValueBounds.bound(bounds, 0);
    add(0, number, NONE);
    for (int i = 1; i < COUNT; i++)
      add(i, number, ValueBounds.bound(bounds, i));
  }

  /** Whether Left surely wins, moving first or second. */
  boolean wins(boolean moves) {
    for (int i = 0; i < COUNT; i++) {
      int y = ValueBounds.SWITCHES[i];
      if (moves ? even[i] > 0 || odd[i] + y >= 0 : even[i] >= 0 || odd[i] - y > 0)
        return true;
    }
    return false;
  }
}
