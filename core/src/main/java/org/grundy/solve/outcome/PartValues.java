package org.grundy.solve.outcome;

import org.grundy.effort.Budget;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.LaidShape;
import org.grundy.value.Player;

/**
 * The {@link ValueBounds} of small sets of free cells of a placement game, wherever they lie. They are found when they are
 * first asked for, for one thread. Of connected sets of neighbours there are some thousand.
 */
final class PartValues {
  /** The most cells. */
  static final int MOST_CELLS = 8;
  /** On which they lie in the corner. */
  static final BitboardLayout LAYOUT = new BitboardLayout(MOST_CELLS, MOST_CELLS, MOST_CELLS);

  private static final int BOUNDS = 4;

  private final PlacementGame game;
  private final Budget budget;
  /** By player. */
  private final LaidShape[][] shapes;
  /** The bounds of 0. */
  private final ValueBounds none = new ValueBounds();
  /** The sets of cells that were asked for, by open addressing, 0 where there is none. */
  private long[] cells = new long[1 << 12];
  /** The bounds of each for Left, when Left moves second and first, and the same for Right. */
  private int[] bounds = new int[BOUNDS * cells.length];
  private int count;

  PartValues(PlacementGame game, Budget budget) {
    this.game = game;
    this.budget = budget;
    this.shapes = new LaidShape[][]{LaidShape.all(game.shapes(Player.LEFT), LAYOUT),
        LaidShape.all(game.shapes(Player.RIGHT), LAYOUT)};
    none.clear();
    none.make();
  }

  /** For another thread. */
  PartValues forThread() {
    return new PartValues(game, budget);
  }

  /**
   * Adds a part to a sum, with a player as Left.
   *
   * @param part a set of at most {@value #MOST_CELLS} cells, at least one, in the corner of {@link #LAYOUT}
   */
  void add(long part, int player, SwitchSums to) {
    int at = BOUNDS * placeOfKnown(part) + 2 * player;
    to.add(bounds[at], bounds[at + 1]);
  }

  /** The place of a part whose bounds are found if they are not known. */
  private int placeOfKnown(long part) {
    int at = place(part);
    if (cells[at] != 0)
      return at;
    ValueBounds left = found(part, 0);
    ValueBounds right = found(part, 1);
    if (2 * ++count > cells.length)
      enlarge();
    at = place(part);
    cells[at] = part;
    bounds[BOUNDS * at] = left.second();
    bounds[BOUNDS * at + 1] = left.first();
    bounds[BOUNDS * at + 2] = right.second();
    bounds[BOUNDS * at + 3] = right.first();
    return at;
  }

  private ValueBounds found(long part, int player) {
    var found = new ValueBounds();
    found.clear();
    for (int mover = 0; mover < shapes.length; mover++)
      for (LaidShape shape : shapes[mover])
        for (long fits = shape.fits(part); fits != 0; fits &= fits - 1)
          add(part & ~(shape.cells() << Long.numberOfTrailingZeros(fits)), player, mover == player, found);
    found.make();
    return found;
  }

  /** Adds an option of the player's, or of the opponent's. */
  private void add(long rest, int player, boolean own, ValueBounds to) {
    int at = rest == 0 ? -1 : BOUNDS * placeOfKnown(rest >>> LAYOUT.corner(rest)) + 2 * player;
    if (own)
      to.addLeft(at < 0 ? none.second() : bounds[at]);
    else
      to.addRight(at < 0 ? none.first() : bounds[at + 1]);
  }

  private int place(long part) {
    int at = (int) (part * 0x9E3779B97F4A7C15L >>> 32) & cells.length - 1;
    while (cells[at] != 0 && cells[at] != part)
      at = at + 1 & cells.length - 1;
    return at;
  }

  private void enlarge() {
    long[] old = cells;
    int[] oldBounds = bounds;
    cells = new long[budget.grown(old.length, 2L * old.length, Long.BYTES + BOUNDS * Integer.BYTES)];
    bounds = new int[BOUNDS * cells.length];
    for (int i = 0; i < old.length; i++)
      if (old[i] != 0) {
        int at = place(old[i]);
        cells[at] = old[i];
        System.arraycopy(oldBounds, BOUNDS * i, bounds, BOUNDS * at, BOUNDS);
      }
  }
}
