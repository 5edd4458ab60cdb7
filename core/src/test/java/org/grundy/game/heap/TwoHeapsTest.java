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

class TwoHeapsTest {
  /** Worth n1 - n2, an integer: J. H. Conway, On Numbers and Games (1976). */
  @Test
  void outcome_dependsOnTheHeapsAlone() {
    for (String name : List.of("two-heaps:5,2", "two-heaps:1,7", "two-heaps:3,3"))
      for (int a = 0; a <= 7; a++)
        for (int b = 0; b <= 7; b++) {
          Outcome outcome = Heavy.worth(TwoHeaps.named(name), a + " " + b, Convention.NORMAL).outcome();
          assertThat(outcome).isEqualTo(a > b ? Outcome.L : a < b ? Outcome.R : Outcome.P)
              .isEqualTo(PlainPlay.outcome(TwoHeaps.named(name), a + " " + b));
        }
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    for (Convention convention : Convention.values())
      Heavy.assertWonAtOnce(TwoHeaps.named("two-heaps:5,2"),
          Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE.subtract(BigInteger.TEN))), convention);
  }
}
