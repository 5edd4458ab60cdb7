package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** The moves of one position whose heaps fit the kernel, support by support, line by line. */
final class LongLines {
  private final long[] heaps;
  private final VectorMoves.Runs out;
  private final long[] taken;

  private int[] cells = {};
  private Inequality[][] allowed = {};
  private Inequality[][][] barred = {};
  private int[][] namings = {};

  /* Of the line at hand: the intervals found, [lows[i], highs[i]] for i < found. */
  private long[] lows = new long[8];
  private long[] highs = new long[8];
  private int found;
  private long low;
  private long high;

  LongLines(long[] heaps, VectorMoves.Runs out) {
    this.heaps = heaps;
    this.out = out;
    this.taken = new long[heaps.length];
  }

  /** Lists all moves that take from exactly these heaps; returns whether more are wanted. */
  boolean all(int[] support, List<MoveShape> shapes) {
    if (shapes.isEmpty())
      return true;
    cells = largestLast(support);
    allowed = shapes.stream().map(s -> s.allowed().toArray(Inequality[]::new)).toArray(Inequality[][]::new);
    barred = shapes.stream().map(MoveShape::barred).toArray(Inequality[][][]::new);
    if (shapes.stream().anyMatch(s -> s.barred().length > 0))
      namings = Orders.ascending(Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList())
          .toArray(int[][]::new);
    boolean more = outer(0);
    for (int cell : cells)
      taken[cell] = 0;
    return more;
  }

  private int[] largestLast(int[] support) {
    int[] sorted = support.clone();
    for (int i = 0; i + 1 < sorted.length; i++)
      if (heaps[sorted[i]] > heaps[sorted[i + 1]]) {
        int larger = sorted[i];
        sorted[i] = sorted[i + 1];
        sorted[i + 1] = larger;
      }
    return sorted;
  }

  private boolean outer(int j) {
    if (j == cells.length - 1)
      return line();
    for (long amount = 1; amount <= heaps[cells[j]]; amount++) {
      taken[cells[j]] = amount;
      if (!outer(j + 1))
        return false;
    }
    return true;
  }

  private boolean line() {
    found = 0;
    int inner = cells[cells.length - 1];
    taken[inner] = 0;
    for (int s = 0; s < allowed.length; s++) {
      low = 1;
      high = heaps[inner];
      if (meets(allowed[s])) {
        int first = found;
        add(low, high);
        if (barred[s].length > 0)
          bar(barred[s], first, inner);
      }
    }
    return found == 0 || put(inner);
  }

  /** Narrows [low, high] by inequalities of the amounts; returns whether anything is left. */
  private boolean meets(Inequality[] inequalities) {
    for (Inequality inequality : inequalities) {
      long[] c = inequality.coefficients();
      long sum = inequality.constant();
      for (int j = 0; j < cells.length - 1; j++)
        sum += c[j] * taken[cells[j]];
      if (!narrow(sum, c[cells.length - 1]))
        return false;
    }
    return true;
  }

  /** Narrows [low, high] to where sum + c * v is 0 or more; returns whether anything is left. */
  private boolean narrow(long sum, long c) {
    if (c == 0)
      return sum >= 0;
    if (c > 0)
      low = Math.max(low, c == 1 ? -sum : Math.ceilDiv(-sum, c));
    else
      high = Math.min(high, c == -1 ? sum : Math.floorDiv(sum, -c));
    return low <= high;
  }

  /** Removes what exceptions bar from the intervals from {@code first} on. */
  private void bar(Inequality[][] exceptions, int first, int inner) {
    for (int[] naming : namings)
      for (Inequality[] exception : exceptions) {
        low = 1;
        high = heaps[inner];
        if (meetsLeft(exception, naming, inner))
          for (int i = first, end = found; i < end; i++)
            cut(i, low, high);
      }
  }

  /** Like {@link #meets}, for inequalities of the results. */
  private boolean meetsLeft(Inequality[] inequalities, int[] naming, int inner) {
    for (Inequality inequality : inequalities) {
      long sum = inequality.constant();
      long c = 0;
      for (int j = 0; j < naming.length; j++) {
        sum += inequality.coefficients()[j] * (heaps[naming[j]] - taken[naming[j]]);
        if (naming[j] == inner)
          c = -inequality.coefficients()[j];
      }
      if (!narrow(sum, c))
        return false;
    }
    return true;
  }

  /** Removes [from, to] from interval i, which may split in two; the remainder may be empty. */
  private void cut(int i, long from, long to) {
    long end = highs[i];
    if (to < lows[i] || from > end)
      return;
    highs[i] = from - 1;
    if (to < end)
      add(to + 1, end);
  }

  private void add(long from, long to) {
    if (found == lows.length) {
      lows = Arrays.copyOf(lows, 2 * found);
      highs = Arrays.copyOf(highs, 2 * found);
    }
    lows[found] = from;
    highs[found++] = to;
  }

  /** The union of the intervals, ascending. */
  private boolean put(int inner) {
    for (int i = 1; i < found; i++)
      for (int j = i; j > 0 && lows[j - 1] > lows[j]; j--)
        swap(j);
    long covered = 0;
    for (int i = 0; i < found;) {
      long from = Math.max(lows[i], covered + 1);
      covered = Math.max(covered, highs[i]);
      for (i++; i < found && lows[i] <= covered + 1; i++)
        covered = Math.max(covered, highs[i]);
      if (from <= covered && !out.run(taken, inner, from, covered))
        return false;
    }
    return true;
  }

  private void swap(int j) {
    long low = lows[j];
    long high = highs[j];
    lows[j] = lows[j - 1];
    highs[j] = highs[j - 1];
    lows[j - 1] = low;
    highs[j - 1] = high;
  }
}
