package org.grundy.word.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class FunctionTest {
  @Test
  void primes_areFoundAndCounted() {
    long count = 0;
    for (long n = 2; n <= 3000; n++) {
      long least = 2;
      while (n % least != 0)
        least++;
      count += least == n ? 1 : 0;
      assertThat(Function.LPF.of(n, 0)).isEqualTo(least);
      assertThat(Function.PRIMEPI.of(n, 0)).as("%d", n).isEqualTo(count);
    }
    assertThat(Function.PRIMEPI.of(1, 0)).isZero();
    assertThat(Function.PRIMEPI.of(-7, 0)).isZero();
    assertThat(Function.PRIMEPI.of(1_000_000_000L, 0)).isEqualTo(50_847_534);
    assertThatExceptionOfType(Undefined.class).isThrownBy(() -> Function.LPF.of(1, 0));
    assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> Function.PRIMEPI.of(1L << 40, 0));
  }

  /** Subtracting the lesser from the greater one at a time, and one division at a time. */
  @Test
  void euclidsAlgorithm_isCounted() {
    for (long a = 0; a < 60; a++)
      for (long b = 0; b < 60; b++) {
        long x = a;
        long y = b;
        long taken = 0;
        for (; x > 0 && y > 0; taken++)
          if (x >= y)
            x -= y;
          else
            y -= x;
        assertThat(Function.QUOTIENTS.of(a, b)).as("%d %d", a, b).isEqualTo(taken);
        long divisions = 0;
        x = Math.max(a, b);
        y = Math.min(a, b);
        for (; y > 0; divisions++) {
          long rest = x - x / y * y;
          x = y;
          y = rest;
        }
        assertThat(Function.DIVISIONS.of(a, b)).as("%d %d", a, b).isEqualTo(divisions);
      }
  }
}
