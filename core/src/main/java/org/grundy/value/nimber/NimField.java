package org.grundy.value.nimber;

import java.math.BigInteger;
import org.grundy.effort.Budget;

/**
 * The field of nimbers (Conway, On Numbers and Games, 1976, chapter 6). The nimbers below F = 2^(2^k) are a field, to
 * which F is adjoined with F&sup2; = F + F/2. So a product of two numbers aF + b and cF + d takes four products below F
 * (by Karatsuba's method), and the inverse of aF + b is (aF + a + b) divided by its norm b(a + b) + a&sup2;(F/2), which
 * lies below F.
 *
 * <p>Time: about (n/64)&sup2; word products for n bits, each charged as a step.
 */
public final class NimField {
  /** A word holds an element of the field below 2^(2^6). */
  private static final int WORD_LEVEL = 6;

  private final Budget budget;

  /** @param budget charged a step for each product of words */
  public NimField(Budget budget) {
    this.budget = budget;
  }

  /**
   * The nim-product of two numbers of 0 or more.
   *
   * @throws IllegalArgumentException            when one is below 0
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public BigInteger product(BigInteger a, BigInteger b) {
    requireNatural(a);
    requireNatural(b);
    return product(a, b, level(a.max(b)));
  }

  /**
   * The nim-inverse of {@code a} &ge; 1: the number whose nim-product with it is 1.
   *
   * @throws IllegalArgumentException            when {@code a} is below 1
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public BigInteger inverse(BigInteger a) {
    requireNatural(a);
    if (a.signum() == 0)
      throw new IllegalArgumentException("0 has no inverse");
    return inverse(a, level(a));
  }

  private static void requireNatural(BigInteger a) {
    if (a.signum() < 0)
      throw new IllegalArgumentException("a nimber is 0 or more, not " + a);
  }

  /** The least k for which a is below 2^(2^k). */
  private static int level(BigInteger a) {
    int level = 0;
    while (1 << level < a.bitLength())
      level++;
    return level;
  }

  private BigInteger product(BigInteger a, BigInteger b, int level) {
    if (a.signum() == 0 || b.signum() == 0)
      return BigInteger.ZERO;
    if (level <= WORD_LEVEL) {
      budget.charge(1);
      return unsigned(product(a.longValue(), b.longValue(), level));
    }
    int half = 1 << level - 1;
    BigInteger a1 = a.shiftRight(half);
    BigInteger a0 = a.xor(a1.shiftLeft(half));
    BigInteger b1 = b.shiftRight(half);
    BigInteger b0 = b.xor(b1.shiftLeft(half));
    BigInteger low = product(a0, b0, level - 1);
    BigInteger high = product(a1, b1, level - 1);
    BigInteger cross = product(a1.xor(a0), b1.xor(b0), level - 1);
    return cross.xor(low).shiftLeft(half).xor(low).xor(product(high, BigInteger.ONE.shiftLeft(half - 1), level - 1));
  }

  private static BigInteger unsigned(long word) {
    BigInteger low = BigInteger.valueOf(word & Long.MAX_VALUE);
    return word < 0 ? low.setBit(Long.SIZE - 1) : low;
  }

  private static long product(long a, long b, int level) {
    if (a == 0 || b == 0)
      return 0;
    if (level == 0)
      return a & b;
    int half = 1 << level - 1;
    long mask = (1L << half) - 1;
    long a1 = a >>> half;
    long b1 = b >>> half;
    long low = product(a & mask, b & mask, level - 1);
    long high = product(a1, b1, level - 1);
    long cross = product(a1 ^ a & mask, b1 ^ b & mask, level - 1);
    return (cross ^ low) << half ^ low ^ product(high, 1L << half - 1, level - 1);
  }

  private BigInteger inverse(BigInteger a, int level) {
    if (level == 0)
      return a;
    int half = 1 << level - 1;
    BigInteger a1 = a.shiftRight(half);
    BigInteger a0 = a.xor(a1.shiftLeft(half));
    if (a1.signum() == 0)
      return inverse(a0, level - 1);
    BigInteger conjugate = a1.xor(a0);
    BigInteger square = product(a1, a1, level - 1);
    BigInteger norm = product(a0, conjugate, level - 1)
        .xor(product(square, BigInteger.ONE.shiftLeft(half - 1), level - 1));
    BigInteger divisor = inverse(norm, level - 1);
    return product(a1, divisor, level - 1).shiftLeft(half).xor(product(conjugate, divisor, level - 1));
  }
}
