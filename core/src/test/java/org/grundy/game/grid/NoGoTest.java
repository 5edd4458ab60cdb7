package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NoGoTest {
  private final NoGo game = new NoGo();

  /** By hand: on one cell nobody may put a stone, on two one stone is all. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1x1; 0", "1x2; *", "x.; 0", "x..; *"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x3", "x.o/..."})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
