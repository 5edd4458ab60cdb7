package org.grundy.game.placement;

import java.util.BitSet;
import java.util.List;
import org.grundy.game.Moves;
import org.grundy.game.graph.Links;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.GridGame;
import org.grundy.value.Player;

/**
 * Games in which a move covers a shape of empty cells and nothing else counts: covered cells stay covered, and it does
 * not matter by what. The moves are described by {@link #shapes} and {@link #cover}, so that an engine may play the
 * game without listing positions.
 */
public abstract class PlacementGame extends GridGame implements Placements {
  /** The shapes that {@code player} may cover in one move. */
  public abstract List<Shape> shapes(Player player);

  @Override
  public final List<Shape> shapes(Player player, int rows, int columns) {
    return shapes(player);
  }

  /** The character put on the cells that {@code player} covers. */
  public char cover(Player player) {
    return BLOCKED;
  }

  @Override
  protected String alphabet() {
    return "" + EMPTY + BLOCKED;
  }

  @Override
  protected boolean live(char cell) {
    return cell == EMPTY;
  }

  /** A shape is the set of its cells. */
  public final boolean touchedInAnyOrder() {
    return true;
  }

  /** Each shape at each place where it fits, in time linear in cells times shapes; the covered cells are touched. */
  public void moves(Grid at, Player mover, Moves<Grid> out) {
    char cover = cover(mover);
    for (Shape shape : shapes(mover))
      if (!shape.fits(at, EMPTY, places -> out.to(at.with(cover, places), places)))
        return;
  }

  /**
   * Blocks the cells that can no longer be covered, then drops the blocked rim, which is equivalent to the edge of the
   * board.
   */
  @Override
  public Grid normal(Grid at) {
    var open = new BitSet(at.size());
    for (Player player : Player.values())
      for (Shape shape : shapes(player))
        shape.fits(at, EMPTY, places -> {
          for (int place : places)
            open.set(place);
          return true;
        });
    return cropped(at.only(open, BLOCKED));
  }

  /** The sets of cells connected by shapes that may still be placed. */
  @Override
  public List<Grid> summands(Grid at) {
    var links = new Links(at.size());
    var open = new BitSet(at.size());
    for (Player player : Player.values())
      for (Shape shape : shapes(player))
        shape.fits(at, EMPTY, places -> {
          for (int place : places) {
            links.add(place, places[0]);
            open.set(place);
          }
          return true;
        });
    return split(at, links.parts(open));
  }
}
