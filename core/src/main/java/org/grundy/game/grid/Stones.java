package org.grundy.game.grid;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Moves;
import org.grundy.game.Partizan;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/**
 * Games with stones of both players on a rectangle in which no direction differs from another: Left's are {@code x},
 * Right's {@code o}, and exchanging the colours exchanges the players' moves.
 */
abstract class Stones extends NearbyGame implements Partizan<Grid> {
  /** Steps to the neighbours by sides, as rows and columns. */
  static final int[][] SIDES = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  /** Steps to the neighbours by sides and corners, the directions of a queen. */
  static final int[][] QUEEN = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
  static final int NOWHERE = -1;

  @Override
  public Optional<Phrase> sides() {
    return Optional.of(Phrase.of("x is Left, o is Right"));
  }

  @Override
  protected String alphabet() {
    return "" + EMPTY + LEFT + RIGHT + BLOCKED;
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.ALL;
  }

  /** Stones on all cells in alternating colours, Left's in the corner. */
  static Grid checkerboard(int rows, int columns) {
    return Grid.of(IntStream.range(0, rows).mapToObj(row -> IntStream.range(0, columns)
        .mapToObj(column -> String.valueOf((row + column) % 2 == 0 ? LEFT : RIGHT)).reduce("", String::concat))
        .toList());
  }

  static char stone(Player player) {
    return player == Player.LEFT ? LEFT : RIGHT;
  }

  /** The place one step from another, or {@link #NOWHERE} beyond the rim. */
  static int beside(Grid at, int place, int[] step) {
    int row = place / at.columns() + step[0];
    int column = place % at.columns() + step[1];
    return row < 0 || column < 0 || row >= at.rows() || column >= at.columns() ? NOWHERE : row * at.columns() + column;
  }

  /** Whether a cell beside a place holds {@code what}. */
  static boolean touches(Grid at, int place, char what) {
    for (int[] step : SIDES) {
      int next = beside(at, place, step);
      if (next != NOWHERE && at.get(next) == what)
        return true;
    }
    return false;
  }

  @Override
  public Optional<Grid> negative(Grid at) {
    return Optional.of(at.exchange(LEFT, RIGHT));
  }

  @Override
  public abstract void moves(Grid at, Player mover, Moves<Grid> out);
}
