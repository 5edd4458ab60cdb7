package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The one root b &gt; 1 of x<sup>d</sup> = c<sub>1</sub>x<sup>d-1</sup> + &hellip; + c<sub>d</sub>, when all others are less than 1 in size. The polynomial cannot be
 * factored then: the product of the roots of a factor without b would be a whole number less than 1 in size, so 0.
 */
final class PisotNumber {
  /** The most squarings of the roots: sizes up to 0.9999 are told from 1. */
  private static final int MOST_SQUARINGS = 16;
  /** The most digits that are searched for a period. */
  private static final int MOST_DIGITS = 200;
  private static final int FIRST_BITS = 128;

  private final int[] recurrence;
  private int bits = FIRST_BITS;
  /** b times 2^bits lies between below and below + 1. */
  private BigInteger below;

  private PisotNumber(int[] recurrence) {
    this.recurrence = recurrence;
    below = root();
  }

  /**
   * The root of the recurrence that is greater than 1; empty when it is not shown that there is one and that all others
   * are less than 1 in size.
   */
  static Optional<PisotNumber> of(int... recurrence) {
    int d = recurrence.length;
    if (d == 0 || recurrence[d - 1] == 0)
      return Optional.empty();
    var p = new BigInteger[d + 1];
    p[d] = BigInteger.ONE;
    for (int i = 1; i <= d; i++)
      p[d - i] = BigInteger.valueOf(-recurrence[i - 1]);
    // The greatest root is positive when p(1) < 0: p grows beyond all bounds.
    if (Arrays.stream(p).reduce(BigInteger.ZERO, BigInteger::add).signum() >= 0)
      return Optional.empty();
    for (int squared = 0; squared < MOST_SQUARINGS; squared++) {
      if (oneOutside(p))
        return Optional.of(new PisotNumber(recurrence.clone()));
      p = squared(p);
    }
    return Optional.empty();
  }

  /**
   * Whether the second coefficient exceeds all others together, so that by Rouch&eacute; exactly one root is outside
   * the unit circle.
   */
  private static boolean oneOutside(BigInteger[] p) {
    int d = p.length - 1;
    BigInteger others = IntStream.rangeClosed(0, d).filter(i -> i != d - 1).mapToObj(i -> p[i].abs())
        .reduce(BigInteger.ZERO, BigInteger::add);
    return p[d - 1].abs().compareTo(others) > 0;
  }

  /** The polynomial whose roots are the squares of these roots, from p(x) p(-x): C. H. Graeffe 1837. */
  private static BigInteger[] squared(BigInteger[] p) {
    int d = p.length - 1;
    var squared = new BigInteger[d + 1];
    for (int i = 0; i <= d; i++) {
      squared[i] = BigInteger.ZERO;
      for (int j = Math.max(0, 2 * i - d); j <= Math.min(d, 2 * i); j++) {
        BigInteger product = p[j].multiply(p[2 * i - j]);
        squared[i] = (j + d) % 2 == 0 ? squared[i].add(product) : squared[i].subtract(product);
      }
    }
    return squared;
  }

  /**
   * The root times 2^bits, rounded down, by bisection between 1 and a bound: from 1 on, p is negative below b and
   * positive above.
   */
  private BigInteger root() {
    BigInteger low = BigInteger.ONE.shiftLeft(bits);
    BigInteger high = low.multiply(BigInteger.valueOf(1 + Arrays.stream(recurrence).mapToLong(Math::abs).sum()));
    while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
      BigInteger middle = low.add(high).shiftRight(1);
      if (polynomial(middle).signum() <= 0)
        low = middle;
      else
        high = middle;
    }
    return low;
  }

  /** p(x / 2^bits) times a power of 2. */
  private BigInteger polynomial(BigInteger x) {
    BigInteger sum = BigInteger.ONE;
    BigInteger one = BigInteger.ONE;
    for (int c : recurrence) {
      one = one.shiftLeft(bits);
      sum = sum.multiply(x).subtract(one.multiply(BigInteger.valueOf(c)));
    }
    return sum;
  }

  /**
   * The digits of 1 in base b, the largest first: 1 = t_1/b + t_2/b^2 + ... (A. R&eacute;nyi, Representations for real
   * numbers and their ergodic properties, Acta Math. Acad. Sci. Hungar. 8 (1957) 477-493, doi 10.1007/BF02020331). They
   * end, or become periodic (K. Schmidt, On periodic expansions of Pisot numbers and Salem numbers, Bull. London Math.
   * Soc. 12 (1980) 269-278, doi 10.1112/blms/12.4.269).
   *
   * @param digits t_1, t_2, ...
   * @param recurs the index from which they are periodic, or -1 when they end
   */
  record Ones(List<Integer> digits, int recurs) {
    Ones {
      digits = List.copyOf(digits);
    }
  }

  /** The digits of 1; empty when no end and no period is found within {@value #MOST_DIGITS} digits. */
  Optional<Ones> ones() {
    var rest = new BigInteger[recurrence.length];
    Arrays.fill(rest, BigInteger.ZERO);
    rest[0] = BigInteger.ONE;
    var digits = new ArrayList<Integer>();
    var rests = new ArrayList<List<BigInteger>>();
    while (digits.size() < MOST_DIGITS) {
      int known = rests.indexOf(List.of(rest));
      if (known >= 0)
        return Optional.of(new Ones(digits, known));
      rests.add(List.of(rest));
      rest = timesRoot(rest);
      BigInteger digit = floor(rest);
      rest[0] = rest[0].subtract(digit);
      digits.add(digit.intValueExact());
      if (Arrays.stream(rest).allMatch(c -> c.signum() == 0))
        return Optional.of(new Ones(digits, -1));
    }
    return Optional.empty();
  }

  /** The number times b, where numbers are given by their multiples of 1, b, ..., b^(d-1). */
  private BigInteger[] timesRoot(BigInteger[] number) {
    int d = number.length;
    var product = new BigInteger[d];
    for (int i = 0; i < d; i++)
      product[i] = (i == 0 ? BigInteger.ZERO : number[i - 1])
          .add(number[d - 1].multiply(BigInteger.valueOf(recurrence[d - 1 - i])));
    return product;
  }

  /** The number rounded down; b is irrational, or d is 1 and the number is whole. */
  private BigInteger floor(BigInteger[] number) {
    if (Arrays.stream(number).skip(1).allMatch(c -> c.signum() == 0))
      return number[0];
    for (;;) {
      BigInteger low = bound(number, false).shiftRight(bits);
      BigInteger high = bound(number, true).shiftRight(bits);
      if (low.equals(high))
        return low;
      bits *= 2;
      below = root();
    }
  }

  /** An upper or lower bound on the number times 2^bits. */
  private BigInteger bound(BigInteger[] number, boolean upper) {
    BigInteger sum = BigInteger.ZERO;
    BigInteger least = BigInteger.ONE.shiftLeft(bits);
    BigInteger most = least;
    for (BigInteger c : number) {
      sum = sum.add(c.multiply(c.signum() > 0 == upper ? most : least));
      least = least.multiply(below).shiftRight(bits);
      most = most.multiply(below.add(BigInteger.ONE)).shiftRight(bits).add(BigInteger.ONE);
    }
    return sum;
  }
}
