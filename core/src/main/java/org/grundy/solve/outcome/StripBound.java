package org.grundy.solve.outcome;

import java.util.Optional;

/**
 * What a position of a placement game is at least, for a player as Left who leaves out every placement that does not lie in
 * one strip of a division of the board into lines and pairs of lines. The opponent's placements all lie in lines, so what is
 * left is a sum. The division is the best one for each y of {@link SwitchSums}, found line by line.
 *
 * <p>So were empty boards of Domineering divided (M. Lachmann, C. Moore, I. Rapaport, Who wins Domineering on rectangular
 * boards?, 2000). A bound takes some hundred instructions.
 */
final class StripBound {
  /** The image that makes rows columns. */
  private static final int TURNING = 4;

  private final StripValues values;
  /** Whether this thread may find values, or only use those that are known. */
  private final boolean finds;
  /** Makes columns rows; empty if lines are rows. */
  private final Optional<WideImage> turn;
  private final int width;
  private final int lines;
  /** The number that each line alone is at least; the same of each with the one before, and all bounds of these. */
  private final int[] alone;
  private final int[] cold;
  private final long[] paired;

  StripBound(StripValues values, boolean finds) {
    this.values = values;
    this.finds = finds;
    this.width = values.rules().width();
    this.lines = values.rules().lines();
    this.turn = values.rules().across() ? Optional.empty() : Optional.of(new WideImage(TURNING, width, lines));
    this.alone = new int[lines];
    this.cold = new int[lines];
    this.paired = new long[lines];
  }

  /** For another thread. */
  StripBound forThread() {
    return new StripBound(values, false);
  }

  /** Adds some free cells to a sum; returns false if this thread does not know the values. */
  boolean add(Cells free, SwitchSums sums) {
    int count = look(turn.isPresent() ? turn.get().of(free) : free);
    if (count < 0)
      return false;
    for (int i = 0; i < SwitchSums.COUNT; i++)
      add(i, count, sums);
    return true;
  }

  /** Finds the bounds of all strips that have cells; returns how many lines these have, -1 where a bound is not known. */
  private int look(Cells cells) {
    int count = 0;
    int before = 0;
    for (int i = 0; i < lines; i++) {
      int line = (int) cells.lowBack(i * width) & (1 << width) - 1;
      if (count == 0 && line == 0)
        continue;
      long single = bounds(line);
      paired[count] = count == 0 ? single : bounds(before | line << width);
      if (single == ValueBounds.UNKNOWN || paired[count] == ValueBounds.UNKNOWN)
        return -1;
      alone[count] = ValueBounds.bound(single, 0);
      cold[count] = ValueBounds.bound(paired[count], 0);
      before = line;
      count++;
    }
    return count;
  }

  private long bounds(int cells) {
    return finds ? values.bounds(cells) : values.known(cells);
  }

  private void add(int index, int count, SwitchSums sums) {
    // the most for the lines so far, and for one less, with an even and an odd number of switches
    int evenBefore = SwitchSums.NONE;
    int oddBefore = SwitchSums.NONE;
    int even = 0;
    int odd = SwitchSums.NONE;
    for (int i = 0; i < count; i++) {
      int hot = index == 0 ? SwitchSums.NONE : ValueBounds.bound(paired[i], index);
      int nextEven = Math.max(even + alone[i], Math.max(evenBefore + cold[i], oddBefore + hot));
      int nextOdd = Math.max(odd + alone[i], Math.max(oddBefore + cold[i], evenBefore + hot));
      evenBefore = even;
      oddBefore = odd;
      even = nextEven;
      odd = nextOdd;
    }
    sums.add(index, even, odd);
  }
}
