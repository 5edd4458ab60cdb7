package org.grundy.solve.table;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import org.grundy.effort.Budget;
import org.grundy.effort.Threads;
import org.grundy.number.Scans;
import org.jspecify.annotations.Nullable;

/**
 * The nim-values of two heaps, where moves go along rays: any multiple of a direction, as in Nim and Wythoff's game; and by
 * single vectors. A set of the values met is kept for each line of each direction, and a cell takes the least that is in
 * none of its sets. The cells are filled in square tiles, row by row: a row of tiles may be filled while the one before it
 * is, as long as that is ahead, so that two threads take turns and the sets of a row stay in the near cache.
 *
 * <p>Time: for each cell the words that are searched, few since each line knows its first word that is not full. Space:
 * two bytes a cell, and for each line a bit for each number below twice the side.
 */
final class RayTable {
  /** Sets of all lines take at most so many words. */
  private static final long MOST_WORDS = 1L << 28;
  private static final int TILE = 64;
  /** A thread that waits for a tile sleeps this many nanoseconds after this many looks. */
  private static final int SPINS = 1000;
  private static final long NAP = 20_000;
  /** Smaller tables are filled by one thread. */
  private static final int SHARED = 512;

  private final int side;
  private final int[][] rays;
  private final int[][] vectors;
  private final boolean alike;
  private final Scans open;
  private final Lines[] lines;
  private final char[][] rows;
  /** How many tiles of each row of tiles are filled, with the writes to them before that. */
  private final AtomicIntegerArray done;
  private volatile boolean stopped;
  private volatile @Nullable Throwable failure;

  /**
   * @param rays    directions, of which neither entry is negative and one at least positive
   * @param vectors single moves, likewise
   */
  RayTable(int side, int[][] rays, int[][] vectors, Scans open) {
    this.side = side;
    this.rays = rays;
    this.vectors = vectors;
    this.open = open;
    alike = vectors.length == 0 && has(rays, 1, 0) && has(rays, 0, 1) && rays.length == (has(rays, 1, 1) ? 3 : 2);
    lines = new Lines[alike ? rays.length - 1 : rays.length];
    done = new AtomicIntegerArray(Math.ceilDiv(side, TILE));
    rows = new char[side][];
    for (int y = 0; y < side; y++)
      rows[y] = new char[alike ? y + 1 : side];
    // Where the heaps are alike, row k and column k have met the same.
    if (alike)
      lines[0] = new Lines(side, side);
    for (int r = alike ? 1 : 0; r < lines.length; r++)
      lines[r] = alike ? new Lines(side, side) : new Lines(side, Math.multiplyExact(side, rays[r][0] + rays[r][1]));
  }

  private static boolean has(int[][] rays, int a, int b) {
    for (int[] ray : rays)
      if (ray[0] == a && ray[1] == b)
        return true;
    return false;
  }

  /** Whether there is room for the sets. */
  static boolean fits(int side, int[][] rays) {
    long all = 0;
    for (int[] ray : rays)
      all += ((long) ray[0] + ray[1]) * side * Lines.words(side);
    return rays.length > 0 && all <= MOST_WORDS;
  }

  /** The most bytes used for a table that {@linkplain #fits fits}. */
  static long bytes(int side, int[][] rays) {
    long lines = 0;
    for (int[] ray : rays)
      lines += (long) ray[0] + ray[1];
    return lines * side * Lines.words(side) * Long.BYTES + (long) side * side * Character.BYTES;
  }

  /** The values met on one line each, in words of bits, and the first word that is not full. */
  private static final class Lines {
    private final int words;
    private final long[] met;
    private final int[] first;

    Lines(int side, int count) {
      words = words(side);
      met = new long[Math.multiplyExact(count, words)];
      first = new int[count];
    }

    /** Values are at most x + y, so less than twice the side. */
    static int words(int side) {
      return (side / 32 / Scans.STEP + 1) * Scans.STEP;
    }

    void add(int line, int value) {
      set(line, value >> 6, 1L << value);
    }

    /** Adds a value by its word and its bit there. */
    void set(int line, int word, long bit) {
      int from = line * words;
      long now = met[from + word] | bit;
      met[from + word] = now;
      if (now == -1L && first[line] == word)
        while (met[from + first[line]] == -1L)
          first[line]++;
    }
  }

