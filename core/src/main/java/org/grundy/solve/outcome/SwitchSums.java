package org.grundy.solve.outcome;

import java.util.Arrays;

/**
 * What a sum of games is at least, for each y: a number with no switch left over, and one with one, since two switches ±y
 * cancel; and the same after one move of Left's in one of the games. Summands are given by {@link ValueBounds}.
 */
final class SwitchSums {
  static final int COUNT = ValueBounds.SWITCHES.length;
  /** Below every number, and so after some additions. */
  static final int NONE = -1 << 16;

  /** More than moves usually gain, in quarters. */
  private static final int MOST_GAIN = 8;

  private final int[] even = new int[COUNT];
  private final int[] odd = new int[COUNT];
  private final int[] evenMoved = new int[COUNT];
  private final int[] oddMoved = new int[COUNT];

  void clear() {
    Arrays.fill(even, 0);
    Arrays.fill(odd, NONE);
    Arrays.fill(evenMoved, NONE);
    Arrays.fill(oddMoved, NONE);
  }

  /** Adds a summand with these bounds for a y: with an even and an odd number of switches, and the same after a move. */
  void add(int index, int withEven, int withOdd, int withEvenMoved, int withOddMoved) {
    int wasEven = even[index];
    int wasOdd = odd[index];
    int wasEvenMoved = evenMoved[index];
    int wasOddMoved = oddMoved[index];
    even[index] = most(wasEven + withEven, wasOdd + withOdd);
    odd[index] = most(wasEven + withOdd, wasOdd + withEven);
    evenMoved[index] = most(most(wasEvenMoved + withEven, wasOddMoved + withOdd),
        most(wasEven + withEvenMoved, wasOdd + withOddMoved));
    oddMoved[index] = most(most(wasEvenMoved + withOdd, wasOddMoved + withEven),
        most(wasEven + withOddMoved, wasOdd + withEvenMoved));
  }

  private static int most(int one, int other) {
    return Math.max(NONE, Math.max(one, other));
  }

  /**
   * Adds a summand.
   *
   * @param second its bounds when Left moves second
   * @param first  and when Left moves first
   */
  void add(int second, int first) {
    for (int i = 0; i < COUNT; i++)
      add(i, ValueBounds.bound(second, 0), hot(second, i), ValueBounds.bound(first, 0), hot(first, i));
  }

  /** The bound with a switch, if there is one. */
  private static int hot(int bounds, int index) {
    return index == 0 ? NONE : ValueBounds.bound(bounds, index);
  }

  /** Whether one move of Left's may make up for what is missing. */
  boolean isClose() {
    return Math.max(even[0], Math.max(even[COUNT - 1], odd[COUNT - 1])) >= -MOST_GAIN;
  }

  /** Whether Left surely wins, moving first or second. */
  boolean wins(boolean moves) {
    for (int i = 0; i < COUNT; i++)
      if (moves ? winsFirst(i) : winsSecond(even[i], odd[i], i))
        return true;
    return false;
  }

  private boolean winsFirst(int index) {
    return even[index] > 0 || odd[index] + ValueBounds.SWITCHES[index] >= 0
        || winsSecond(evenMoved[index], oddMoved[index], index);
  }

  private static boolean winsSecond(int withEven, int withOdd, int index) {
    return withEven >= 0 || withOdd - ValueBounds.SWITCHES[index] > 0;
  }
}
