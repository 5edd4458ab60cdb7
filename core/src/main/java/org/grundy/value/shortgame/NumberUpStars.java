package org.grundy.value.shortgame;

import org.grundy.number.Dyadic;

/**
 * Sums of a number, a multiple of up and a nimber: handles that need no record in the store, with their arithmetic.
 *
 * <p>A handle is 0 or more. Below {@link #WIDE} it is the index of a stored value; from {@link #PACKED} on it is
 * {@code PACKED | (256 number + 2^18) << 11 | (up + 32) << 5 | nimber}; between them it is the index of a sum that does not
 * fit: a number with a denominator beyond 256 or a size of 1024 or more, more than 31 ups, or a nimber beyond 31. Among packed
 * pure numbers handles are ordered as numbers are.
 *
 * <p>All operations take constant time and, on packed handles, allocate nothing. Each thread has its own instance; sums
 * that do not fit are shared between threads.
 */
final class NumberUpStars {
  static final int WIDE = 1 << 29;
  static final int PACKED = 1 << 30;
  /** Nimbers are below this bound, so that their options can be listed. */
  static final int NIMBERS = 1 << 30;

  private static final int UNIT_BITS = 8;
  private static final int NUMBER_SHIFT = 11;
  private static final int UP_SHIFT = 5;
  private static final int BIAS = 1 << 18;
  private static final int MOST_NUMBER = BIAS - 1;
  private static final int UP_BIAS = 32;
  private static final int MOST_UP = UP_BIAS - 1;
  private static final int MOST_NIMBER = (1 << UP_SHIFT) - 1;
  private static final int REST = (1 << NUMBER_SHIFT) - 1;
  private static final int NO_REST = UP_BIAS << UP_SHIFT;

  /** The {@link Signature} words of the packed sums without a number, by ups and nimber. */
  private static final int[] BELOW = new int[REST + 1];
  private static final int[] ABOVE = new int[REST + 1];

  static {
    for (int rest = 0; rest <= REST; rest++) {
      BELOW[rest] = Signature.below(packedUp(rest), packedNimber(rest));
      ABOVE[rest] = Signature.above(packedUp(rest), packedNimber(rest));
    }
  }

  static final int ZERO = packed(0, 0, 0);
  static final int STAR = packed(0, 0, 1);

  private final WideSums wide;
  private final WideSums.View view;

  NumberUpStars(WideSums wide) {
    this.wide = wide;
    this.view = new WideSums.View(wide);
  }

  WideSums wideSums() {
    return wide;
  }

  private static int packed(int units, int up, int nimber) {
    return PACKED | units + BIAS << NUMBER_SHIFT | up + UP_BIAS << UP_SHIFT | nimber;
  }

  private static int units(int packed) {
    return (packed >> NUMBER_SHIFT & (1 << 19) - 1) - BIAS;
  }

  private static int packedUp(int packed) {
    return (packed >> UP_SHIFT & (1 << 6) - 1) - UP_BIAS;
  }

  private static int packedNimber(int packed) {
    return packed & MOST_NIMBER;
  }

  static boolean is(int handle) {
    return handle >= WIDE;
  }

  /** The handle of a sum whose number is given in units of 1/256, packed if it fits. */
  int ofUnits(long units) {
    return Math.abs(units) <= MOST_NUMBER ? packed((int) units, 0, 0) : of(Dyadic.of(units, UNIT_BITS), 0, 0);
  }

  int of(Dyadic number, long up, int nimber) {
    if (nimber < 0 || nimber >= NIMBERS)
      throw new IllegalArgumentException("a nimber is from 0 to " + (NIMBERS - 1) + ", not " + nimber);
    if (Math.abs(up) <= MOST_UP && nimber <= MOST_NIMBER && number.exponent() <= UNIT_BITS
        && number.numerator().bitLength() <= 18) {
      long units = number.numerator().longValueExact() << UNIT_BITS - number.exponent();
      if (Math.abs(units) <= MOST_NUMBER)
        return packed((int) units, (int) up, nimber);
    }
    return WIDE + wide.place(new WideSum(number, up, nimber));
  }

  /** Any sum as its parts. */
  WideSum parts(int handle) {
    return handle >= PACKED
        ? new WideSum(Dyadic.of(units(handle), UNIT_BITS), packedUp(handle), packedNimber(handle))
        : view.at(handle - WIDE);
  }

  boolean isNumber(int handle) {
    return handle >= PACKED ? (handle & REST) == NO_REST : handle >= WIDE && view.at(handle - WIDE).isNumber();
  }

  /** The number of a sum, as a handle. */
  int number(int handle) {
    return handle >= PACKED ? handle & ~REST | NO_REST : of(parts(handle).number(), 0, 0);
  }

