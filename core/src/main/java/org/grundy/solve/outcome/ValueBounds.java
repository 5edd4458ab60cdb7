package org.grundy.solve.outcome;

/**
 * Simple games that a value is compared with: a number x, and x ± y for some switches ±y. The bounds of a value are the
 * greatest x for which Left wins the value minus x ± y, by moving second, so that the value is at least x ± y, and by moving
 * first. Those of one kind are packed into an {@code int}, a byte for each of {@link #SWITCHES}, the first the lowest: x in
 * quarters, plus {@link #BIAS}.
 *
 * <p>The bounds of n cells lie between -4n - 5 and 4n + 4 quarters, so they fit into bytes up to n = 30. The bounds of a
 * value follow from those of its options: of Left's options those with Left moving second, of Right's those with Left moving
 * first. An object collects these for one value after another.
 */
final class ValueBounds {
  /** The y of each switch, in quarters; the first stands for none. At most two, because tables keep them in a char. */
  static final int[] SWITCHES = {0, 4};
  /** What is added to each bound, so that it is not negative. */
  static final int BIAS = 1 << Byte.SIZE - 1;

  private static final int BYTE = (1 << Byte.SIZE) - 1;
  private static final int QUARTERS = 4;

  /** The most of Left's options, and the least of Right's, for each switch. */
  private final int[] most = new int[SWITCHES.length];
  private final int[] least = new int[SWITCHES.length];
  private int second;
  private int first;

  /** The x of a switch, in quarters. */
  static int bound(int bounds, int index) {
    return (bounds >>> Byte.SIZE * index & BYTE) - BIAS;
  }

  /** Begins a value without options. */
  void clear() {
    for (int i = 0; i < SWITCHES.length; i++) {
      most[i] = -BIAS;
      least[i] = BIAS - 1;
    }
  }

  /** Adds an option of Left's, with its bounds when Left moves second. */
  void addLeft(int bounds) {
    for (int i = 0; i < SWITCHES.length; i++)
      most[i] = Math.max(most[i], bound(bounds, i));
  }

  /** Adds an option of Right's, with its bounds when Left moves first. */
  void addRight(int bounds) {
    for (int i = 0; i < SWITCHES.length; i++)
      least[i] = Math.min(least[i], bound(bounds, i));
  }

  /** Finds the bounds from those of the options. */
  void make() {
    int number = second(most[0], least[0]);
    int above = first(most[0], least[0]);
    second = number + BIAS;
    first = above + BIAS;
    for (int i = 1; i < SWITCHES.length; i++) {
      // the switch is a move of both players as well
      int left = Math.max(most[i], number + SWITCHES[i]);
      int right = Math.min(least[i], above - SWITCHES[i]);
      second |= second(left, right) + BIAS << Byte.SIZE * i;
      first |= first(left, right) + BIAS << Byte.SIZE * i;
    }
  }

  /** The bounds when Left moves second. */
  int second() {
    return second;
  }

  /** The bounds when Left moves first. */
  int first() {
    return first;
  }

  /** The greatest x that a game is at least, when its bounds after a move are these. */
  private static int second(int left, int right) {
    return left >= right ? right : simplest(left, right);
  }

  /** The same for which Left wins by moving first. */
  private static int first(int left, int right) {
    return left >= right ? left : simplest(left, right) - 1;
  }

  /** The simplest number above one and not above another. */
  private static int simplest(int above, int most) {
    if (above < 0 && most >= 0)
      return 0;
    for (int unit = QUARTERS; unit > 1; unit /= 2) {
      int number = above < 0 ? most & -unit : (above & -unit) + unit;
      if (number > above && number <= most)
        return number;
    }
    return above < 0 ? most : above + 1;
  }
}
