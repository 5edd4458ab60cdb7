package org.grundy.value.shortgame;

import java.util.Optional;
import org.grundy.number.Dyadic;

/**
 * Tells whether a game is a number, and which one: the simplest number that is above, or confused with, all of Left's
 * options and below, or confused with, all of Right's (Conway's simplicity theorem, with stops in place of options).
 */
final class SimplestNumber {
  private static final int UNIT = 256;

  private final NumberUpStars nus;
  private final ValueComparator comparison;

  SimplestNumber(NumberUpStars nus, ValueComparator comparison) {
    this.nus = nus;
    this.comparison = comparison;
  }

  /** The greatest right stop of Left's options; there must be one. */
  int greatest(Side left) {
    int greatest = comparison.rightStop(left.options[0]);
    for (int i = 1; i < left.count; i++) {
      int stop = comparison.rightStop(left.options[i]);
      if (nus.compareNumbers(stop, greatest) > 0)
        greatest = stop;
    }
    return greatest;
  }

  /** The least left stop of Right's options; there must be one. */
  int least(Side right) {
    int least = comparison.leftStop(right.options[0]);
    for (int i = 1; i < right.count; i++) {
      int stop = comparison.leftStop(right.options[i]);
      if (nus.compareNumbers(stop, least) < 0)
        least = stop;
    }
    return least;
  }

  /** The number that the game is, where one side may have no options, or {@link Store#UNKNOWN}. */
  int number(Side left, Side right) {
    if (left.count > 0 && right.count > 0)
      return number(left, greatest(left), right, least(right));
    if (left.count > 0) {
      int low = greatest(left);
      return wide(Optional.of(low), fitsLeft(low, left), Optional.empty(), false);
    }
    if (right.count == 0)
      return NumberUpStars.ZERO;
    int high = least(right);
    return wide(Optional.empty(), false, Optional.of(high), fitsRight(high, right));
  }

  /** The same where both have some, whose {@link #greatest} and {@link #least} stops are known. */
  int number(Side left, int low, Side right, int high) {
    int order = nus.compareNumbers(low, high);
    if (order > 0)
      return Store.UNKNOWN;
    if (order == 0)
      return fitsLeft(low, left) && fitsRight(low, right) ? low : Store.UNKNOWN;
    return within(low, fitsLeft(low, left), high, fitsRight(high, right));
  }

  private boolean fitsLeft(int x, Side left) {
    for (int i = 0; i < left.count; i++)
      if (comparison.rightStop(left.options[i]) == x && comparison.leq(x, left.options[i]))
        return false;
    return true;
  }

  private boolean fitsRight(int x, Side right) {
    for (int i = 0; i < right.count; i++)
      if (comparison.leftStop(right.options[i]) == x && comparison.leq(right.options[i], x))
        return false;
    return true;
  }

  private int within(int low, boolean withLow, int high, boolean withHigh) {
    if ((low & high) >= NumberUpStars.PACKED) {
      int from = NumberUpStars.unitsOr(low, 0) + (withLow ? 0 : 1);
      int to = NumberUpStars.unitsOr(high, 0) - (withHigh ? 0 : 1);
      if (from <= to)
        return nus.ofUnits(from <= 0 && to >= 0 ? 0 : from > 0 ? roundest(from, to) : -roundest(-to, -from));
    }
    return wide(Optional.of(low), withLow, Optional.of(high), withHigh);
  }

  /** The simplest of some units of 1/256 above 0. */
  private static int roundest(int from, int to) {
    for (int step = UNIT;; step >>= 1) {
      int up = from + step - 1 & -step;
      if (up <= to)
        return up;
    }
  }

  private int wide(Optional<Integer> low, boolean withLow, Optional<Integer> high, boolean withHigh) {
    return nus.of(Dyadic.simplest(low.map(this::number), withLow, high.map(this::number), withHigh), 0, 0);
  }

  private Dyadic number(int handle) {
    return nus.parts(handle).number();
  }
}