  /** A sum without its number. */
  int infinitesimal(int handle) {
    if (handle >= PACKED)
      return ZERO & ~REST | handle & REST;
    WideSum parts = parts(handle);
    return of(Dyadic.ZERO, parts.up(), parts.nimber());
  }

  long up(int handle) {
    return handle >= PACKED ? packedUp(handle) : parts(handle).up();
  }

  int nimber(int handle) {
    return handle >= PACKED ? packedNimber(handle) : parts(handle).nimber();
  }

  /** Compares two pure numbers. */
  int compareNumbers(int x, int y) {
    return (x & y) >= PACKED ? Integer.compare(x, y) : x == y ? 0 : parts(x).number().compareTo(parts(y).number());
  }

  /** A pure number in units of 1/256, or {@code otherwise} when it is not packed. */
  static int unitsOr(int number, int otherwise) {
    return number >= PACKED ? units(number) : otherwise;
  }

  int plus(int g, int h) {
    if ((g & h) >= PACKED) {
      int units = units(g) + units(h);
      int up = packedUp(g) + packedUp(h);
      if (Math.abs(units) <= MOST_NUMBER && Math.abs(up) <= MOST_UP)
        return packed(units, up, packedNimber(g) ^ packedNimber(h));
    }
    WideSum a = parts(g);
    WideSum b = parts(h);
    return of(a.number().plus(b.number()), Math.addExact(a.up(), b.up()), a.nimber() ^ b.nimber());
  }

  int negative(int handle) {
    if (handle >= PACKED)
      return packed(-units(handle), -packedUp(handle), packedNimber(handle));
    WideSum parts = parts(handle);
    return of(parts.number().negate(), Math.negateExact(parts.up()), parts.nimber());
  }

  boolean leq(int g, int h) {
    if ((g & h) >= PACKED) {
      int less = units(g) - units(h);
      return less != 0 ? less < 0 : atLeastZero(packedUp(h) - packedUp(g), packedNimber(g) ^ packedNimber(h));
    }
    WideSum a = parts(g);
    WideSum b = parts(h);
    int less = a.number().compareTo(b.number());
    return less != 0 ? less < 0 : atLeastZero(Math.subtractExact(b.up(), a.up()), a.nimber() ^ b.nimber());
  }

  /** Whether {@code up} ups and a nimber are 0 or more. */
  private static boolean atLeastZero(long up, int nimber) {
    return up > 1 || up == 1 && nimber != 1 || up == 0 && nimber == 0;
  }

  /** Left's options of a sum whose number makes no move: the canonical ones, unless it is a pure number. */
  int leftCount(int handle) {
    long up = up(handle);
    int nimber = nimber(handle);
    return up < 0 ? 1 : up == 0 ? nimber : up == 1 && nimber == 1 ? 2 : 1;
  }

  int rightCount(int handle) {
    long up = up(handle);
    int nimber = nimber(handle);
    return up > 0 ? 1 : up == 0 ? nimber : up == -1 && nimber == 1 ? 2 : 1;
  }

  /** {@code n.up*m = {0 | (n-1).up*(m+1)}}, except {@code ^* = {0,* | 0}}. */
  int left(int handle, int index) {
    long up = up(handle);
    return up < 0 ? with(handle, up + 1, nimber(handle) ^ 1) : with(handle, 0, index);
  }

  int right(int handle, int index) {
    long up = up(handle);
    return up > 0 ? with(handle, up - 1, nimber(handle) ^ 1) : with(handle, 0, index);
  }

  /** The same number with other ups and another nimber. */
  int with(int handle, long up, int nimber) {
    if (handle >= PACKED && Math.abs(up) <= MOST_UP && nimber <= MOST_NIMBER)
      return handle & ~REST | (int) up + UP_BIAS << UP_SHIFT | nimber;
    return of(parts(handle).number(), up, nimber);
  }

  /** Which of the test games of {@link Signature} are less than or equal to the value, a bit for each. */
  int signatureBelow(int handle) {
    if (handle >= PACKED) {
      int units = units(handle);
      return units != 0 ? units > 0 ? Signature.ALL : 0 : BELOW[handle & REST];
    }
    WideSum parts = parts(handle);
    return parts.number().signum() != 0 ? parts.number().signum() > 0 ? Signature.ALL : 0
        : Signature.below(parts.up(), parts.nimber());
  }

  /** Which of the test games are greater than or equal to the value. */
  int signatureAbove(int handle) {
    if (handle >= PACKED) {
      int units = units(handle);
      return units != 0 ? units < 0 ? Signature.ALL : 0 : ABOVE[handle & REST];
    }
    WideSum parts = parts(handle);
    return parts.number().signum() != 0 ? parts.number().signum() < 0 ? Signature.ALL : 0
        : Signature.above(parts.up(), parts.nimber());
  }
}
