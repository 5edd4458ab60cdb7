package org.grundy.game.grid;

import java.util.function.IntPredicate;

/**
 * The cells that a stone reaches: one step away in some directions, or any number of steps up to the rim. Nothing stands in the
 * way. If a cell reaches another, that one reaches it.
 *
 * @param steps each as rows down and columns to the right; with each step, its opposite
 * @param isFar whether steps may be repeated
 */
record Reach(int[][] steps, boolean isFar) {
  static final Reach SIDES = new Reach(Stones.SIDES, false);
  static final Reach QUEEN = new Reach(Stones.QUEEN, true);
  static final Reach KING = new Reach(Stones.QUEEN, false);
  static final Reach ROOK = new Reach(Stones.SIDES, true);
  static final Reach BISHOP = new Reach(new int[][]{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}, true);
  static final Reach KNIGHT = new Reach(
      new int[][]{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}, false);

  /** Passes the places reached from a cell of a board to {@code out}, until it answers false; returns whether it never did. */
  boolean from(int place, int rows, int columns, IntPredicate out) {
    for (int[] step : steps) {
      int row = place / columns + step[0];
      int column = place % columns + step[1];
      while (row >= 0 && column >= 0 && row < rows && column < columns) {
        if (!out.test(row * columns + column))
          return false;
        if (!isFar)
          break;
        row += step[0];
        column += step[1];
      }
    }
    return true;
  }

  /** Whether a cell reaches one that holds {@code what}. */
  boolean meets(Grid at, int place, char what) {
    return !from(place, at.rows(), at.columns(), other -> at.get(other) != what);
  }

  /** The cells that some cells reach. */
  long from(long cells, Lattice board) {
    long[] reached = {0};
    for (long left = cells; left != 0; left &= left - 1)
      from(Long.numberOfTrailingZeros(left), board.rows(), board.columns(), place -> {
        reached[0] |= 1L << place;
        return true;
      });
    return reached[0];
  }
}
