package org.grundy.game.placement;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CramTest {
  /** Winning Ways, chapter 15: one row of n is Dawson's Kayles, 0 1 1 2 0 3 1 from n = 1; even by even boards are 0. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1x1; 0", "1x2; *", "1x3; *", "1x4; *2", "1x5; 0", "1x6; *3", "1x7; *", "2x2; 0",
      "2x3; *", "2x4; 0", "3x3; 0"})
  void boards_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(new Cram(), position, value)).as(PlainValue.of(new Cram(), position)).isTrue();
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(new Cram(), "3x3");
  }
}
