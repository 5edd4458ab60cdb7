package org.grundy.number;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A dyadic rational: a whole number over a power of two, of any size, exact. The representation is unique: the
 * numerator is odd unless the denominator is 1. Operations cost as much as those of {@link BigInteger} at the same
 * length.
 */
public final class Dyadic implements Comparable<Dyadic> {
  public static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
  public static final Dyadic ONE = of(1);
  public static final Dyadic HALF = of(1, 1);
  public static final Dyadic MINUS_ONE = of(-1);

  private final BigInteger numerator;
  private final int exponent;

  private Dyadic(BigInteger numerator, int exponent) {
    this.numerator = numerator;
    this.exponent = exponent;
  }

  public static Dyadic of(long whole) {
    return new Dyadic(BigInteger.valueOf(whole), 0);
  }

  public static Dyadic of(BigInteger whole) {
    return new Dyadic(whole, 0);
  }

  /** {@code numerator / 2^exponent}; the exponent may be negative. */
  public static Dyadic of(long numerator, int exponent) {
    return of(BigInteger.valueOf(numerator), exponent);
  }

  /** {@code numerator / 2^exponent}; the exponent may be negative. */
  public static Dyadic of(BigInteger numerator, int exponent) {
    if (numerator.signum() == 0)
      return ZERO;
    if (exponent <= 0)
      return new Dyadic(numerator.shiftLeft(Math.negateExact(exponent)), 0);
    int shift = Math.min(exponent, numerator.getLowestSetBit());
    return new Dyadic(numerator.shiftRight(shift), exponent - shift);
  }

  /** The quotient of two whole numbers; empty when the denominator is not a power of two once reduced, or 0. */
  public static Optional<Dyadic> quotient(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0)
      return Optional.empty();
    BigInteger common = numerator.gcd(denominator);
    BigInteger below = denominator.divide(common);
    BigInteger above = below.signum() < 0 ? numerator.divide(common).negate() : numerator.divide(common);
    below = below.abs();
    return below.bitCount() == 1 ? Optional.of(of(above, below.getLowestSetBit())) : Optional.empty();
  }

  /** Odd, unless the number is whole. */
  public BigInteger numerator() {
    return numerator;
  }

  /** The denominator is 2 to this power. */
  public int exponent() {
    return exponent;
  }

  public BigInteger denominator() {
    return BigInteger.ONE.shiftLeft(exponent);
  }

  public int signum() {
    return numerator.signum();
  }

  public boolean isInteger() {
    return exponent == 0;
  }

  public Dyadic plus(Dyadic other) {
    int common = Math.max(exponent, other.exponent);
    return of(scaled(common).add(other.scaled(common)), common);
  }

  public Dyadic minus(Dyadic other) {
    return plus(other.negate());
  }

  public Dyadic times(Dyadic other) {
    return of(numerator.multiply(other.numerator), Math.addExact(exponent, other.exponent));
  }

  public Dyadic half() {
    return of(numerator, Math.addExact(exponent, 1));
  }

  public Dyadic negate() {
    return new Dyadic(numerator.negate(), exponent);
  }

  public Dyadic abs() {
    return signum() < 0 ? negate() : this;
  }

  public Dyadic min(Dyadic other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public Dyadic max(Dyadic other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** The greatest whole number that is not greater. */
  public BigInteger floor() {
    return numerator.shiftRight(exponent);
  }

  /** The least whole number that is not less. */
  public BigInteger ceiling() {
    return numerator.negate().shiftRight(exponent).negate();
  }

  /** The numerator over the denominator {@code 2^common}, where {@code common} is not less than the exponent. */
  private BigInteger scaled(int common) {
    return numerator.shiftLeft(common - exponent);
  }

  /**
   * The day on which the number is born as a game (Conway, On Numbers and Games, 1976): |n| for a whole number n, and for
   * another |x| rounded down, and one day more for each factor 2 of the denominator, and one.
   */
  public BigInteger birthday() {
    BigInteger days = abs().floor();
    return isInteger() ? days : days.add(BigInteger.valueOf(exponent + 1L));
  }

  /**
   * The simplest number of an interval that is not empty: a whole number of least size where there is one, else one with
   * the least denominator.
   *
   * @param low  the lower end, empty when there is none
   * @param high the upper end, empty when there is none
   */
  public static Dyadic simplest(Optional<Dyadic> low, boolean withLow, Optional<Dyadic> high, boolean withHigh) {
    int aboveLow = low.map(Dyadic::signum).orElse(-1);
    int belowHigh = high.map(Dyadic::signum).orElse(1);
    if ((aboveLow < 0 || aboveLow == 0 && withLow) && (belowHigh > 0 || belowHigh == 0 && withHigh))
      return ZERO;
    if (aboveLow < 0 || low.isEmpty())
      return simplest(high.map(Dyadic::negate), withHigh, low.map(Dyadic::negate), withLow).negate();
    Dyadic from = low.get();
    for (int power = 0;; power++) {
      Dyadic scaled = of(from.numerator, from.exponent - power);
      BigInteger least = scaled.isInteger() && !withLow ? scaled.numerator.add(BigInteger.ONE) : scaled.ceiling();
      Dyadic candidate = of(least, power);
      int over = high.map(candidate::compareTo).orElse(-1);
      if (over < 0 || over == 0 && withHigh)
        return candidate;
    }
  }

  @Override
  public int compareTo(Dyadic other) {
    if (exponent == other.exponent)
      return numerator.compareTo(other.numerator);
    int common = Math.max(exponent, other.exponent);
    return scaled(common).compareTo(other.scaled(common));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Dyadic d && exponent == d.exponent && numerator.equals(d.numerator);
  }

  @Override
  public int hashCode() {
    return 31 * numerator.hashCode() + exponent;
  }

  /** {@code 3}, {@code -3/4}. */
  @Override
  public String toString() {
    return exponent == 0 ? numerator.toString() : numerator + "/" + denominator();
  }
}
