package org.grundy.game.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.effort.Budget;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.graph.Hackenbush;
import org.grundy.game.placement.Domineering;
import org.grundy.game.row.FrontOrBack;
import org.grundy.phrase.BadInput;
import org.grundy.value.notation.Evaluation;
import org.grundy.value.notation.ExpressionReader;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Followers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DicoticTest {
  /** By hand: an edge of one colour alone is the end; two edges of different colours are {0 | 0}. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"0-1b; 0", "0-1b 0-2r; *", "0-1g; *", "0-1b 1-2r; *", "0-1g 1-2b; ^*",
      "0-1b 0-2b 0-3r; v"})
  void hackenbush_hasTheValuesThatAreFoundByHand(String position, String value) {
    var game = new Dicotic<>(new Hackenbush());
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x2", "3x3", "2x4", "..#/...", "3x4"})
  void values_areAllSmall(String board) {
    var values = new ShortGames(Budget.unlimited());
    int value = new Evaluation(values)
        .value(ExpressionReader.read(PlainValue.of(new Dicotic<>(new Domineering()), board)));
    assertThat(new Followers(values).isAllSmall(value)).isTrue();
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(new Dicotic<>(new Domineering()), "2x3");
  }

  @Test
  void gamesWonByPoints_haveNoDicoticForm() {
    assertThatThrownBy(() -> new Dicotic<>(new FrontOrBack())).isInstanceOf(BadInput.class);
  }
}
