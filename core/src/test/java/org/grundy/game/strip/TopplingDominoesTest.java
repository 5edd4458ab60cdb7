package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopplingDominoesTest {
  private final TopplingDominoes game = new TopplingDominoes();

  /** Fink, Nowakowski, Siegel, Wolfe 2015: n dominoes of Left are worth n, and xo is *; a green one is *. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"x; 1", "xxxx; 4", "o; -1", "xo; *", "#; *", "xox; 1/2", "x.o; 0", "##; *2"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"xxoxo", "x#o"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
