package org.grundy.solve;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.game.grid.Grid;
import org.grundy.game.placement.PlacementGame;
import org.grundy.game.placement.Shape;
import org.grundy.value.Player;
import org.grundy.value.shortgame.Values;

/**
 * The values of positions of a placement game on boards of at most 8 by 8 cells, from its description alone: a position is the
 * word of its free cells, cell (r, c) at bit 8 r + c, and a move takes the bits of a placement away. A symmetry of the square
 * that maps each player's placements onto themselves keeps values, one that exchanges the players' negates them; positions
 * are looked up by the least of their images, moved to the corner.
 *
 * <p>Time: each region once, for each of its moves a pass over its cells. Space: 12 bytes and a free place for each region, and
 * the canonical forms.
 */
final class PlacementForms {
  static final int SIDE = 8;
  private static final int UNKNOWN = -1;
  private static final int IMAGES = 8;

  private final Values values;
  private final long[] left;
  private final long[] right;
  /** Whether every placement takes two cells, so that free neighbours are connected. */
  private final boolean pairs;
  /** For each cell, what the placements over it cover. */
  private final long[] links = new long[SIDE * SIDE];
  /** The symmetries that keep values, and those that negate them. */
  private final int[] keeping;
  private final int[] negating;

  private long[] keys = new long[1 << 10];
  private int[] known = new int[1 << 10];
  private int count;
  private int[] stack = new int[256];
  private int top;

  PlacementForms(PlacementGame game, Values values) {
    this.values = values;
    this.left = placements(game, Player.LEFT);
    this.right = placements(game, Player.RIGHT);
    Arrays.fill(known, UNKNOWN);
    for (long[] placements : List.of(left, right))
      for (long placement : placements)
        for (long rest = placement; rest != 0; rest &= rest - 1)
          links[Long.numberOfTrailingZeros(rest)] |= placement;
    pairs = Arrays.stream(left).allMatch(p -> Long.bitCount(p) == 2)
        && Arrays.stream(right).allMatch(p -> Long.bitCount(p) == 2);
    keeping = IntStream.range(0, IMAGES).filter(i -> maps(left, left, i) && maps(right, right, i)).toArray();
    negating = IntStream.range(0, IMAGES).filter(i -> maps(left, right, i) && maps(right, left, i)).toArray();
  }

  /** Whether a grid fits into a word. */
  static boolean fits(Grid at) {
    return at.rows() <= SIDE && at.columns() <= SIDE;
  }

  /** The free cells of a grid. */
  static long cells(Grid at, char free) {
    long cells = 0;
    for (int row = 0; row < at.rows(); row++)
      for (int column = 0; column < at.columns(); column++)
        if (at.get(row, column) == free)
          cells |= 1L << SIDE * row + column;
    return cells;
  }

  private static long[] placements(PlacementGame game, Player player) {
    Grid board = Grid.filled(SIDE, SIDE, '.');
    Set<Long> found = new HashSet<>();
    for (Shape shape : game.shapes(player))
      shape.fits(board, '.', places -> {
        var cells = new BitSet();
        for (int place : places)
          cells.set(place);
        found.add(cells.toLongArray()[0]);
        return true;
      });
    return found.stream().mapToLong(Long::longValue).sorted().toArray();
  }

  private static boolean maps(long[] from, long[] onto, int image) {
    return Arrays.equals(Arrays.stream(from).map(p -> image(p, image)).sorted().toArray(), onto);
  }

  /** Bit 0: rows upside down; bit 1: turned by half; bit 2: rows become columns first. */
  private static long image(long cells, int image) {
    long found = (image & 4) != 0 ? transposed(cells) : cells;
    found = (image & 1) != 0 ? Long.reverseBytes(found) : found;
    return (image & 2) != 0 ? Long.reverse(found) : found;
  }

  private static long transposed(long cells) {
    long x = exchanged(cells, 7, 0x00AA00AA00AA00AAL);
    x = exchanged(x, 14, 0x0000CCCC0000CCCCL);
    return exchanged(x, 28, 0x00000000F0F0F0F0L);
  }

