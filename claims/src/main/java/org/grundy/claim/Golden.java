package org.grundy.claim;

import java.math.BigInteger;

/** The number (p + q sqrt(5)) / 2, exactly. */
record Golden(BigInteger p, BigInteger q) {
  static final Golden ONE = of(2, 0);
  static final Golden PHI = of(1, 1);

  static Golden of(long p, long q) {
    return new Golden(BigInteger.valueOf(p), BigInteger.valueOf(q));
  }

  Golden plus(Golden other) {
    return new Golden(p.add(other.p), q.add(other.q));
  }

  /** @throws ArithmeticException when the product has another denominator */
  Golden times(Golden other) {
    return new Golden(half(p.multiply(other.p).add(q.multiply(other.q).multiply(BigInteger.valueOf(5)))),
        half(p.multiply(other.q).add(q.multiply(other.p))));
  }

  private static BigInteger half(BigInteger n) {
    if (n.testBit(0))
      throw new ArithmeticException("odd: " + n);
    return n.shiftRight(1);
  }
}
