package org.grundy.solve.outcome;

import java.util.Optional;

/**
 * Whether a player of a placement game surely wins under normal play, by leaving out every placement that does not lie in
 * one strip of a division of the board into lines and pairs of lines. The opponent's placements all lie in lines, so what
 * is left is a sum, and the position is at least that sum. Each summand is at least a number, or a number plus a switch ±y,
 * where y is the same for all; two such switches cancel. The division is the best one for each y, found line by line.
 *
 * <p>So were empty boards of Domineering divided (M. Lachmann, C. Moore, I. Rapaport, Who wins Domineering on rectangular
 * boards?, 2000). A bound takes some hundred instructions.
 */
final class StripBound {
  private static final int NONE = -1 << 16;
  /** The image that makes rows columns. */
  private static final int TURNING = 4;

  private final StripValues values;
  /** Whether this thread may find values, or only use those that are known. */
  private final boolean finds;
  /** Makes columns rows; empty if lines are rows. */
  private final Optional<WideImage> turn;
  private final int width;
  private final int lines;
  /** The free cells of each line. */
  private final int[] free;
  /** The bounds of each line alone, and of each with the one before. */
  private final long[] alone;
  private final long[] paired;

  StripBound(StripValues values, boolean finds) {
    this.values = values;
    this.finds = finds;
    this.width = values.rules().width();
    this.lines = values.rules().lines();
    this.turn = values.rules().across() ? Optional.empty() : Optional.of(new WideImage(TURNING, width, lines));
    this.free = new int[lines];
    this.alone = new long[lines];
    this.paired = new long[lines];
  }

  private StripBound(StripBound same) {
    this.values = same.values;
    this.finds = false;
    this.width = same.width;
    this.lines = same.lines;
    this.turn = same.turn;
    this.free = new int[lines];
    this.alone = new long[lines];
    this.paired = new long[lines];
  }

  /** For another thread. */
  StripBound forThread() {
    return new StripBound(this);
  }

  /** Gives the memory of the values back. Nothing can be asked after that. */
  void release() {
    values.release();
  }

  /**
   * Whether the player surely wins.
   *
   * @param moves whether the player is to move
   */
  boolean wins(Cells board, boolean moves) {
    if (!look(board))
      return false;
    for (int i = 0; i < StripValues.SWITCHES.length; i++)
      if (wins(i, moves))
        return true;
    return false;
  }

  /** Finds the bounds of all strips; returns whether they are known. */
  private boolean look(Cells board) {
    Cells cells = turn.isPresent() ? turn.get().of(board) : board;
    boolean known = true;
    for (int i = 0; i < lines; i++) {
      free[i] = (int) cells.lowBack(i * width) & (1 << width) - 1;
      alone[i] = bounds(free[i]);
      paired[i] = i == 0 ? alone[i] : bounds(free[i - 1] | free[i] << width);
      known &= alone[i] != StripValues.UNKNOWN && paired[i] != StripValues.UNKNOWN;
    }
    return known;
  }

  private long bounds(int cells) {
    return finds ? values.bounds(cells) : values.known(cells);
  }

  private static int bound(long bounds, int index) {
    return (int) (bounds >>> Byte.SIZE * index & (1 << Byte.SIZE) - 1) - StripValues.BIAS;
  }

  private boolean wins(int index, boolean moves) {
    // the most for the lines so far, and for one less, with an even and an odd number of switches
    int evenBefore = NONE;
    int oddBefore = NONE;
    int even = 0;
    int odd = NONE;
    for (int i = 0; i < lines; i++) {
      int one = bound(alone[i], 0);
      int cold = bound(paired[i], 0);
      int hot = index == 0 ? NONE : bound(paired[i], index);
      int nextEven = Math.max(even + one, Math.max(evenBefore + cold, oddBefore + hot));
      int nextOdd = Math.max(odd + one, Math.max(oddBefore + cold, evenBefore + hot));
      evenBefore = even;
      oddBefore = odd;
      even = nextEven;
      odd = nextOdd;
    }
    int y = StripValues.SWITCHES[index];
    return moves ? even > 0 || odd + y >= 0 : even >= 0 || odd - y > 0;
  }
}
