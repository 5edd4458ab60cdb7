package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Heavy;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

class FibonacciNimTest {
  /** M. J. Whinihan, Fibonacci Nim (1963): the first player loses with a Fibonacci number, and with nothing else. */
  @Test
  void lostStarts_areTheFibonacciNumbers() {
    Set<Integer> fibonacci = Set.of(1, 2, 3, 5, 8, 13, 21, 34, 55, 89);
    for (int n = 1; n <= 100; n++)
      assertThat(Heavy.worth(new FibonacciNim(), Integer.toString(n), Convention.NORMAL).outcome())
          .isEqualTo(fibonacci.contains(n) ? Outcome.P : Outcome.N);
  }

  /** After 10 of 22 are taken, 12 are left, of which 20 might be taken. */
  @Test
  void aLimitAboveTheHeap_isTheHeap() {
    var notation = new FibonacciNim().notation();
    assertThat(notation.parse("12; 20")).isEqualTo(notation.parse("12; 12"))
        .isEqualTo(notation.parse("22; 10").less(BigInteger.TEN));
    assertThat(notation.parse("12; 20")).isNotEqualTo(notation.parse("12"));
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    var at = FibonacciNim.At.of(Heavy.HUGE.multiply(BigInteger.TEN.pow(7_000)), Optional.empty());
    Heavy.assertWonAtOnce(new FibonacciNim(), at, Convention.NORMAL);
  }
}
