package org.grundy.word.numeration;

import java.math.BigInteger;

/**
 * The pairs a<sub>n</sub> = &lfloor;n&phi;&rfloor;, b<sub>n</sub> = a<sub>n</sub> + n: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), &hellip;, which hold every positive number
 * exactly once. W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907) 199-202.
 *
 * <p>Every operation takes the time of one or two integer square roots of numbers twice as long as its argument.
 */
public final class FibonacciPairs {
  private static final BigInteger FIVE = BigInteger.valueOf(5);

  private FibonacciPairs() {
  }

  /**
   * The smaller number of the n-th pair.
   *
   * @throws IllegalArgumentException when n is negative
   */
  public static BigInteger a(BigInteger n) {
    Sequences.requireFrom(0, n);
    return n.multiply(n).multiply(FIVE).sqrt().add(n).shiftRight(1);
  }

  /** The smaller number of the n-th pair, in constant time, for n from 0 to 10<sup>9</sup>: then 5n<sup>2</sup> &lt; 2<sup>63</sup>. */
  static long a(int n) {
    long square = 5L * n * n;
    // The square root of a double is off by less than one, and is corrected.
    long root = (long) Math.sqrt((double) square);
    while (root * root > square)
      root--;
    while ((root + 1) * (root + 1) <= square)
      root++;
    return (n + root) / 2;
  }

  /**
   * The greater number of the n-th pair.
   *
   * @throws IllegalArgumentException when n is negative
   */
  public static BigInteger b(BigInteger n) {
    return a(n).add(n);
  }

  /**
   * The unique place of x in the two sequences, {@code 'a'} or {@code 'b'}.
   *
   * @throws IllegalArgumentException when x is less than 1
   */
  public static Place place(BigInteger x) {
    Sequences.requireFrom(1, x);
    // a_n <= x means n phi < x + 1, so n <= (x + 1) / phi = (x + 1) phi - (x + 1).
    BigInteger next = x.add(BigInteger.ONE);
    BigInteger smaller = a(next).subtract(next);
    return a(smaller).equals(x) ? new Place('a', smaller) : new Place('b', x.subtract(smaller));
  }
}
