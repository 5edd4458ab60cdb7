package org.grundy.word.formula;

/** Primes by trial division, in time the square root of the number. */
final class Primes {
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

  /** How many primes divide n &ge; 1, each once or as often as it does. */
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
