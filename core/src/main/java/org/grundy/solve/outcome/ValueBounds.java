package org.grundy.solve.outcome;

import java.util.HashMap;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.Order;
import org.grundy.value.shortgame.ShortGames;

/**
 * Simple games that a value is at least, for one thread: a number, and numbers plus switches ±y. They are found when they are
 * first asked for.
 */
final class ValueBounds {
  /** The y of each switch, in quarters; the first stands for none. */
  static final int[] SWITCHES = {0, 3, 4};
  /** What is added to each bound, so that it is positive. */
  static final int BIAS = 1 << Byte.SIZE - 1;
  /** No value has these bounds. */
  static final long UNKNOWN = 0;

  private static final int LEAST = 1 - BIAS;
  private static final int MOST = BIAS - 1;
  /** A quarter is one over two to this power. */
  private static final int EXPONENT = 2;

  private final Budget.Scratch scratch;
  private final ShortGames values;
  private final int[] switches = new int[SWITCHES.length];
  private final Map<Integer, Long> ofForm = new HashMap<>();

  ValueBounds(Budget budget) {
    this.scratch = budget.scratch();
    this.values = new ShortGames(scratch.budget());
    switches[0] = ShortGames.ZERO;
    for (int i = 1; i < switches.length; i++)
      switches[i] = values.make(new int[]{number(SWITCHES[i])}, new int[]{number(-SWITCHES[i])});
  }

  ShortGames values() {
    return values;
  }

  /** For tables that are given up together with the values. */
  Budget budget() {
    return scratch.budget();
  }

  private int number(int quarters) {
    return values.number(Dyadic.of(quarters, EXPONENT));
  }

  /**
   * A byte for each of {@link #SWITCHES}, the first the lowest: the most x, in quarters and plus {@link #BIAS}, for which a
   * value is at least x ± y.
   */
  long of(int form) {
    Long known = ofForm.get(form);
    if (known != null)
      return known;
    long found = 0;
    for (int i = SWITCHES.length - 1; i >= 0; i--)
      found = found << Byte.SIZE | Math.clamp(most(form, i), LEAST, MOST) + BIAS;
    ofForm.put(form, found);
    return found;
  }

  /** The x of a switch, in quarters. */
  static int bound(long bounds, int index) {
    return (int) (bounds >>> Byte.SIZE * index & (1 << Byte.SIZE) - 1) - BIAS;
  }

  private int most(int form, int index) {
    int y = SWITCHES[index];
    int x = Math.min(quarters(values.rightStop(form)) + y, quarters(values.leftStop(form)) - y);
    while (!isAtLeast(form, x, index))
      x--;
    return x;
  }

  /** The most quarters that are not above a number. */
  private static int quarters(Dyadic number) {
    return number.times(Dyadic.of(1 << EXPONENT)).floor().intValueExact();
  }

  private boolean isAtLeast(int form, int quarters, int index) {
    Order order = values.compare(new int[]{form}, new int[]{number(quarters), switches[index]});
    return order == Order.GREATER || order == Order.EQUAL;
  }

  /** Gives the memory back. Nothing can be asked after that. */
  void release() {
    scratch.close();
    ofForm.clear();
  }
}
