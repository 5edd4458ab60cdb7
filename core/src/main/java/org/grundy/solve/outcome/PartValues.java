package org.grundy.solve.outcome;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.Connections;
import org.grundy.solve.board.LaidShape;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/**
 * The {@link ValueBounds} of small connected sets of free cells of a placement game, wherever they lie, from their canonical
 * forms. They are found when they are first asked for, by one thread. There are some thousand such sets of neighbours.
 */
final class PartValues {
  /** The most cells. */
  static final int MOST_CELLS = 8;
  /** On which they lie in the corner. */
  static final BitboardLayout LAYOUT = new BitboardLayout(MOST_CELLS, MOST_CELLS, MOST_CELLS);

  private final ValueBounds found;
  private final ShortGames values;
  private final LaidShape[] left;
  private final LaidShape[] right;
  private final Connections connections;
  private final Map<Long, Integer> forms = new HashMap<>();
  /** The sets of cells that were asked for, by open addressing, 0 where there is none. */
  private long[] cells = new long[1 << 12];
  /** The bounds of each, for Left and for Right, two by two. */
  private long[] bounds = new long[2 * cells.length];
  private int count;

  PartValues(PlacementGame game, ValueBounds found) {
    this.found = found;
    this.values = found.values();
    this.left = LaidShape.all(game.shapes(Player.LEFT), LAYOUT);
    this.right = LaidShape.all(game.shapes(Player.RIGHT), LAYOUT);
    this.connections = Connections.ofPlacements(LaidShape.placements(left), LaidShape.placements(right));
  }

  /**
   * The bounds for a player as Left.
   *
   * @param part a connected set of at most {@value #MOST_CELLS} cells, at least one, in the corner of {@link #LAYOUT}
   */
  long bounds(long part, int player) {
    int at = place(part);
    if (cells[at] == 0) {
      int form = form(part);
      if (2 * ++count > cells.length)
        enlarge();
      at = place(part);
      cells[at] = part;
      bounds[2 * at] = found.of(form);
      bounds[2 * at + 1] = found.of(values.negative(form));
    }
    return bounds[2 * at + player];
  }

  private int place(long part) {
    int at = (int) (part * 0x9E3779B97F4A7C15L >>> 32) & cells.length - 1;
    while (cells[at] != 0 && cells[at] != part)
      at = at + 1 & cells.length - 1;
    return at;
  }

  private void enlarge() {
    long[] old = cells;
    long[] oldBounds = bounds;
    cells = new long[found.budget().grown(old.length, 2L * old.length, 3 * Long.BYTES)];
    bounds = new long[2 * cells.length];
    for (int i = 0; i < old.length; i++)
      if (old[i] != 0) {
        int at = place(old[i]);
        cells[at] = old[i];
        System.arraycopy(oldBounds, 2 * i, bounds, 2 * at, 2);
      }
  }

  private int form(long part) {
    Integer known = forms.get(part);
    if (known != null)
      return known;
    found.budget().charge(1);
    int form = values.make(options(left, part), options(right, part));
    forms.put(part, form);
    return form;
  }

  private int[] options(LaidShape[] shapes, long part) {
    return IntStream.range(0, shapes.length).flatMap(i -> places(shapes[i].fits(part))
        .map(place -> sum(part & ~(shapes[i].cells() << place)))).toArray();
  }

  private static IntStream places(long bits) {
    return IntStream.range(0, Long.SIZE).filter(place -> (bits >>> place & 1) != 0);
  }

  private int sum(long free) {
    int sum = ShortGames.ZERO;
    for (long rest = free; rest != 0;) {
      long part = connections.first(rest);
      rest &= ~part;
      if (Long.bitCount(part) >= connections.fewest())
        sum = values.plus(sum, form(part >>> LAYOUT.corner(part)));
    }
    return sum;
  }
}
