package org.grundy.word.count;

import java.util.stream.IntStream;

/** The primes between 2^29 and 2^30, from the greatest on. */
final class Primes {
  /** Each prime exceeds 2 to this power. */
  static final int BITS = 29;

  private Primes() {
  }

  /** Enough primes for their product to exceed 2^bits, so that a number below 2^bits that all of them divide is 0. */
  static IntStream above(long bits) {
    return IntStream.iterate((1 << BITS + 1) - 1, n -> n > 1 << BITS, n -> n - 2).filter(Primes::isPrime)
        .limit(count(bits));
  }

  /** How many those are. */
  static long count(long bits) {
    return bits / BITS + 1;
  }

  private static boolean isPrime(int odd) {
    for (int factor = 3; factor * factor <= odd; factor += 2)
      if (odd % factor == 0)
        return false;
    return true;
  }
}
