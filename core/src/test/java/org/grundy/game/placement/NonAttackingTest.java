package org.grundy.game.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.PlainPlay;
import org.grundy.game.grid.ChessPiece;
import org.grundy.game.grid.Grid;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NonAttackingTest {
  private static boolean attacks(ChessPiece kind, int down, int right) {
    int far = Math.max(Math.abs(down), Math.abs(right));
    int near = Math.min(Math.abs(down), Math.abs(right));
    return switch (kind) {
      case QUEENS -> near == 0 || near == far;
      case KINGS -> far == 1;
      case ROOKS -> near == 0;
      case BISHOPS -> near == far;
      case KNIGHTS -> near == 1 && far == 2;
    };
  }

  /** By sets of cells that may still be used. */
  private static int plain(ChessPiece kind, Set<List<Integer>> open, Map<Set<List<Integer>>, Integer> known) {
    Integer before = known.get(open);
    if (before != null)
      return before;
    var options = new HashSet<Integer>();
    for (List<Integer> cell : open) {
      var left = new HashSet<>(open);
      left.remove(cell);
      left.removeIf(other -> attacks(kind, other.getFirst() - cell.getFirst(), other.getLast() - cell.getLast()));
      options.add(plain(kind, left, known));
    }
    int value = 0;
    while (options.contains(value))
      value++;
    known.put(open, value);
    return value;
  }

  private static int solved(ChessPiece kind, String board) {
    var position = Catalog.standard().read(new NonAttacking(kind).name() + " " + board).position();
    return new Solver(Budget.unlimited()).nimValue(position).orElseThrow().intValueExact();
  }

  @ParameterizedTest
  @EnumSource
  void randomBoards_haveTheNimValuesOfPlainPlay(ChessPiece kind) {
    var random = new SplittableRandom(5);
    for (int i = 0; i < 60; i++) {
      int rows = 1 + random.nextInt(3);
      int columns = 1 + random.nextInt(4);
      var board = new StringBuilder();
      Set<List<Integer>> open = new HashSet<>();
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          boolean blocked = random.nextInt(6) == 0;
          board.append(blocked ? '#' : '.');
          if (!blocked)
            open.add(List.of(row, column));
        }
        board.append(row < rows - 1 ? "/" : "");
      }
      assertThat(solved(kind, board.toString())).as("%s %s", kind, board).isEqualTo(plain(kind, open, new HashMap<>()));
    }
  }

  /** Every rook uses up a row and a column. */
  @ParameterizedTest
  @CsvSource({"1x5, 1", "2x5, 0", "3x3, 1", "4x4, 0", "3x7, 1"})
  void rooks_alternate(String board, int value) {
    assertThat(solved(ChessPiece.ROOKS, board)).isEqualTo(value);
  }

  /** Noon and Van Brummelen, 2006; sequence A344227 of the OEIS. */
  @ParameterizedTest
  @CsvSource({"1x1, 1", "2x2, 1", "3x3, 2", "4x4, 1", "5x5, 3", "6x6, 1"})
  void queensOnSquares_haveThePublishedValues(String board, int value) {
    assertThat(solved(ChessPiece.QUEENS, board)).isEqualTo(value);
  }

  /** A king on a strip uses up its neighbours: octal code 0.137, Dawson's Chess. */
  @Test
  void kingsOnAStrip_areDawsonsChess() {
    for (int length = 1; length <= 12; length++) {
      var heap = Catalog.standard().read("dawsons-chess " + length).position();
      assertThat(solved(ChessPiece.KINGS, "1x" + length)).as("length %s", length)
          .isEqualTo(new Solver(Budget.unlimited()).nimValue(heap).orElseThrow().intValueExact());
    }
  }

  @Test
  void pieces_useUpWhatTheyAttack() {
    var game = new NonAttacking(ChessPiece.KNIGHTS);
    Grid at = game.notation().parse("o../.../...");
    assertThat(PlainPlay.options(game, at, Player.LEFT)).hasSize(6);
    PlainPlay.assertMovesCanBeTouched(game, "o../.../..#");
  }
}
