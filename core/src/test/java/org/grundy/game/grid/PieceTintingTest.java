package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.game.PlainForms;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PieceTintingTest {
  private static PieceTinting game(String name) {
    return PieceTinting.named(name.startsWith("snort") ? PieceTinting.Kind.SNORT : PieceTinting.Kind.COL, name);
  }

  /**
   * Winning Ways, chapters 2 and 6: on a strip, kings reach the cells beside them, as stones of Snort and Col do. The others by
   * hand: a rook on a strip reaches every other cell, and so does a king on a square of two by two.
   */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"snort:kings; 1x2; +-1", "snort:kings; 1x3; +-2", "col:kings; 1x2; 0",
      "col:kings; 1x3; 0", "snort:rooks; 1x5; +-4", "col:rooks; 1x5; 0", "snort:kings; 2x2; +-3", "col:kings; 2x2; 0",
      "snort:bishops; 2x2; 0", "snort:bishops; 1x3; *", "snort:knights; 2x2; 0", "col:knights; 1x3; *",
      "snort:rooks; x.#.; 2", "snort:rooks; x.#.o; 0", "col:rooks; x.#.; -1", "snort:queens; x../.../..o; +-1"})
  void positions_haveTheirKnownValues(String name, String position, String value) {
    assertThat(PlainValue.is(game(name), position, value)).as(PlainValue.of(game(name), position)).isTrue();
  }

  private static boolean attacks(ChessPiece piece, int down, int right) {
    int far = Math.max(Math.abs(down), Math.abs(right));
    int near = Math.min(Math.abs(down), Math.abs(right));
    return switch (piece) {
      case QUEENS -> near == 0 || near == far;
      case KINGS -> far == 1;
      case ROOKS -> near == 0;
      case BISHOPS -> near == far;
      case KNIGHTS -> near == 1 && far == 2;
    };
  }

  /** By the text of the board. */
  private static List<String> options(String board, ChessPiece piece, PieceTinting.Kind kind, Player mover) {
    char own = mover == Player.LEFT ? 'x' : 'o';
    char shunned = (kind == PieceTinting.Kind.COL) == (mover == Player.LEFT) ? 'x' : 'o';
    int width = (board + "/").indexOf('/') + 1;
    var options = new ArrayList<String>();
    for (int i = 0; i < board.length(); i++) {
      boolean free = board.charAt(i) == '.';
      for (int j = 0; j < board.length(); j++)
        free &= board.charAt(j) != shunned || !attacks(piece, j / width - i / width, j % width - i % width);
      if (free)
        options.add(board.substring(0, i) + own + board.substring(i + 1));
    }
    return options;
  }

  /** Positions reach these through {@code normal} and {@code summands}. */
  @ParameterizedTest
  @EnumSource
  void randomBoards_haveTheValuesOfPlainPlay(ChessPiece piece) {
    var random = new SplittableRandom(15);
    for (int i = 0; i < 80; i++) {
      int rows = 1 + random.nextInt(3);
      int columns = 1 + random.nextInt(4);
      var board = new StringBuilder();
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++)
          board.append(".....xo#".charAt(random.nextInt(rows * columns > 6 ? 8 : 6)));
        board.append(row < rows - 1 ? "/" : "");
      }
      String text = board.toString();
      if (text.chars().filter(c -> c == '.').count() <= 8)
        for (PieceTinting.Kind kind : PieceTinting.Kind.values())
          PlainForms.assertSolved(new PieceTinting(kind, piece).name() + " " + text, text,
              (state, mover) -> options(state, piece, kind, mover));
    }
  }

  @Test
  void normal_keepsTheStonesThatMatter() {
    PieceTinting game = game("snort:rooks");
    assertThat(game.normal(game.notation().parse("###x./#####/#o###"))).hasToString(".x");
    assertThat(game.normal(game.notation().parse("x#./###/#o#"))).isEqualTo(game.normal(game.notation().parse("x#.")));
  }

  @Test
  void unknownPieces_areRefused() {
    assertThatThrownBy(() -> game("snort:pawns")).isInstanceOf(BadInput.class)
        .hasMessage("the pieces: expected queens, kings, rooks, bishops, knights, found 'pawns'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"snort:queens 2x3", "col:knights x..o/..#."})
  void moves_canBeTouched(String position) {
    String[] words = position.split(" ");
    PlainPlay.assertMovesCanBeTouched(game(words[0]), words[1]);
  }
}
