package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClobberTest {
  private final Clobber game = new Clobber();

  /** Albert, Grossman, Nowakowski, Wolfe 2005: a row of n stones of Left before one of Right is {0 | the row of n - 1}. */
  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"xo; *", "xxo; ^", "xxxo; ^^*", "xxxxo; ^3", "xo/ox; *", "ox; *", "oox; v", "x.o; 0", "xo.xxo; ^*"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "xxo/oox"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
