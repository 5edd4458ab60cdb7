package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineHintsTest {
  /** What is typed first, and the line that is meant. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      subtract 1 or 2                       ~ take 1 or 2
      1,3,4                                 ~ take 1,3,4
      take 1, 3 4 or 7                      ~ take 1, 3, 4 or 7
      remove 1..3                           ~ take k where 1 <= k <= 3
      take 1..7 except 4                    ~ take k where 1 <= k <= 7 and k != 4
      take 1 to 7, but not 2 or 4           ~ take k where 1 <= k <= 7 and k != 2 and k != 4
      take k in {1, 2}                      ~ take 1, 2
      take 1 to 5                           ~ take k where 1 <= k <= 5
      take 1..3                             ~ take k where 1 <= k <= 3
      take 1 to m                           ~ take k where 1 <= k <= M
      take at most k                        ~ take k where k <= K
      Take between 1 and 3 stones           ~ take k where 1 <= k <= 3
      take at most 3                        ~ take k where k <= 3
      take at most half                     ~ take k where k <= n/2
      take less than half                   ~ take k where 2k < n
      take at least half                    ~ take k where 2k >= n
      take a multiple of 3                  ~ take k where 3 | k
      take any number from 1 to K           ~ take k where 1 <= k <= K
      take an amount between 2 and 4        ~ take k where 2 <= k <= 4
      take a number of stones that is a power of 2 ~ take 2^k
      take up to sqrt(n) coins              ~ take k where k <= sqrt(n)
      remove fewer than 4 from a heap       ~ take k where k < 4
      take 1 and 2                          ~ take 1 or 2
      take {1, 3, 4}                        ~ take 1, 3, 4
      take 1, 2, or 3 tokens                ~ take 1, 2 or 3
      take 1 or 2 from n                    ~ take 1 or 2
      take any number of stones             ~ take k
      take a prime                          ~ take p where p is prime
      take primes                           ~ take p where p is prime
      take 1 or a prime                     ~ take 1 or p where p is prime
      take p prime                          ~ take p where p is prime
      take a prime divisor                  ~ take p where p is prime and p | n
      take a proper divisor of n            ~ take d where d | n and d < n
      take divisor                          ~ take d where d | n
      take an odd number                    ~ take k where k is odd
      take perfect squares                  ~ take k where k is square
      take a power of 2                     ~ take 2^k
      take k <= 3                           ~ take k where k <= 3
      n -> a, n-a where a>=1 and a < n-a    ~ replace n by a, n-a where a>=1 and a < n-a
      n -> a, b, c where a+b+c=n and a>=1 and b>=1 and c>=1   ~ replace n by a, b, c where a+b+c=n and a>=1 and b>=1 and c>=1
      take 1 <= k <= 3                      ~ take k where 1 <= k <= 3
      take k if k <= 3                      ~ take k where k <= 3
      take k : k <= 3                       ~ take k where k <= 3
      take k such that k is a divisor of n  ~ take k where k | n
      take k where n is divisible by k      ~ take k where k | n
      take k where k is coprime to n        ~ take k where gcd(k, n) = 1
      take k where k in {1,3,4}             ~ take 1,3,4
      take k where isprime(k)               ~ take k where prime(k)
      take half                             ~ take n/2
      split                                 ~ replace n by a, n-a
      split into two unequal heaps          ~ replace n by a, n-a where a != n-a
      split into three piles                ~ replace n by a, b, n-a-b
      move to n-1 or n/2                    ~ replace n by n-1 or n/2
      split a pile into two equal piles     ~ replace n by a, a where 2a = n
      take a prime number of stones from any one pile ~ take p where p is prime
      take at most half of the stones       ~ take k where k <= n/2
      take k coprime to n                   ~ take k where gcd(k, n) = 1
      take x in 1..5                        ~ take x where 1 <= x <= 5
      take k where k is a power of 2        ~ take k where k is pow2
      halve                                 ~ replace n by n/2
      divide by k                           ~ replace n by n/k where k >= 2
      split n into a, b                     ~ replace n by a, n-a
      split n into a and b                  ~ replace n by a, n-a
      split n into a, b where a != b        ~ replace n by a, n-a where a != n-a
      split n into a and b with a < b       ~ replace n by a, n-a where a < n-a
      split n into a, b where a + b = n     ~ replace n by a, b where a + b = n
      split n into a, b where a+b = n and a >= 1   ~ replace n by a, b where a+b = n and a >= 1
      split n into a, n-a where a >= 2      ~ replace n by a, n-a where a >= 2
      split x into a, x-a                   ~ replace x by a, x-a
      split n into a, b, c                  ~ replace n by a, b, n-a-b
      splitt n into a, b wher a != b        ~ replace n by a, n-a where a != n-a
      break n into a, b where a > b         ~ replace n by a, n-a where a > n-a
      replace n by a, b where a < b         ~ replace n by a, n-a where a < n-a
      replace n by a, b                     ~ replace n by a, n-a
      replace n with n-1                    ~ replace n by n-1
      replace n by n-1 and n/2              ~ replace n by n-1 or n/2
      replace n by floor(n/2)               ~ replace n by (n/2)
      n -> n-1, n-2                         ~ n -> n-1 or n-2
      n -> min(n/2, n/3), n-1               ~ n -> min(n/2, n/3) or n-1
      n->n/2, n->n/3                        ~ n->n/2 or n/3
      n -> n-1 or n -> n/2; n -> n/3        ~ n -> n-1 or n/2 or n/3
      n → n-1, n-2                          ~ n -> n-1 or n-2
      (a,b) -> (a-1,b), (a,b-1)             ~ (a,b) -> (a-1,b) (a,b-1)
      tke d whre d divids n                 ~ take d where d divides n
      take p where p is pirme               ~ take p where p is prime
      subtract 1 or 2 17                    ~ take 1 or 2
      """)
  void rulesInOtherWords_getTheLineThatIsMeant(String typed, String line) {
    assertThat(LineHints.of(typed, Budget.unlimited())).contains(line);
    assertThatThrownBy(() -> Catalog.standard().ruleset(typed)).isInstanceOf(BadInput.class)
        .hasMessageContaining("did you mean '" + line + "'?");
    assertThatThrownBy(() -> Catalog.standard().read(typed)).isInstanceOf(BadInput.class)
        .hasMessageContaining("did you mean '" + line + "'?");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      take 1 to K             ~ take k where 1 <= k <= K
      take at most M stones   ~ take k where k <= M
      take A to B             ~ take k where A <= k <= B
      take A and B            ~ take A or B
      """)
  void capitalLetters_areKept(String typed, String line) {
    assertThat(LineHints.of(typed, Budget.unlimited())).contains(line);
    assertThatThrownBy(() -> LetteredLine.of(typed).ifPresent(lettered -> lettered.read(Budget.unlimited(), 1, 1)))
        .isInstanceOf(BadInput.class).hasMessageContaining("did you mean '" + line + "'?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "take", "split the difference", "split n into w", "split a, b", "take a walk", "kim kam",
      "take foo", "no such game",
      "take 1 or 2", "wythoff 3 5"})
  void otherTexts_getNoHint(String typed) {
    assertThat(LineHints.of(typed, Budget.unlimited())).isEmpty();
  }
}
