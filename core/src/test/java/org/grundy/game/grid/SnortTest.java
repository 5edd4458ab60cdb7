package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SnortTest {
  private final Snort game = new Snort();

  /** Winning Ways, chapter 6: paths of 1, 2 and 3 cells; the others by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1x1; *", "1x2; +-1", "1x3; +-2", "x.; 1", "x.o; 0", "x..; {1|0}"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x3", "x..o"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
