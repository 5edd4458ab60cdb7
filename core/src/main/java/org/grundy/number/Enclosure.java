package org.grundy.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * A real number between two decimals, ends included: low / 10^decimals &le; x &le; high / 10^decimals. Everything
 * stated about it is exact.
 */
public record Enclosure(BigInteger low, BigInteger high, int decimals) {
  public Enclosure {
    if (low.compareTo(high) > 0 || decimals < 0)
      throw new IllegalArgumentException("expected low <= high and 0 or more decimals, found " + low + ", " + high);
  }

  /**
   * The root b &gt; 1 of x^d = x^(d-1) + &hellip; + x + 1, the golden ratio for d = 2: found by bisection; integer
   * arithmetic gives the sign of the polynomial at a decimal.
   *
   * @param order d, 2 or more
   */
  public static Enclosure root(int order, int decimals) {
    if (order < 2)
      throw new IllegalArgumentException("expected an order from 2, found " + order);
    BigInteger one = BigInteger.TEN.pow(decimals);
    BigInteger low = one;
    BigInteger high = one.shiftLeft(1);
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (beyond(middle, one, order))
        high = middle;
      else
        low = middle;
    }
    return new Enclosure(low, high, decimals);
  }

  /** Whether x = m / one is greater than the root: x^d - x^(d-1) - &hellip; - 1 is positive. */
  private static boolean beyond(BigInteger m, BigInteger one, int order) {
    BigInteger sum = BigInteger.ONE;
    BigInteger power = BigInteger.ONE;
    for (int i = 0; i < order; i++) {
      sum = sum.multiply(m);
      power = power.multiply(one);
      sum = sum.subtract(power);
    }
    return sum.signum() > 0;
  }

  /** n x, for n &ge; 0. */
  public Enclosure times(BigInteger n) {
    return new Enclosure(low.multiply(n), high.multiply(n), decimals);
  }

  /** The product of two nonnegative enclosures, with as many decimals. */
  public Enclosure times(Enclosure other) {
    BigInteger one = BigInteger.TEN.pow(other.decimals);
    return new Enclosure(low.multiply(other.low).divide(one),
        high.multiply(other.high).add(one.subtract(BigInteger.ONE)).divide(one), decimals);
  }

  /** n - x. */
  public Enclosure from(BigInteger n) {
    BigInteger scaled = n.multiply(BigInteger.TEN.pow(decimals));
    return new Enclosure(scaled.subtract(high), scaled.subtract(low), decimals);
  }

  /** The greatest whole number not above x, when both ends agree. */
  public Optional<BigInteger> floor() {
    BigInteger one = BigInteger.TEN.pow(decimals);
    BigInteger floor = floor(low, one);
    return floor.equals(floor(high, one)) ? Optional.of(floor) : Optional.empty();
  }

  private static BigInteger floor(BigInteger n, BigInteger one) {
    BigInteger[] parts = n.divideAndRemainder(one);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  /** x rounded to {@code places} decimals, when both ends agree: {@code 1.618}. */
  public Optional<String> rounded(int places) {
    String least = new BigDecimal(low, decimals).setScale(places, RoundingMode.HALF_UP).toPlainString();
    String most = new BigDecimal(high, decimals).setScale(places, RoundingMode.HALF_UP).toPlainString();
    return least.equals(most) ? Optional.of(least) : Optional.empty();
  }

  /** x cut off after {@code places} decimals, when both ends agree. */
  public Optional<String> digits(int places) {
    String least = new BigDecimal(low, decimals).setScale(places, RoundingMode.FLOOR).toPlainString();
    String most = new BigDecimal(high, decimals).setScale(places, RoundingMode.FLOOR).toPlainString();
    return least.equals(most) ? Optional.of(least) : Optional.empty();
  }

  /** Some number within; for drawing. */
  public double approximate() {
    return new BigDecimal(low, decimals).doubleValue();
  }
}
