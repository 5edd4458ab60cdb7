package org.grundy.game.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.calc.Calculator;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.cake.Cake;
import org.grundy.game.cake.Eatcake;
import org.grundy.game.grid.Clobber;
import org.grundy.game.placement.Domineering;
import org.grundy.game.row.FrontOrBack;
import org.grundy.game.vector.Nim;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TwistedTest {
  /** Turn-and-Eatcake and twisted Maundy Cake of 8 columns, as CGSuite 2.2 (A. N. Siegel) works them out. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"eatcake 1x8; v", "eatcake 2x8; 0", "eatcake 3x8; v", "eatcake 4x8; 0",
      "eatcake 5x8; v<3>", "eatcake 6x8; 0", "eatcake 7x8; v", "eatcake 8x8; 0", "maundy-cake 1x8; 1",
      "maundy-cake 2x8; {8|-2}", "maundy-cake 3x8; {8|-3}", "maundy-cake 4x8; {8|-6}", "maundy-cake 5x8; {8|-5}",
      "maundy-cake 6x8; {8|-6,{-4|-14}}", "maundy-cake 7x8; {10|-7}", "maundy-cake 8x8; +-12"})
  void cakes_haveTheirPublishedValues(String cake, String value) {
    var calculator = new Calculator(Catalog.standard(), Budget.unlimited());
    assertThat(calculator.value("twisted:" + cake)).isEqualTo(calculator.value(value));
  }

  /** By hand: what a move leaves has no move for either. */
  @ParameterizedTest
  @ValueSource(strings = {"2x2", "./.", "1x2", "2x3"})
  void positionsThatAreTurnedTwice_areAsBefore(String board) {
    var game = new Twisted<>(new Domineering());
    var at = game.notation().parse(board);
    assertThat(game.negative(game.negative(at).orElseThrow())).contains(at);
  }

  /** {0 | } leads to 0, and {0 | 0} to 0. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"./.; 1", "1x2; -1", "2x2; 0", "1x4; -1"})
  void domineering_hasTheValuesThatAreFoundByHand(String board, String value) {
    var game = new Twisted<>(new Domineering());
    assertThat(PlainValue.is(game, board, value)).as(PlainValue.of(game, board)).isTrue();
  }

  @Test
  void impartialGames_stayWhatTheyAre() {
    assertThat(PlainValue.of(new Twisted<>(new Nim()), "2 3")).isEqualTo("*");
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(new Twisted<>(new Domineering()), "3x3");
    PlainPlay.assertMovesCanBeTouched(new Twisted<>(new Clobber()), "xox/oxo & xo.ox");
    PlainPlay.assertMovesCanBeTouched(new Twisted<>(new Eatcake()), "3x4 2x2");
  }

  @Test
  void pictures_haveRoomForAllPieces() {
    var game = new Twisted<>(new Eatcake());
    var random = new Random(9);
    for (int trial = 0; trial < 100; trial++) {
      List<Optional<List<Cake>>> at = game.notation().parse("10x10");
      for (int move = 0; move < 60; move++) {
        assertThat(game.picture(at).parts().size()).isLessThanOrEqualTo(Picture.MOST_PARTS);
        var options = new ArrayList<>(PlainPlay.options(game, at, random.nextBoolean() ? Player.LEFT : Player.RIGHT));
        if (options.isEmpty())
          break;
        at = options.get(random.nextInt(options.size()));
      }
    }
  }

  @Test
  void whatCannotBeTurned_isRefused() {
    assertThatThrownBy(() -> new Twisted<>(new FrontOrBack())).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Catalog.standard().ruleset("twisted:partizan-take:1,2/1,3")).isInstanceOf(BadInput.class)
        .hasMessage("partizan-take:1,2/1,3 has no twisted form: its positions cannot be turned");
  }
}
