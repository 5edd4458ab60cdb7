package org.grundy.solve.outcome;

import java.util.Optional;

/**
 * A lower bound for a position of a placement game, for a player as Left who only makes placements that lie within one
 * strip, when the board is divided into strips of up to three lines. The opponent's placements all lie in lines, so what is
 * left is a sum. The division is the best one for each y of {@link SwitchSums}, found line by line.
 *
 * <p>So were empty boards of Domineering divided (M. Lachmann, C. Moore, I. Rapaport, Who wins Domineering on rectangular
 * boards?, 2000). A bound takes a few hundred instructions.
 */
final class StripBound {
  /** The image that makes rows columns. */
  private static final int TURNING = 4;

  private final StripValues values;
  /** Whether this thread may make tables, or only use those that are there. */
  private final boolean makes;
  /** Makes columns rows; empty if lines are rows. */
  private final Optional<WideImage> turn;
  private final int width;
  private final int lines;
  /** The bounds of each strip that ends with a line, by how many lines it has and the line. */
  private final int[][] second;
  private final int[][] first;
  /** The most for so many lines, with an even and an odd number of switches, and the same after a move. */
  private final int[] even;
  private final int[] odd;
  private final int[] evenMoved;
  private final int[] oddMoved;

  StripBound(StripValues values, boolean makes) {
    this.values = values;
    this.makes = makes;
    this.width = values.rules().width();
    this.lines = values.rules().lines();
    this.turn = values.rules().across() ? Optional.empty() : Optional.of(new WideImage(TURNING, width, lines));
    this.second = new int[StripRules.HEIGHT + 1][lines + 1];
    this.first = new int[StripRules.HEIGHT + 1][lines + 1];
    this.even = new int[lines + 1];
    this.odd = new int[lines + 1];
    this.evenMoved = new int[lines + 1];
    this.oddMoved = new int[lines + 1];
  }

  /** For another thread. */
  StripBound forThread() {
    return new StripBound(values, false);
  }

  /**
   * Adds some free cells to a sum; returns false if there are no tables yet.
   *
   * @param moves whether bounds after a move are wanted
   */
  boolean add(Cells free, boolean moves, SwitchSums sums) {
    StripValues.Table table = makes ? values.grownTable() : values.table();
    int height = table.height();
    if (height == 0)
      return false;
    int count = look(turn.isPresent() ? turn.get().of(free) : free, moves, table);
    for (int i = 0; i < SwitchSums.COUNT; i++) {
      divide(i, count, height);
      if (moves)
        divideMoved(i, count, height);
      sums.add(i, even[count], odd[count], moves ? evenMoved[count] : SwitchSums.NONE,
          moves ? oddMoved[count] : SwitchSums.NONE);
    }
    return true;
  }

  /** Finds the bounds of all strips that have cells; returns how many lines these have. */
  private int look(Cells cells, boolean moves, StripValues.Table table) {
    int count = 0;
    int strip = 0;
    for (int i = 0; i < lines; i++) {
      int line = (int) cells.lowBack(i * width) & (1 << width) - 1;
      if (count == 0 && line == 0)
        continue;
      count++;
      strip = strip >>> width | line << (table.height() - 1) * width;
      for (int k = 1; k <= Math.min(table.height(), count); k++) {
        int set = strip >>> (table.height() - k) * width;
        second[k][count] = table.second()[set];
        if (moves)
          first[k][count] = table.first()[set];
      }
    }
    return count;
  }

  private void divide(int index, int count, int height) {
    even[0] = 0;
    odd[0] = SwitchSums.NONE;
    for (int i = 1; i <= count; i++) {
      int mostEven = SwitchSums.NONE;
      int mostOdd = SwitchSums.NONE;
      for (int k = 1; k <= height && k <= i; k++) {
        int bounds = second[k][i];
        int number = ValueBounds.bound(bounds, 0);
        mostEven = Math.max(mostEven, even[i - k] + number);
        if (index != 0) {
          int hot = ValueBounds.bound(bounds, index);
          mostEven = Math.max(mostEven, odd[i - k] + hot);
          mostOdd = Math.max(mostOdd, Math.max(even[i - k] + hot, odd[i - k] + number));
        }
      }
      even[i] = mostEven;
      odd[i] = mostOdd;
    }
  }

  /** The same after a move in one of the strips, once {@link #divide} has found what is there without. */
  private void divideMoved(int index, int count, int height) {
    evenMoved[0] = SwitchSums.NONE;
    oddMoved[0] = SwitchSums.NONE;
    for (int i = 1; i <= count; i++) {
      int mostEven = SwitchSums.NONE;
      int mostOdd = SwitchSums.NONE;
      for (int k = 1; k <= height && k <= i; k++) {
        int bounds = second[k][i];
        int moved = first[k][i];
        int number = ValueBounds.bound(bounds, 0);
        int numberMoved = ValueBounds.bound(moved, 0);
        mostEven = Math.max(mostEven, Math.max(evenMoved[i - k] + number, even[i - k] + numberMoved));
        if (index != 0) {
          int hot = ValueBounds.bound(bounds, index);
          int hotMoved = ValueBounds.bound(moved, index);
          mostEven = Math.max(mostEven, Math.max(oddMoved[i - k] + hot, odd[i - k] + hotMoved));
          mostOdd = Math.max(mostOdd, Math.max(Math.max(evenMoved[i - k] + hot, even[i - k] + hotMoved),
              Math.max(oddMoved[i - k] + number, odd[i - k] + numberMoved)));
        }
      }
      evenMoved[i] = mostEven;
      oddMoved[i] = mostOdd;
    }
  }
}
