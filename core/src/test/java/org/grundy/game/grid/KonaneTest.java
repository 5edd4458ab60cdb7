package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KonaneTest {
  private final Konane game = new Konane();

  /** Ernst 1995: a stone that can take n stones in a row is worth n; the others by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"xo.; 1", "xo.o.; 1", "x#o.; 0", ".ox; 1", ".xo.; *", "ox.; -1", "xxo.; 1"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "xo.o."})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
