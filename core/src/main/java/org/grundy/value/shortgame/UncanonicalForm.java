package org.grundy.value.shortgame;

import java.util.Arrays;

/**
 * A game that is being made and is not a number. It is compared with values by the definition before it has a handle.
 * Reducing its options does not change its value, so its stops and its signature stay too, and results are cached until
 * the next {@link #begin}.
 */
final class UncanonicalForm {
  private static final int PLACES = 1 << 11;
  private static final int FEW = 4;

  final Side left = new Side();
  final Side right = new Side();

  private final NumberUpStars nus;
  private final ValueComparator comparison;
  private final Meter meter;
  /** Of handle h: {@code h << 2 | relation << 1 | result}, valid where the stamp is the current one. */
  private final long[] known = new long[PLACES];
  private final int[] stamps = new int[PLACES];
  private int stamp;
  private int leftStop;
  private int rightStop;
  private int below;
  private int above;

  UncanonicalForm(NumberUpStars nus, ValueComparator comparison, Meter meter) {
    this.nus = nus;
    this.comparison = comparison;
    this.meter = meter;
  }

  /** @param leftStop the greatest right stop of Left's options; {@code rightStop} the least left stop of Right's */
  void begin(int leftStop, int rightStop) {
    if (++stamp == 0) {
      Arrays.fill(stamps, 0);
      stamp = 1;
    }
    this.leftStop = leftStop;
    this.rightStop = rightStop;
    long signature = signature();
    below = (int) signature;
    above = (int) (signature >>> Integer.SIZE);
  }

  long signature() {
    int anyLeft = 0;
    int anyRight = 0;
    for (int i = 0; i < left.count; i++)
      anyLeft |= comparison.below(left.options[i]);
    for (int i = 0; i < right.count; i++)
      anyRight |= comparison.above(right.options[i]);
    return Signature.of(anyLeft, anyRight);
  }

  /** Whether x is less than or equal to this game. */
  boolean atLeast(int x) {
    if (nus.compareNumbers(comparison.leftStop(x), rightStop) < 0)
      return true;
    if (nus.compareNumbers(comparison.leftStop(x), leftStop) > 0
        || nus.compareNumbers(comparison.rightStop(x), rightStop) > 0)
      return false;
    if ((comparison.below(x) & ~below | above & ~comparison.above(x)) != 0)
      return false;
    if ((comparison.above(x) & below) != 0)
      return true;
    int place = place(x, 0);
    if (remembers(place, x, 0))
      return (known[place] & 1) == 1;
    boolean result = atLeastByOptions(x);
    remember(x, 0, result);
    return result;
  }

  private boolean atLeastByOptions(int x) {
    int lefts = comparison.leftCount(x);
    meter.charge(1L + lefts + right.count);
    for (int i = 0; i < right.count; i++)
      if (comparison.leq(right.options[i], x))
        return false;
    for (int i = 0; i < lefts; i++)
      if (atMost(comparison.left(x, i)))
        return false;
    return true;
  }

  /** Whether this game is less than or equal to x. */
  boolean atMost(int x) {
    if (nus.compareNumbers(leftStop, comparison.rightStop(x)) < 0)
      return true;
    if (nus.compareNumbers(leftStop, comparison.leftStop(x)) > 0
        || nus.compareNumbers(rightStop, comparison.rightStop(x)) > 0)
      return false;
    if ((below & ~comparison.below(x) | comparison.above(x) & ~above) != 0)
      return false;
    if ((above & comparison.below(x)) != 0)
      return true;
    int place = place(x, 1);
    if (remembers(place, x, 1))
      return (known[place] & 1) == 1;
    boolean result = atMostByOptions(x);
    remember(x, 1, result);
    return result;
  }

  private boolean atMostByOptions(int x) {
    int rights = comparison.rightCount(x);
    meter.charge(1L + rights + left.count);
    for (int i = 0; i < left.count; i++)
      if (comparison.leq(x, left.options[i]))
        return false;
    for (int i = 0; i < rights; i++)
      if (atLeast(comparison.right(x, i)))
        return false;
    return true;
  }

  private static int place(int x, int relation) {
    return (x * 2 + relation) * 0x9E3779B9 >>> Integer.SIZE - Integer.numberOfTrailingZeros(PLACES);
  }

  private boolean remembers(int place, int x, int relation) {
    return stamps[place] == stamp && known[place] >> 1 == 2L * x + relation;
  }

  private void remember(int x, int relation, boolean result) {
    int place = place(x, relation);
    stamps[place] = stamp;
    known[place] = (2L * x + relation) << 1 | (result ? 1 : 0);
  }

  /** Drops the dominated options of a side: those that another option is at least as good as. */
  void removeDominated(Side side) {
    boolean forLeft = side == left;
    int kept = 0;
    int[] options = side.options;
    meter.charge((long) side.count * (side.count > FEW ? side.count : 1));
    for (int i = 0; i < side.count; i++) {
      int candidate = options[i];
      boolean dominated = false;
      int survivors = 0;
      for (int j = 0; j < kept; j++) {
        int other = options[j];
        if (!dominated && (forLeft ? comparison.leq(candidate, other) : comparison.leq(other, candidate))) {
          System.arraycopy(options, j, options, survivors, kept - j);
          survivors += kept - j;
          dominated = true;
          break;
        }
        if (forLeft ? !comparison.leq(other, candidate) : !comparison.leq(candidate, other))
          options[survivors++] = other;
      }
      kept = survivors;
      if (!dominated)
        options[kept++] = candidate;
    }
    side.count = kept;
  }
}
