package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ElephantsAndRhinosTest {
  private final ElephantsAndRhinos game = new ElephantsAndRhinos();

  /** By hand: a creature with n empty boxes before it and none that hinders it is worth n. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"t.f; *", "t..; 2", ".f; -1", "t..f; 0", "tt.; 2"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tt..ff", "t.t.f"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
