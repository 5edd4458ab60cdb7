package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FissionTest {
  private final Fission game = new Fission();

  /** By hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"./x/.; 1", ".x.; -1", "x; 0", ".../.x./...; 0"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "5x5"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
