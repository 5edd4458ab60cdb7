package org.grundy.value.shortgame;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.value.Order;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * The values of short partizan games, each once, as {@code int} handles: equal values have equal handles. This class is
 * their owner: handles of one owner mean nothing to another, and live as long as their owner. It is used by one thread
 * at a time; another thread uses {@link #forHelper another view} of the same values.
 *
 * <p>Numbers, multiples of up, nimbers and their sums take no memory unless they are large; other values take some 50
 * to 70 bytes. Every operation charges the budget, and throws {@link org.grundy.effort.BudgetSpent} when it is spent;
 * values made by then stay valid.
 */
public final class ShortGames {
  /** Handles of the commonest values, the same for every owner. */
  public static final int ZERO = NumberUpStars.ZERO;
  public static final int STAR = NumberUpStars.STAR;

  /** Nimbers are below this. */
  public static final int NIMBERS = NumberUpStars.NIMBERS;

  private final NumberUpStars nus;
  private final Store store;
  private final ValueComparator comparison;
  private final Canonicaliser canonical;
  private final Sums sums;
  private final SumPlay play;
  private final Meter meter;

  public ShortGames(Budget budget) {
    this(new WideSums(), new SharedForms(), budget);
  }

  private ShortGames(WideSums wide, SharedForms forms, Budget budget) {
    nus = new NumberUpStars(wide);
    meter = new Meter(budget);
    store = new Store(forms, meter);
    comparison = new ValueComparator(nus, store, meter);
    canonical = new Canonicaliser(nus, store, comparison, meter);
    sums = new Sums(nus, store, comparison, canonical, meter);
    play = new SumPlay(nus, comparison, sums, meter);
  }

  /**
   * A view of the same values for another thread, with the same handles. Only the values are shared, not the caches of
   * comparisons and sums. A handle from another thread must be {@linkplain #received received} first.
   *
   * @param budget the budget that the other thread charges
   */
  public ShortGames forHelper(Budget budget) {
    return new ShortGames(nus.wideSums(), store.forms(), budget);
  }

  /** Takes over a handle from another thread, which may be used here from now on. Constant time. */
  public int received(int value) {
    store.receive(value);
    return value;
  }

  /** The budget that all operations charge. */
  public Budget budget() {
    return meter.budget();
  }

  /**
   * Does some work and charges it to a part of the budget instead.
   *
   * @throws org.grundy.effort.BudgetSpent when that is spent
   */
  public <T> T within(Budget part, Supplier<T> work) {
    return meter.within(part, work);
  }

  /** A value without its owner, to keep or to give to another owner. */
  public PortableForm portable(int value) {
    return PortableForm.of(nus, store, value);
  }

  /** The handle here for a value of another owner. Makes each stored follower anew. */
  public int copied(PortableForm value) {
    return value.into(this);
  }

  /** The same. */
  public int copied(ShortGames from, int value) {
    return copied(from.portable(value));
  }

  public int number(Dyadic number) {
    return nus.of(number, 0, 0);
  }

  public int integer(long number) {
    return number(Dyadic.of(number));
  }

  /**
   * {@code number + up.^ + *nimber}.
   *
   * @param nimber from 0, below 2^30
   */
  public int sum(Dyadic number, long up, int nimber) {
    return nus.of(number, up, nimber);
  }

  public int nimber(int nimber) {
    return nus.of(Dyadic.ZERO, 0, nimber);
  }

  public int up(long times) {
    return nus.of(Dyadic.ZERO, times, 0);
  }

  /** The value of {@code {left | right}}. */
  public int make(int[] left, int[] right) {
    int[] options = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, options, left.length, right.length);
    return canonical.make(options, 0, left.length, options.length);
  }

  /** The same, with the options in {@code options[from..middle)} and {@code options[middle..to)}. */
  public int make(int[] options, int from, int middle, int to) {
    return canonical.make(options, from, middle, to);
  }

  /** Left's options in the canonical form, in no particular order. */
  public int[] left(int value) {
    return options(value, true);
  }

  public int[] right(int value) {
    return options(value, false);
  }

  public int[] options(int value, Player mover) {
    return options(value, mover == Player.LEFT);
  }

  private int[] options(int value, boolean left) {
    var side = new Side();
    if (NumberUpStars.is(value) && nus.up(value) == 0)
      meter.charge(nus.nimber(value));
    if (left)
      canonical.addLefts(value, side);
    else
      canonical.addRights(value, side);
    return Arrays.copyOf(side.options, side.count);
  }

  /** The canonical form of the sum, which may be large; a winner or a comparison does not need it. */
  public int plus(int g, int h) {
    return sums.plus(g, h);
  }

  public int minus(int g, int h) {
    return sums.plus(g, sums.negative(h));
  }

  public int negative(int g) {
    return sums.negative(g);
  }

  /** The sum of {@code times} copies of a value, or of its negative, by doubling. */
  public int times(long times, int g) {
    if (times < 0)
      return times(Math.negateExact(times), negative(g));
    if (NumberUpStars.is(g)) {
      WideSum parts = nus.parts(g);
      return nus.of(parts.number().times(Dyadic.of(times)), Math.multiplyExact(parts.up(), times),
          (times & 1) == 0 ? 0 : parts.nimber());
    }
    int sum = ZERO;
    int power = g;
    for (long left = times; left > 0; left >>= 1) {
      if ((left & 1) == 1)
        sum = plus(sum, power);
      if (left > 1)
        power = plus(power, power);
    }
    return sum;
  }

  public boolean leq(int g, int h) {
    return comparison.leq(g, h);
  }

  public Order compare(int g, int h) {
    return Order.of(leq(g, h), leq(h, g));
  }

  /** Compares two sums without making their forms. */
  public Order compare(int[] g, int[] h) {
    return Order.of(play.leq(g, h), play.leq(h, g));
  }

  /** Whether {@code mover}, moving first in the sum of some values, moves last, without making its form. */
  public boolean wins(int[] values, Player mover) {
    return play.wins(values, mover);
  }

  /** The outcome of the sum of some values, without making its form. */
  public Outcome outcome(int... values) {
    return new Outcome(play.wins(values, Player.LEFT) ? Result.LEFT : Result.RIGHT,
        play.wins(values, Player.RIGHT) ? Result.RIGHT : Result.LEFT);
  }

  /** The number at which play stops when Left moves first and each moves until a number is reached (Conway 1976). */
  public Dyadic leftStop(int g) {
    return nus.parts(comparison.leftStop(g)).number();
  }

  public Dyadic rightStop(int g) {
    return nus.parts(comparison.rightStop(g)).number();
  }

  public boolean isNumber(int g) {
    return nus.isNumber(g);
  }

  /** Whether a value is the sum of a number, a multiple of up and a nimber. */
  public boolean isNumberUpStar(int g) {
    return NumberUpStars.is(g);
  }

  public boolean isInfinitesimal(int g) {
    return leftStop(g).signum() == 0 && rightStop(g).signum() == 0;
  }

  /** Whether a value is a number plus an infinitesimal. */
  public boolean isNumberish(int g) {
    return leftStop(g).equals(rightStop(g));
  }

  /** The number of a sum of a number, ups and a nimber, or of a numberish value. */
  public Dyadic numberPart(int g) {
    return leftStop(g);
  }

  /** The ups of a sum of a number, ups and a nimber. */
  public long upPart(int g) {
    return requireSum(g).up();
  }

  /** The nimber of a sum of a number, ups and a nimber. */
  public int nimberPart(int g) {
    return requireSum(g).nimber();
  }

  private WideSum requireSum(int g) {
    if (!NumberUpStars.is(g))
      throw new IllegalArgumentException("not a sum of a number, ups and a nimber");
    return nus.parts(g);
  }

  /** The size of the Nim heap that a value equals; empty when it is not a nimber. */
  public OptionalInt asNimber(int g) {
    if (!NumberUpStars.is(g))
      return OptionalInt.empty();
    WideSum parts = nus.parts(g);
    return parts.up() == 0 && parts.number().signum() == 0 ? OptionalInt.of(parts.nimber()) : OptionalInt.empty();
  }

  /** The number of stored values, which are all that are not sums of a number, ups and a nimber. */
  public int stored() {
    return store.count();
  }

  /** The number of sums that were decided by play in their parts. */
  public long sumsDecided() {
    return play.decided();
  }
}