  /** Exchanges the bits of a mask with those so far above them (Knuth, The Art of Computer Programming 4A, 7.1.3). */
  private static long exchanged(long x, int shift, long mask) {
    long differing = (x ^ x >>> shift) & mask;
    return x ^ differing ^ differing << shift;
  }

  /** Moves cells to the first row and the first column. */
  private static long cornered(long cells) {
    long found = cells >>> (Long.numberOfTrailingZeros(cells) & -SIDE);
    long columns = found | found >>> 32;
    columns |= columns >>> 16;
    columns |= columns >>> 8;
    return found >>> Long.numberOfTrailingZeros(columns & 0xFF);
  }

  /** How many regions have been given a value. */
  int count() {
    return count;
  }

  /** The value of some free cells. */
  int value(long cells) {
    int before = top;
    try {
      return sum(cells);
    } finally {
      top = before;
    }
  }

  private int sum(long cells) {
    int sum = Values.ZERO;
    for (long rest = cells; rest != 0;) {
      long region = region(rest);
      rest &= ~region;
      if (!pairs || (region & region - 1) != 0)
        sum = values.plus(sum, regionValue(region));
    }
    return sum;
  }

  /** The cells connected with the first by placements that are free. */
  private long region(long cells) {
    long region = cells & -cells;
    if (pairs) {
      for (long open = region; open != 0;) {
        long beside = links[Long.numberOfTrailingZeros(open)] & cells & ~region;
        region |= beside;
        open = open & open - 1 | beside;
      }
      return region;
    }
    for (long before = 0; before != region;) {
      before = region;
      region = grown(left, cells, grown(right, cells, region));
    }
    return region;
  }

  private static long grown(long[] placements, long cells, long region) {
    long found = region;
    for (long placement : placements)
      if ((placement & ~cells) == 0 && (placement & found) != 0)
        found |= placement;
    return found;
  }

  private int regionValue(long region) {
    long kept = least(region, keeping);
    long opposite = negating.length == 0 ? kept : least(region, negating);
    return Long.compareUnsigned(opposite, kept) < 0 ? values.negative(normalValue(opposite)) : normalValue(kept);
  }

  private static long least(long region, int[] images) {
    long least = -1;
    for (int symmetry : images) {
      long image = cornered(image(region, symmetry));
      if (Long.compareUnsigned(image, least) < 0)
        least = image;
    }
    return least;
  }

  private int normalValue(long region) {
    int place = place(region);
    if (known[place] != UNKNOWN)
      return known[place];
    int from = top;
    options(left, region);
    int middle = top;
    options(right, region);
    values.budget().charge(top - from + 1L);
    int value = values.make(stack, from, middle, top);
    top = from;
    put(region, value);
    return value;
  }

  private void options(long[] placements, long region) {
    for (long placement : placements)
      if ((placement & ~region) == 0) {
        int value = sum(region & ~placement);
        if (top == stack.length)
          stack = Arrays.copyOf(stack, 2 * top);
        stack[top++] = value;
      }
  }

  /** Where a region is, or would be. */
  private int place(long region) {
    long mixed = region * 0x9E3779B97F4A7C15L;
    int mask = keys.length - 1;
    int at = (int) (mixed >>> 32 ^ mixed >>> 17) & mask;
    while (known[at] != UNKNOWN && keys[at] != region)
      at = at + 1 & mask;
    return at;
  }

  private void put(long region, int value) {
    if (2 * ++count > keys.length) {
      long[] oldKeys = keys;
      int[] old = known;
      keys = new long[Math.multiplyExact(2, oldKeys.length)];
      known = new int[keys.length];
      Arrays.fill(known, UNKNOWN);
      for (int i = 0; i < old.length; i++)
        if (old[i] != UNKNOWN) {
          int at = place(oldKeys[i]);
          keys[at] = oldKeys[i];
          known[at] = old[i];
        }
    }
    int at = place(region);
    keys[at] = region;
    known[at] = value;
  }
}
