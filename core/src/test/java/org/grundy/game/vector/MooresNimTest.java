package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MooresNimTest {
  /** E. H. Moore, A generalization of the game called Nim (1910): the columns' digit sums by k + 1. */
  @ParameterizedTest
  @CsvSource({"2, 5 5 5, P", "2, 1 2 3, N", "2, 1 1 2 2 3, P", "2, 1 2 4 7, N", "3, 9 9 9 9, P", "1, 1 2 3, P"})
  void outcomes_arePublished(int most, String heaps, String outcome) {
    assertThat(Heavy.worth(new MooresNim(most), heaps, Convention.NORMAL).outcome())
        .isEqualTo(outcome.equals("P") ? Outcome.P : Outcome.N);
  }

  @ParameterizedTest
  @EnumSource
  void hugeHeaps_areDecidedAtOnce(Convention convention) {
    BigInteger huge = Heavy.HUGE;
    Heavy.assertWonAtOnce(new MooresNim(3),
        Heaps.of(List.of(huge, huge.add(huge), huge.pow(2), huge.subtract(BigInteger.TEN), BigInteger.TWO)),
        convention);
  }

  @Test
  void badNumber_isRefused() {
    assertThatThrownBy(() -> MooresNim.named("moores-nim:7")).isInstanceOf(BadInput.class)
        .hasMessage("the number of heaps: expected a whole number from 1 to 6, found 7");
  }
}
