package org.grundy.word.formula;

/** Primes by trial division, in time proportional to the square root of the number. */
final class Primes {
  /** Counting takes memory proportional to the square root of the number and time to its power 3/4. */
  private static final long MOST_COUNTED = 10_000_000_000L;

  private Primes() {
  }

  static boolean isPrime(long n) {
    if (n < 4)
      return n > 1;
    if (n % 2 == 0 || n % 3 == 0)
      return false;
    for (long d = 5; d <= n / d; d += 6)
      if (n % d == 0 || n % (d + 2) == 0)
        return false;
    return true;
  }

  /** The least prime that divides n &ge; 2. */
  static long least(long n) {
    if (n < 2)
      throw new Undefined();
    for (long d = 2; d <= n / d; d++)
      if (n % d == 0)
        return d;
    return n;
  }

  /**
   * The number of primes up to n, by Legendre's sieve on the numbers n/i only. Time: n to the power 3/4.
   *
   * @throws ArithmeticException for n above {@value #MOST_COUNTED}
   */
  static long count(long n) {
    if (n < 2)
      return 0;
    if (n > MOST_COUNTED)
      throw new ArithmeticException("primes are counted up to " + MOST_COUNTED);
    int root = Math.toIntExact(Function.SQRT.of(n, 0));
    // how many numbers from 2 to i, and to n/i, are left after sieving by the primes so far
    var low = new long[root + 1];
    var high = new long[root + 1];
    for (int i = 1; i <= root; i++) {
      low[i] = i - 1L;
      high[i] = n / i - 1;
    }
    for (int p = 2; p <= root; p++) {
      if (low[p] == low[p - 1])
        continue;
      for (int i = 1; i <= root && (long) p * p <= n / i; i++)
        high[i] -= ((long) i * p <= root ? high[i * p] : low[(int) (n / i / p)]) - low[p - 1];
      for (int i = root; i >= (long) p * p; i--)
        low[i] -= low[i / p] - low[p - 1];
    }
    return high[1];
  }

  /** The number of primes that divide n &ge; 1, each counted once or as often as it divides n. */
  static long factors(long n, boolean repeated) {
    if (n < 1)
      throw new Undefined();
    long count = 0;
    long rest = n;
    for (long d = 2; d <= rest / d; d++)
      if (rest % d == 0) {
        count++;
        for (rest /= d; rest % d == 0; rest /= d)
          count += repeated ? 1 : 0;
      }
    return rest > 1 ? count + 1 : count;
  }
}
