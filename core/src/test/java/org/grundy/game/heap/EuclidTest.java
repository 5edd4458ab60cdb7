package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.game.PlainPlay;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EuclidTest {
  /** 34 12 and 15 24: the sample of "Euclid's Game", Waterloo local contest of September 2002. */
  @ParameterizedTest
  @CsvSource({"34 12, N", "15 24, P", "8 5, P", "5 3, N", "0 4, P", "6 6, N"})
  void outcomes_arePublished(String heaps, String outcome) {
    assertThat(Heavy.worth(new Euclid(), heaps, Convention.NORMAL).outcome())
        .isEqualTo(outcome.equals("P") ? Outcome.P : Outcome.N);
  }

  @Test
  void nimValues_areTheLeastExcluded() {
    for (int x = 0; x <= 45; x++)
      for (int y = x; y <= 45; y++)
        assertThat(Heavy.nimValue(new Euclid(), y + " " + x).intValueExact()).as("%s %s", x, y)
            .isEqualTo(PlainPlay.nimValue(new Euclid(), x + " " + y));
  }

  /** Fibonacci numbers make Euclid's algorithm as long as can be. */
  @ParameterizedTest
  @EnumSource
  void hugeHeaps_areDecidedAtOnce(Convention convention) {
    Heavy.assertWonAtOnce(new Euclid(), Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE.multiply(BigInteger.TWO))), convention);
    BigInteger a = BigInteger.ONE;
    BigInteger b = BigInteger.TWO;
    while (b.bitLength() < 10_000) {
      BigInteger sum = a.add(b);
      a = b;
      b = sum;
    }
    BigInteger greater = a.add(b.multiply(BigInteger.TWO));
    Heavy.assertWonAtOnce(new Euclid(), Heaps.of(List.of(greater, b)), convention);
  }
}