  /**
   * Fills the table.
   *
   * @return row y from x = 0 on, up to x = y where the heaps are alike
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  char[][] fill(int threads, Budget budget) {
    @Nullable Thread helper = threads > 1 && side > SHARED
        ? Threads.start("tiles", () -> {
          try {
            every(1, 2, Budget.unlimited());
          } catch (RuntimeException | Error e) {
            failure = e;
          }
        }) : null;
    try {
      every(0, helper == null ? 1 : 2, budget);
    } finally {
      stopped = failure != null || !completed(helper == null ? 1 : 2);
      if (helper != null)
        Threads.join(helper);
    }
    Throwable failed = failure;
    if (failed != null)
      throw new IllegalStateException("a tile could not be filled", failed);
    return rows;
  }

  /** Whether this thread came to the end of its rows, so that the other can come to the end of its own. */
  private boolean completed(int step) {
    int last = (done.length() - 1) / step * step;
    return done.get(last) >= columns(last);
  }

  private int columns(int row) {
    return alike ? row + 1 : done.length();
  }

  /**
   * Fills every {@code step}-th row of tiles, each tile once the one above it is there: what other threads fill meanwhile
   * is above and to the right, and no line of a nonnegative direction leads there.
   */
  private void every(int first, int step, Budget budget) {
    for (int row = first; row < done.length(); row += step)
      for (int column = 0; column < columns(row); column++) {
        budget.charge((long) TILE * TILE * step);
        for (int spins = 0; row > 0 && done.get(row - 1) <= Math.min(column, columns(row - 1) - 1); spins++) {
          if (stopped || failure != null)
            return;
          if (spins < SPINS)
            Thread.onSpinWait();
          else
            LockSupport.parkNanos(NAP);
        }
        tile(row, column);
        done.set(row, column + 1);
      }
  }

  private void tile(int row, int column) {
    int endY = Math.min(side, (row + 1) * TILE);
    for (int y = row * TILE; y < endY; y++) {
      int endX = Math.min(alike ? y + 1 : side, (column + 1) * TILE);
      if (alike)
        alike(column * TILE, endX, y, rows[y]);
      else
        for (int x = column * TILE; x < endX; x++)
          rows[y][x] = (char) any(x, y);
    }
  }

  /** Where the heaps are alike: cells of row y. What a column and a row have met is in the same lines. */
  private void alike(int from, int to, int y, char[] row) {
    Lines straight = lines[0];
    boolean slants = lines.length > 1;
    Lines diagonal = slants ? lines[1] : straight;
    int words = straight.words;
    long[] met = straight.met;
    long[] slanting = diagonal.met;
    for (int x = from; x < to; x++) {
      int third = slants ? y - x : x;
      int first = Math.max(Math.max(straight.first[x], straight.first[y]), diagonal.first[third]);
      int w = open.firstOpen(met, x * words, met, y * words, slanting, third * words, first);
      long free = ~(met[x * words + w] | met[y * words + w] | slanting[third * words + w]);
      long bit = free & -free;
      row[x] = (char) (64 * w + Long.numberOfTrailingZeros(free));
      straight.set(x, w, bit);
      if (x != y)
        straight.set(y, w, bit);
      if (slants)
        diagonal.set(third, w, bit);
    }
  }

  private int any(int x, int y) {
    int w = 0;
    for (int r = 0; r < lines.length; r++)
      w = Math.max(w, lines[r].first[line(rays[r], x, y)]);
    long met = met(x, y, w);
    while (met == -1L)
      met = met(x, y, ++w);
    int value = 64 * w + Long.numberOfTrailingZeros(~met);
    for (int r = 0; r < lines.length; r++)
      lines[r].add(line(rays[r], x, y), value);
    return value;
  }

  private long met(int x, int y, int word) {
    long met = 0;
    for (int r = 0; r < lines.length; r++)
      met |= lines[r].met[line(rays[r], x, y) * lines[r].words + word];
    for (int[] vector : vectors)
      if (vector[0] <= x && vector[1] <= y) {
        int value = rows[y - vector[1]][x - vector[0]];
        met |= value >> 6 == word ? 1L << value : 0;
      }
    return met;
  }

  /** The number of the line in direction {@code ray} on which (x, y) is, by where it begins. */
  private int line(int[] ray, int x, int y) {
    int steps = Math.min(ray[0] == 0 ? Integer.MAX_VALUE : x / ray[0], ray[1] == 0 ? Integer.MAX_VALUE : y / ray[1]);
    int startX = x - steps * ray[0];
    int startY = y - steps * ray[1];
    return startX < ray[0] ? startX * side + startY : ray[0] * side + startY * side + startX;
  }
}
