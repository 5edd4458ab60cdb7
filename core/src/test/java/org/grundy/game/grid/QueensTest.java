package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueensTest {
  private final Queens queens = new Queens();

  /** The zeros: W. A. Wythoff, "A modification of the game of Nim", 1907. The other values: OEIS A004481. */
  @ParameterizedTest
  @CsvSource({"0,0,0", "1,1,2", "1,2,0", "3,3,6", "3,5,0", "4,4,7", "5,5,8", "4,7,0", "6,10,0", "6,11,2", "10,10,14",
      "10,11,18"})
  void oneQueen_isWorthTwoHeapsOfWythoffsGame(int column, int row, int value) {
    assertThat(PlainPlay.nimValue(queens, column + "," + row)).isEqualTo(value);
    assertThat(PlainPlay.nimValue(queens, row + "," + column)).isEqualTo(value);
  }

  /** Sprague 1935, Grundy 1939: 2 xor 2 = 0, 0 xor 7 = 7. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1,1 1,1; 0", "3,5 4,4; 7", "0,1 1,1; 3"})
  void severalQueens_areWorthTheirNimSum(String position, int value) {
    assertThat(PlainPlay.nimValue(queens, position)).isEqualTo(value);
  }

  /** By hand. (3,5) and (4,4) have 3 + 5 + 3 and 4 + 4 + 4 moves. */
  @Test
  void moves_areCounted() {
    assertThat(PlainPlay.counts(queens, "2,1", Player.LEFT, 4)).containsExactly(4L, 7L, 3L, 0L);
    assertThat(PlainPlay.counts(queens, "3,5 4,4", Player.LEFT, 1)).containsExactly(23L);
    assertThat(PlainPlay.counts(queens, "1,1 1,1", Player.LEFT, 2)).containsExactly(6L, 22L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3,5 4,4", "2,2 2,2 0,1", "63,63 0,63"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(queens, position);
  }

  @Test
  void queensOnOneSquare_showHowMany() {
    Picture picture = queens.picture(queens.notation().parse("1,1 1,1 1,0"));
    assertThat(picture.parts()).hasSize(4).contains(
        new Picture.Part.Cell(65, 1, 1, Picture.Look.NEUTRAL, Picture.Piece.QUEEN, "2"),
        new Picture.Part.Cell(1, 0, 1, Picture.Look.NEUTRAL, Picture.Piece.QUEEN, ""));
  }

  @Test
  void farthestQueen_fitsThePicture() {
    assertThat(queens.picture(queens.notation().parse("63,63")).parts()).hasSize(Picture.MOST_PARTS);
    assertThatThrownBy(() -> queens.notation().parse("64,0")).isInstanceOf(BadInput.class)
        .hasMessage("queen 1: expected 2 whole numbers from 0 to 63 with commas between them, found '64,0'");
  }
}
