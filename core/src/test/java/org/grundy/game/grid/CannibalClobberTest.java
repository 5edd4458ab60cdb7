package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CannibalClobberTest {
  private final CannibalClobber game = new CannibalClobber();

  /** By hand: a row of n stones of one's own is n - 1 moves; one of each is {0 | 0}. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"x; 0", "xx; 1", "xxx; 2", "xxxx; 3", "oo; -1", "xo; *", "x.o; 0", "xx.oo; 0",
      "xx/xx; 3"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(game, "xxo/oxx");
  }
}
