package org.grundy.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactorsTest {
  private static Set<BigInteger> divisors(Factors factors) {
    var list = new ArrayList<BigInteger>();
    assertThat(factors.divisors(list::add)).isTrue();
    assertThat(list).doesNotHaveDuplicates().hasSize(factors.count().intValueExact());
    return new TreeSet<>(list);
  }

  @Test
  void divisorsOfSmallNumbers_areFoundByTryingAll() {
    for (long n = 1; n <= 2_000; n++) {
      long m = n;
      assertThat(divisors(Factors.of(BigInteger.valueOf(n)))).containsExactlyElementsOf(
          LongStream.rangeClosed(1, n).filter(d -> m % d == 0).mapToObj(BigInteger::valueOf).toList());
    }
  }

  /** Products of primes that are known beforehand, squares of a prime among them. */
  @Test
  void productsOfPrimes_areSplitIntoThem() {
    var random = new Random(7);
    for (int i = 0; i < 60; i++) {
      BigInteger p = BigInteger.probablePrime(2 + random.nextInt(36), random);
      BigInteger q = i % 3 == 0 ? p : BigInteger.probablePrime(2 + random.nextInt(36), random);
      Factors factors = Factors.of(p.multiply(q));
      assertThat(factors.complete()).isTrue();
      assertThat(factors.powers()).isEqualTo(p.equals(q) ? Map.of(p, 2) : Map.of(p, 1, q, 1));
    }
  }

  @Test
  void powersOfSmallPrimes_areCounted() {
    var random = new Random(9);
    for (int i = 0; i < 60; i++) {
      int a = random.nextInt(1, 400);
      int b = random.nextInt(1, 70);
      BigInteger n = BigInteger.valueOf(3).pow(a).multiply(BigInteger.valueOf(65_521).pow(b)).shiftLeft(a + b);
      Factors factors = Factors.of(n);
      assertThat(factors.complete()).isTrue();
      assertThat(factors.powers()).isEqualTo(
          Map.of(BigInteger.TWO, a + b, BigInteger.valueOf(3), a, BigInteger.valueOf(65_521), b));
    }
  }

  /** The least composite numbers that pass the tests to the bases up to 7 and up to 31: OEIS A014233. */
  @ParameterizedTest
  @ValueSource(strings = {"3215031751", "3825123056546413051"})
  void strongPseudoprimes_areSplit(String n) {
    assertThat(Factors.of(new BigInteger(n)).count()).isGreaterThan(BigInteger.TWO);
  }

  @Test
  void restThatIsTooLarge_stays() {
    BigInteger rest = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);
    Factors factors = Factors.of(rest.multiply(BigInteger.valueOf(12)));
    assertThat(factors.complete()).isFalse();
    assertThat(factors.rest()).isEqualTo(rest);
    assertThat(divisors(factors)).hasSize(12).contains(rest, BigInteger.valueOf(6));
  }
}
