package org.grundy.solve.canonical;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import org.grundy.effort.Budget;
import org.grundy.effort.WorkerSwitch;
import org.grundy.game.grid.Grid;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.Connections;
import org.grundy.solve.board.LaidShape;
import org.grundy.solve.key.LongIntMap;
import org.grundy.solve.region.RegionUse;
import org.grundy.solve.region.RegionValues;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.jspecify.annotations.Nullable;

/**
 * Values of positions of placement games on boards that fit into a word. A position is the word of its free cells, and
 * a move clears the bits of a placement. A symmetry of the square that maps each player's placements onto themselves
 * keeps values; one that exchanges the players' placements negates them. Positions are looked up by the least of their
 * images, moved to the corner.
 *
 * <p>Time: each region once, for each of its moves a pass over its cells. Space: 24 to 48 bytes for each region, and
 * the canonical forms. Recursion is as deep as play is long, at most the number of cells. With several threads, workers
 * go through the moves of the same board in other orders and share the table of regions.
 */
final class PlacementForms implements BoardForms {
  private final ShortGames values;
  private final BitboardLayout shape;
  private final LaidShape[] left;
  private final LaidShape[] right;
  private final Connections connections;
  /** The symmetries that keep values or negate them, {@code image << 1 | negates}, by {@link BitboardLayout#byLying}. */
  private final int[][] lying;

  private final LongIntMap known;
  /** Workers are numbered from 1; 0 is the caller. */
  private final int number;
  private final WorkerSwitch assisted;
  /** Where values are looked up first; null if nowhere. */
  private final @Nullable RegionValues regions;
  private final LongAdder lookedUp;
  /** The free cells of the board to value. */
  private long asked;
  /** The most cells of a region that this thread valued. */
  private int largest;
  private int[] stack = new int[256];
  private int top;

  PlacementForms(PlacementGame game, BitboardLayout shape, ShortGames values, Optional<RegionValues> regions) {
    this.values = values;
    this.shape = shape;
    this.known = new LongIntMap(values.budget());
    this.number = 0;
    this.regions = regions.orElse(null);
    this.lookedUp = new LongAdder();
    this.assisted = new WorkerSwitch("boards", this::help);
    this.left = LaidShape.all(game.shapes(Player.LEFT), shape);
    this.right = LaidShape.all(game.shapes(Player.RIGHT), shape);
    Set<Long> lefts = LaidShape.placements(left);
    Set<Long> rights = LaidShape.placements(right);
    connections = Connections.ofPlacements(lefts, rights);
    lying = BitboardLayout.byLying(LaidShape.symmetries(lefts, rights, shape), 1);
  }

  private PlacementForms(PlacementForms leader, ShortGames values, int number) {
    this.values = values;
    this.shape = leader.shape;
    this.known = leader.known;
    this.number = number;
    this.assisted = leader.assisted;
    this.regions = leader.regions == null ? null : new RegionValues(leader.regions, values);
    this.lookedUp = leader.lookedUp;
    this.connections = leader.connections;
    this.left = leader.left;
    this.right = leader.right;
    this.lying = leader.lying;
  }

  private void help(int helper, Budget budget) {
    new PlacementForms(this, values.forHelper(budget), helper).sum(asked);
  }

  private static boolean transposes(int symmetry) {
    return (symmetry >> 1 & BitboardLayout.TRANSPOSING) != 0;
  }

  @Override
  public int count() {
    return Math.max(0, known.count() - lookedUp.intValue());
  }

  @Override
  public int doublings() {
    return BoardForms.doublings(Long.bitCount(asked), largest, count());
  }

  @Override
  public Optional<RegionUse> use() {
    return regions == null ? Optional.empty() : RegionUse.of(lookedUp.sum(), regions.table().folder());
  }

  @Override
  public int value(Grid board) {
    int before = top;
    asked = shape.cells(board, PlacementGame.EMPTY);
    try {
      return assisted.value(() -> sum(asked));
    } finally {
      top = before;
    }
  }

  private int sum(long cells) {
    int sum = ShortGames.ZERO;
    for (long rest = cells; rest != 0;) {
      long region = connections.first(rest);
      rest &= ~region;
      if (Long.bitCount(region) >= connections.fewest())
        sum = values.plus(sum, regionValue(region));
    }
    return sum;
  }

  private int regionValue(long region) {
    long cells = region >>> shape.corner(region);
    long least = -1;
    boolean negates = false;
    int shifts = shape.shifts(cells);
    long base = cells;
    boolean transposed = false;
    for (int symmetry : lying[shape.lying(cells)]) {
      if (transposed != transposes(symmetry)) {
        base = BitboardLayout.transposed(cells);
        shifts = shape.shifts(base);
        transposed = true;
      }
      int turned = symmetry >> 1;
      long image = shape.flipped(base, turned) >>> (shifts >>> 6 * (turned & 3));
      if (Long.compareUnsigned(image, least) < 0) {
        least = image;
        negates = (symmetry & 1) != 0;
      }
    }
    return negates ? values.negative(normalValue(least)) : normalValue(least);
  }

  private int normalValue(long region) {
    int found = known.get(region);
    if (found != LongIntMap.UNKNOWN)
      return values.received(found);
    if (regions != null) {
      int tabled = regions.value(region, 0, shape);
      if (tabled != RegionValues.UNKNOWN) {
        lookedUp.increment();
        known.put(region, tabled);
        return tabled;
      }
    }
    int from = top;
    options(left, region);
    int middle = top;
    options(right, region);
    values.budget().charge(top - from + 1L);
    int value = values.make(stack, from, middle, top);
    top = from;
    known.put(region, value);
    largest = Math.max(largest, Long.bitCount(region));
    if (number == 0)
      assisted.found(values.budget());
    return value;
  }

  private void options(LaidShape[] shapes, long region) {
    for (LaidShape laid : shapes) {
      long fits = laid.fits(region);
      long late = number == 0 ? 0 : fits & (1L << WorkerSwitch.first(number, region, Long.SIZE)) - 1;
      options(laid, fits & ~late, region);
      options(laid, late, region);
    }
  }

  private void options(LaidShape laid, long fits, long region) {
    for (long corners = fits; corners != 0; corners &= corners - 1) {
      int value = sum(region & ~(laid.cells() << Long.numberOfTrailingZeros(corners)));
      if (top == stack.length)
        stack = Arrays.copyOf(stack, 2 * top);
      stack[top++] = value;
    }
  }
}
