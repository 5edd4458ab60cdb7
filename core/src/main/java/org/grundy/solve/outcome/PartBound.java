package org.grundy.solve.outcome;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.Connections;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Whether a player of a partizan placement game surely wins under normal play. The free cells are divided into connected
 * parts, whose values add. A small part is bounded by its own value, a larger one by a {@link StripBound}. Another thread
 * uses the tables of strips that the first has made.
 */
final class PartBound {
  /** What the tables take. */
  private final Budget.Scratch scratch;
  private final List<WidePlacer> placing;
  /** What is connected on a board of one word; null on larger ones. */
  private final @Nullable Connections packed;
  private final int columns;
  /** By player; null where there are no strips. */
  private final @Nullable StripBound[] strips;
  /** Null where the value of a part depends on where it lies. */
  private final @Nullable PartValues small;
  private final SwitchSums sums = new SwitchSums();
  private final int[] places = new int[PartValues.MOST_CELLS];
  /** The cells that were divided last, into parts that are small, laid in the corner, and others. */
  private Cells divided = Cells.NONE;
  private final long[] smallParts = new long[Cells.MOST];
  private int smallCount;
  private final Cells[] largeParts = new Cells[Cells.MOST];
  private int largeCount;

  private PartBound(Budget.Scratch scratch, List<WidePlacer> placing, @Nullable Connections packed, int columns,
      @Nullable StripBound[] strips,
      @Nullable PartValues small) {
    this.scratch = scratch;
    this.placing = placing;
    this.packed = packed;
    this.columns = columns;
    this.strips = strips;
    this.small = small;
  }

  /**
   * @param game       the ruleset
   * @param placing    what each player may place
   * @param placements where each may place it on an empty board
   * @param budget     for tables
   */
  static PartBound of(Object game, List<WidePlacer> placing, List<Set<Cells>> placements, int rows, int columns,
      Budget budget) {
    Budget.Scratch scratch = budget.scratch();
    var strips = new @Nullable StripBound[placing.size()];
    for (Player player : Player.values())
      strips[player.index()] = StripRules
          .of(placements.get(player.index()), placements.get(player.opponent().index()), rows, columns)
          .map(rules -> new StripBound(new StripValues(rules, scratch.budget()), true)).orElse(null);
    Connections packed = rows * columns > Long.SIZE ? null
        : Connections.ofPlacements(words(placements.getFirst()), words(placements.getLast()));
    return new PartBound(scratch, placing, packed, columns, strips,
        game instanceof PlacementGame plane ? new PartValues(plane, scratch.budget()) : null);
  }

  private static Set<Long> words(Set<Cells> placements) {
    return placements.stream().map(Cells::low).collect(Collectors.toSet());
  }

  /** For another thread. */
  PartBound forThread() {
    var known = new @Nullable StripBound[strips.length];
    for (int i = 0; i < strips.length; i++) {
      StripBound bound = strips[i];
      known[i] = bound == null ? null : bound.forThread();
    }
    return new PartBound(scratch, placing, packed, columns, known, small == null ? null : small.forThread());
  }

  /**
   * Whether a player surely wins.
   *
   * @param free  the cells that either player can use
   * @param moves whether the player is to move
   */
  boolean wins(Cells free, int player, boolean moves) {
    StripBound bound = strips[player];
    if (bound == null)
      return false;
    if (small != null && !free.equals(divided))
      divide(free);
    // bounds after a move take longer
    return isAdded(bound, free, player, false)
        && (sums.wins(moves) || moves && sums.isClose() && isAdded(bound, free, player, true) && sums.wins(true));
  }

  /** Makes the sum of the parts; returns false if there are no tables of strips yet. */
  private boolean isAdded(StripBound bound, Cells free, int player, boolean moves) {
    sums.clear();
    if (small == null)
      return bound.add(free, moves, sums);
    for (int i = 0; i < smallCount; i++)
      small.add(smallParts[i], player, sums);
    for (int i = 0; i < largeCount; i++)
      if (!bound.add(largeParts[i], moves, sums))
        return false;
    return true;
  }

  private void divide(Cells free) {
    divided = free;
    smallCount = 0;
    largeCount = 0;
    for (Cells rest = free; !rest.isEmpty();) {
      Cells part = packed == null ? WidePlacer.connected(rest, placing) : new Cells(packed.first(rest.low()), 0);
      rest = rest.without(part);
      long laid = part.count() <= PartValues.MOST_CELLS ? laid(part) : 0;
      if (laid != 0)
        smallParts[smallCount++] = laid;
      else
        largeParts[largeCount++] = part;
    }
  }

  /** A small part in the corner of its layout; 0 if it is too long. */
  private long laid(Cells part) {
    int count = 0;
    int left = columns;
    for (Cells rest = part; !rest.isEmpty(); rest = rest.without(rest.first())) {
      int place = rest.firstPlace();
      places[count++] = place;
      left = Math.min(left, place % columns);
    }
    int top = places[0] / columns;
    long laid = 0;
    for (int i = 0; i < count; i++) {
      int row = places[i] / columns - top;
      int column = places[i] % columns - left;
      if (row >= PartValues.LAYOUT.rows() || column >= PartValues.LAYOUT.columns())
        return 0;
      laid |= 1L << PartValues.LAYOUT.stride() * row + column;
    }
    return laid;
  }

  /** Gives the memory of the tables back. Nothing can be asked after that. */
  void release() {
    scratch.close();
  }
}
