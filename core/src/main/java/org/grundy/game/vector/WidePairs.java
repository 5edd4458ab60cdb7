package org.grundy.game.vector;

import java.math.BigInteger;
import org.grundy.value.Convention;

/**
 * The P-positions of Wythoff's game with a diagonal of width t: pairs that contain each number once. Let &alpha; = (2 -
 * t + &radic;(t&sup2; + 4)) / 2, so that 1/&alpha; = (&alpha; + t - 2) / t. Under normal play the n-th pair, from n =
 * 0, is (&lfloor;n&alpha;&rfloor;, &lfloor;n&alpha;&rfloor; + tn). Mis&egrave;re play with t &ge; 2 has
 * (&lfloor;n&alpha; + 1/&alpha;&rfloor;, the same + tn + 1).
 *
 * <p>Every operation takes the time of a few square roots of numbers twice as long.
 */
record WidePairs(BigInteger width, Convention convention) {
  private static final BigInteger ONE = BigInteger.ONE;
  private static final BigInteger TWO = BigInteger.TWO;

  /** &lfloor;n&alpha;&rfloor; for n &ge; 0. */
  private BigInteger beatty(BigInteger n) {
    BigInteger square = width.multiply(width).add(BigInteger.valueOf(4)).multiply(n).multiply(n);
    return floor(square.sqrt().add(TWO.subtract(width).multiply(n)), TWO);
  }

  private static BigInteger floor(BigInteger n, BigInteger divisor) {
    BigInteger[] parts = n.divideAndRemainder(divisor);
    return parts[1].signum() < 0 ? parts[0].subtract(ONE) : parts[0];
  }

  /** The smaller number of the n-th pair. */
  BigInteger smaller(BigInteger n) {
    return convention == Convention.NORMAL ? beatty(n)
        : floor(beatty(n.multiply(width).add(ONE)).add(width).subtract(TWO), width);
  }

  /** The difference of the numbers of the n-th pair. */
  BigInteger difference(BigInteger n) {
    BigInteger wide = n.multiply(width);
    return convention == Convention.NORMAL ? wide : wide.add(ONE);
  }

  BigInteger greater(BigInteger n) {
    return smaller(n).add(difference(n));
  }

  /** The partner of x &ge; 0 in its pair. */
  BigInteger partner(BigInteger x) {
    BigInteger n = last(x);
    if (smaller(n).equals(x))
      return greater(n);
    // Of the numbers up to x, n + 1 are the smaller in their pairs, so x is the greater in this pair.
    BigInteger other = convention == Convention.NORMAL ? x.subtract(n) : x.subtract(n).subtract(ONE);
    return smaller(other);
  }

  /** The last pair whose smaller number is at most x. */
  private BigInteger last(BigInteger x) {
    BigInteger next = x.add(ONE);
    // floor((x + 1) / alpha), never too small and at most two too great: 1 / alpha < 2, and alpha may be near 1.
    BigInteger n = floor(beatty(next).add(next.multiply(width.subtract(TWO))), width);
    while (smaller(n).compareTo(x) > 0)
      n = n.subtract(ONE);
    return n;
  }
}
