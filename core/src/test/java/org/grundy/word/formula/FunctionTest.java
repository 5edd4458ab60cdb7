package org.grundy.word.formula;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FunctionTest {
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
