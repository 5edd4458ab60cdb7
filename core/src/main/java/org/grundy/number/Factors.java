package org.grundy.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A positive whole number as a product of prime powers and a cofactor. Primes below 2<sup>16</sup> are divided out; a
 * rest of up to {@value #MOST_BITS} bits is split by J. M. Pollard, A Monte Carlo method for factorization, BIT 15
 * (1975) 331-334, doi 10.1007/BF01933667, and a greater one is kept as it is.
 *
 * <p>Whether a number of that size is prime is decided by strong pseudoprime tests to the first twelve primes: J. Sorenson
 * and J. Webster, Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86 (2017) 985-1003, doi
 * 10.1090/mcom/3134.
 *
 * @param powers exponents by primes, ascending
 * @param rest   1, or what could not be split, all of whose prime factors are above 2<sup>16</sup>
 */
public record Factors(SequencedMap<BigInteger, Integer> powers, BigInteger rest) {
  /** 2<sup>78</sup> is less than 318665857834031151167461, the least composite number that passes all twelve tests. */
  static final int MOST_BITS = 78;

  private static final int TRIED = 1 << 16;
  /** A long number is divided by products of this many primes at a time. */
  private static final int BLOCK = 64;
  private static final int[] BASES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  private static final BigInteger ONE = BigInteger.ONE;

  public Factors {
    powers = Collections.unmodifiableSequencedMap(new TreeMap<>(powers));
  }

  /**
   * @param n 1 or more; the cost is that of a hundred divisions of it by numbers of a thousand bits, and for a rest of
   *          {@value #MOST_BITS} bits up to a million multiplications of such numbers
   */
  public static Factors of(BigInteger n) {
    if (n.signum() <= 0)
      throw new IllegalArgumentException("expected a number from 1, found " + n);
    var powers = new TreeMap<BigInteger, Integer>();
    int twos = n.getLowestSetBit();
    if (twos > 0)
      powers.put(BigInteger.TWO, twos);
    BigInteger rest = n.shiftRight(twos);
    for (Block block : Block.ALL) {
      if (rest.bitLength() < Integer.SIZE && block.least() * block.least() > rest.longValueExact())
        break;
      BigInteger residue = rest.mod(block.product());
      for (BigInteger prime : block.primes())
        if (residue.mod(prime).signum() == 0)
          rest = divided(rest, prime, powers);
    }
    if (rest.bitLength() <= MOST_BITS) {
      split(rest, powers);
      rest = ONE;
    }
    return new Factors(powers, rest);
  }

  /** Odd primes below {@link #TRIED}, and their product. */
  private record Block(List<BigInteger> primes, BigInteger product) {
    static final List<Block> ALL = all();

    private static List<Block> all() {
      var composite = new BitSet(TRIED);
      var primes = new ArrayList<BigInteger>();
      for (int p = 3; p < TRIED; p += 2)
        if (!composite.get(p)) {
          primes.add(BigInteger.valueOf(p));
          for (long multiple = (long) p * p; multiple < TRIED; multiple += 2L * p)
            composite.set((int) multiple);
        }
      var blocks = new ArrayList<Block>();
      for (int from = 0; from < primes.size(); from += BLOCK) {
        List<BigInteger> some = List.copyOf(primes.subList(from, Math.min(from + BLOCK, primes.size())));
        blocks.add(new Block(some, some.stream().reduce(ONE, BigInteger::multiply)));
      }
      return List.copyOf(blocks);
    }

    long least() {
      return primes.getFirst().longValueExact();
    }
  }

  /** Divides out all powers of a prime divisor of n, by repeated squaring. */
  private static BigInteger divided(BigInteger n, BigInteger prime, TreeMap<BigInteger, Integer> powers) {
    var squares = new ArrayList<BigInteger>();
    BigInteger rest = n;
    for (BigInteger square = prime; rest.mod(square).signum() == 0; square = square.multiply(square)) {
      rest = rest.divide(square);
      squares.add(square);
    }
    int exponent = (1 << squares.size()) - 1;
    for (int i = squares.size() - 1; i >= 0; i--)
      if (rest.mod(squares.get(i)).signum() == 0) {
        rest = rest.divide(squares.get(i));
        exponent += 1 << i;
      }
    powers.put(prime, exponent);
    return rest;
  }

  private static void split(BigInteger n, TreeMap<BigInteger, Integer> powers) {
    if (n.equals(ONE))
      return;
    if (isPrime(n)) {
      powers.merge(n, 1, Integer::sum);
      return;
    }
    BigInteger root = n.sqrt();
    BigInteger divisor = root.multiply(root).equals(n) ? root : divisor(n);
    split(divisor, powers);
    split(n.divide(divisor), powers);
  }

  /** Whether n, odd and of at most {@value #MOST_BITS} bits, is prime. */
  private static boolean isPrime(BigInteger n) {
    BigInteger less = n.subtract(ONE);
    int twos = less.getLowestSetBit();
    for (int base : BASES) {
      BigInteger a = BigInteger.valueOf(base);
      if (n.equals(a))
        return true;
      BigInteger power = a.modPow(less.shiftRight(twos), n);
      boolean passes = power.equals(ONE) || power.equals(less);
      for (int i = 1; i < twos && !passes; i++) {
        power = power.multiply(power).mod(n);
        passes = power.equals(less);
      }
      if (!passes)
        return false;
    }
    return true;
  }

  /** A proper divisor of a composite number. */
  private static BigInteger divisor(BigInteger n) {
    for (BigInteger c = ONE;; c = c.add(ONE)) {
      BigInteger slow = BigInteger.TWO;
      BigInteger fast = BigInteger.TWO;
      BigInteger divisor;
      do {
        slow = slow.multiply(slow).add(c).mod(n);
        fast = fast.multiply(fast).add(c).mod(n);
        fast = fast.multiply(fast).add(c).mod(n);
        divisor = slow.subtract(fast).gcd(n);
      } while (divisor.equals(ONE));
      if (!divisor.equals(n))
        return divisor;
    }
  }

  /** Whether the number was split into primes. */
  public boolean complete() {
    return rest.equals(ONE);
  }

  /** How many divisors are {@link #divisors known}: all when it is {@link #complete}. */
  public BigInteger count() {
    BigInteger count = complete() ? ONE : BigInteger.TWO;
    for (int exponent : powers.values())
      count = count.multiply(BigInteger.valueOf(exponent + 1L));
    return count;
  }

  /**
   * Sends each divisor formed by the known factors to {@code out} once, powers of the least prime first.
   *
   * @return whether {@code out} accepted every divisor
   */
  public boolean divisors(Predicate<BigInteger> out) {
    List<BigInteger> primes = List.copyOf(powers.keySet());
    return divisors(primes, primes.size() - 1, ONE, out)
        && (complete() || divisors(primes, primes.size() - 1, rest, out));
  }

  private boolean divisors(List<BigInteger> primes, int i, BigInteger times, Predicate<BigInteger> out) {
    if (i < 0)
      return out.test(times);
    BigInteger product = times;
    for (int exponent = powers.getOrDefault(primes.get(i), 0); exponent >= 0; exponent--) {
      if (!divisors(primes, i - 1, product, out))
        return false;
      product = product.multiply(primes.get(i));
    }
    return true;
  }
}
