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

class WideWythoffTest {
  /** The first pairs for t = 2 in A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts (1982). */
  @ParameterizedTest
  @CsvSource({"0 0", "1 3", "2 6", "4 10", "5 13", "7 17", "8 20", "9 23", "11 27"})
  void coldPairs_arePublished(String pair) {
    assertThat(Heavy.nimValue(new WideWythoff(2), pair)).isZero();
  }

  @Test
  void narrowestDiagonal_isThatOfWythoffsGame() {
    for (int x = 0; x < 30; x++)
      for (int y = 0; y < 30; y++)
        for (Convention convention : List.of(Convention.NORMAL))
          assertThat(Heavy.worth(new WideWythoff(1), x + " " + y, convention).outcome())
              .isEqualTo(Heavy.worth(new Wythoff(), x + " " + y, convention).outcome());
  }

  /** No move from a pair to a pair, and one from everything else, where the width is near the heaps or beyond them. */
  @ParameterizedTest
  @CsvSource({"4, NORMAL", "4, MISERE", "7, NORMAL", "7, MISERE", "23, NORMAL", "23, MISERE", "99, NORMAL",
      "99, MISERE"})
  void widerDiagonals_areAsSearched(long width, Convention convention) {
    var game = new WideWythoff(width);
    var lost = new boolean[48][48];
    for (int x = 0; x < lost.length; x++)
      for (int y = 0; y < lost.length; y++) {
        boolean[] wins = {x + y == 0 && convention == Convention.MISERE};
        game.moves(Heaps.of(x, y), (to, _) -> !(wins[0] |= lost[to.get(0).intValue()][to.get(1).intValue()]));
        lost[x][y] = !wins[0];
        assertThat(Heavy.worth(game, x + " " + y, convention).outcome()).as("%s %s", x, y)
            .isEqualTo(lost[x][y] ? Outcome.P : Outcome.N);
      }
  }

  @ParameterizedTest
  @EnumSource
  void hugeHeaps_areDecidedAtOnce(Convention convention) {
    Heavy.assertWonAtOnce(new WideWythoff(3),
        Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE.multiply(BigInteger.TWO))), convention);
    Heavy.assertWonAtOnce(new WideWythoff(999_999_999_999_999L),
        Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE.multiply(BigInteger.TWO))), convention);
  }

  @Test
  void badWidth_isRefused() {
    assertThatThrownBy(() -> WideWythoff.named("wythoff:0")).isInstanceOf(BadInput.class)
        .hasMessage("the width: expected a whole number from 1 to 999999999999999, found 0");
  }
}
