package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CherriesTest {
  private final Cherries game = new Cherries();

  /** By hand: between cherries of the other player, one of your own cannot be taken. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"x; 1", "xxx; 3", "xo; 0", "oxo; -1", "xox; 1", "xoox; 0", "x.o; 0", "xx.o; 1",
      ".; 0"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.of(game, position)).isEqualTo(value);
  }

  /** M. H. Albert, R. J. Nowakowski and D. Wolfe, Lessons in Play, 2007: every position is an integer. */
  @Test
  void values_areIntegers() {
    var random = new SplittableRandom(3);
    for (int i = 0; i < 150; i++) {
      var row = new StringBuilder();
      for (int length = 1 + random.nextInt(9); row.length() < length;)
        row.append("xoxox.".charAt(random.nextInt(6)));
      assertThat(PlainValue.of(game, row.toString())).as(row.toString()).matches("-?[0-9]+");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"xooxx", "x.oxo"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
