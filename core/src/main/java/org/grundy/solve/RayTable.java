package org.grundy.solve;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.effort.Budget;
import org.jspecify.annotations.Nullable;

/**
 * The nim-values of two heaps, where moves go along rays: any multiple of a direction, as in Nim and Wythoff's game; and by
 * single vectors. A set of the values met is kept for each line of each direction, and a cell takes the least that is in
 * none of its sets. The cells are filled in square tiles: those on one antidiagonal of tiles have no line in common, and
 * everything below them is there, so that threads may share them.
 *
 * <p>Time: for each cell the words that are searched, few since each line knows its first word that is not full. Space:
 * two bytes a cell, and for each line a bit for each number below twice the side.
 */
final class RayTable {
  /** Sets of all lines take at most so many words. */
  private static final long MOST_WORDS = 1L << 28;
  private static final int TILE = 64;
  /** Smaller tables are filled by one thread. */
  private static final int SHARED = 512;

  private final int side;
  private final int[][] rays;
  private final int[][] vectors;
  private final boolean alike;
  private final OpenWords open;
  private final Lines[] lines;
  private final char[][] rows;

  /**
   * @param rays    directions, of which neither entry is negative and one at least positive
   * @param vectors single moves, likewise
   */
  RayTable(int side, int[][] rays, int[][] vectors, OpenWords open) {
    this.side = side;
    this.rays = rays;
    this.vectors = vectors;
    this.open = open;
    alike = vectors.length == 0 && has(rays, 1, 0) && has(rays, 0, 1) && rays.length == (has(rays, 1, 1) ? 3 : 2);
    lines = new Lines[alike ? rays.length - 1 : rays.length];
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
      return (side / 32 / OpenWords.STEP + 1) * OpenWords.STEP;
    }

    void add(int line, int value) {
      int from = line * words;
      met[from + (value >> 6)] |= 1L << value;
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
    int tiles = Math.ceilDiv(side, TILE);
    try (ExecutorService helper = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory())) {
      for (int sum = 0; sum <= 2 * (tiles - 1); sum++) {
        budget.charge(TILE * TILE * (long) (Math.min(sum, tiles - 1) - Math.max(0, sum - tiles + 1) + 1));
        int diagonal = sum;
        // Tile rows from the one on the main diagonal on, where only these are filled.
        int first = alike ? Math.ceilDiv(sum, 2) : Math.max(0, sum - tiles + 1);
        int last = Math.min(sum, tiles - 1);
        var next = new AtomicInteger(first);
        Runnable share = () -> {
          for (int row = next.getAndIncrement(); row <= last; row = next.getAndIncrement())
            tile(row, diagonal - row);
        };
        @Nullable Future<?> other = threads > 1 && side > SHARED && last > first ? helper.submit(share) : null;
        share.run();
        if (other != null)
          await(other);
      }
    }
    return rows;
  }

  private static void await(Future<?> other) {
    boolean interrupted = false;
    while (true)
      try {
        other.get();
        break;
      } catch (InterruptedException _) {
        interrupted = true;
      } catch (ExecutionException e) {
        throw new IllegalStateException("a tile could not be filled", e.getCause());
      }
    if (interrupted)
      Thread.currentThread().interrupt();
  }

  private void tile(int row, int column) {
    int endY = Math.min(side, (row + 1) * TILE);
    for (int y = row * TILE; y < endY; y++) {
      int endX = Math.min(alike ? y + 1 : side, (column + 1) * TILE);
      if (alike)
        for (int x = column * TILE; x < endX; x++)
          rows[y][x] = (char) alike(x, y);
      else
        for (int x = column * TILE; x < endX; x++)
          rows[y][x] = (char) any(x, y);
    }
  }

  private int alike(int x, int y) {
    Lines straight = lines[0];
    Lines diagonal = lines.length > 1 ? lines[1] : straight;
    int third = lines.length > 1 ? y - x : x;
    int words = straight.words;
    int from = Math.max(Math.max(straight.first[x], straight.first[y]), diagonal.first[third]);
    int w = open.first(straight.met, x * words, straight.met, y * words, diagonal.met, third * words, from);
    long met = straight.met[x * words + w] | straight.met[y * words + w] | diagonal.met[third * words + w];
    int value = 64 * w + Long.numberOfTrailingZeros(~met);
    straight.add(x, value);
    if (x != y)
      straight.add(y, value);
    if (lines.length > 1)
      diagonal.add(third, value);
    return value;
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
