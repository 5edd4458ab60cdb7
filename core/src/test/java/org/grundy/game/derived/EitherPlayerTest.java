package org.grundy.game.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.placement.Cram;
import org.grundy.game.placement.Domineering;
import org.grundy.game.row.FrontOrBack;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EitherPlayerTest {
  /** Winning Ways, chapter 15: Cram is the impartial Domineering. */
  @ParameterizedTest
  @ValueSource(strings = {"2x2", "2x3", "3x3", "2x4", "..#/..."})
  void impartialDomineering_isCram(String board) {
    var either = new EitherPlayer<>(new Domineering());
    assertThat(PlainValue.of(either, board)).isEqualTo(PlainValue.of(new Cram(), board));
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(new EitherPlayer<>(new Domineering()), "2x3");
  }

  @Test
  void gamesWonByPoints_haveNoImpartialForm() {
    assertThatThrownBy(() -> new EitherPlayer<>(new FrontOrBack())).isInstanceOf(BadInput.class);
  }
}
