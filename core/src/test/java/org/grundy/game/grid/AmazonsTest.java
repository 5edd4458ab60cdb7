package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AmazonsTest {
  private final Amazons game = new Amazons();

  /** By hand: an amazon alone has as many moves as there are cells that it can fill one by one. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"x.; 1", "x..; 2", "x...; 3", "x#o; 0", "x.#.o; 0", "x./..; 3", "x.o; *"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"x../..o", "x.#/.o."})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
