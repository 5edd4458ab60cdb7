package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.grundy.effort.Budget;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.vector.VectorGame;

/**
 * The nim-values of all positions of a vector game up to a corner, each the mex of the values of its options, in the
 * order of the heaps' sizes. The heaps of a position are sorted first, since the rules treat them alike.
 *
 * <p>Time: the moves of all positions in the box. Space: an int for each.
 */
final class VectorTable {
  /** A box whose cells times the moves at its corner are more is not filled: some seconds of work. */
  private static final long MOST_WORK = 1L << 30;
  private static final long MOST_CELLS = 1 << 24;

  private final VectorGame game;
  private final Budget budget;
  /** The largest heaps of the box, ascending. */
  private long[] corner = {};
  /** The value at (h0, h1, ...) stands at h0 + (corner0 + 1) (h1 + (corner1 + 1) (h2 + ...)). */
  private int[] values = {};

  VectorTable(VectorGame game, Budget budget) {
    this.game = game;
    this.budget = budget;
  }

  /** Whether a table up to these heaps is worth filling for one value. */
  static boolean fits(VectorGame game, Heaps at) {
    BigInteger cells = at.list().stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
    return cells.compareTo(BigInteger.valueOf(MOST_CELLS)) <= 0 && game.kernel().fits(at)
        && game.kernel().count(at) instanceof Count.Exactly(BigInteger moves)
        && moves.multiply(cells).compareTo(BigInteger.valueOf(MOST_WORK)) <= 0;
  }

  /** How many positions the table holds. */
  long cells() {
    return values.length;
  }

  /** The nim-value of a position for which {@link #fits}. */
  int value(Heaps at) {
    long[] heaps = at.toLongs();
    Arrays.sort(heaps);
    if (!inside(heaps))
      fill(heaps);
    return values[index(heaps)];
  }

  private boolean inside(long[] heaps) {
    for (int i = 0; i < heaps.length; i++)
      if (values.length == 0 || heaps[i] > corner[i])
        return false;
    return true;
  }

  private int index(long[] heaps) {
    int index = 0;
    for (int i = heaps.length - 1; i >= 0; i--)
      index = (int) (index * (corner[i] + 1) + heaps[i]);
    return index;
  }

  /** Fills the box in the order of {@link #index}; options have smaller heaps, so they stand before. */
  private void fill(long[] upTo) {
    corner = upTo.clone();
    budget.release((long) Integer.BYTES * values.length);
    values = new int[0];
    int cells = Arrays.stream(upTo).mapToInt(size -> Math.toIntExact(size + 1)).reduce(1, Math::multiplyExact);
    budget.reserve((long) Integer.BYTES * cells);
    try {
      values = filled(cells, upTo);
    } finally {
      budget.release((long) Integer.BYTES * (cells - values.length));
    }
  }

  private int[] filled(int cells, long[] upTo) {
    int[] filled = new int[cells];
    long[] at = new long[upTo.length];
    long[] option = new long[upTo.length];
    var seen = new BitSet();
    for (int cell = 0; cell < filled.length; cell++) {
      if (sorted(at)) {
        seen.clear();
        int[] moves = {0};
        game.kernel().options(at, taken -> {
          for (int i = 0; i < option.length; i++)
            option[i] = at[i] - taken[i];
          Arrays.sort(option);
          seen.set(filled[index(option)]);
          moves[0]++;
          return true;
        });
        budget.charge(1 + moves[0]);
        filled[cell] = seen.nextClearBit(0);
      }
      for (int i = 0; i < at.length && ++at[i] > upTo[i]; i++)
        at[i] = 0;
    }
    return filled;
  }

  private static boolean sorted(long[] heaps) {
    for (int i = 1; i < heaps.length; i++)
      if (heaps[i - 1] > heaps[i])
        return false;
    return true;
  }
}
