package org.grundy.game.grid;

import java.util.Arrays;
import java.util.List;
import org.grundy.game.Moves;

/**
 * The description of a kind of move: a stone leaves its cell, which is then {@link GridGame#EMPTY empty}, and travels
 * in legs. The description does not depend on the size of the board: an engine may prepare it for a board, or follow it
 * step by step.
 *
 * @param stone the content of the cell where the move begins
 * @param legs  the legs in order, each from the end of the one before
 */
public record MovePattern(char stone, List<Leg> legs) {
  /**
   * A leg in one of several directions, over cells in a straight line; its last cell is touched.
   *
   * @param ways  the directions to choose from
   * @param over  the required contents of the cells, in the order entered
   * @param left  their contents afterwards, as many
   * @param again whether the leg may repeat any number of times, and end after each
   * @param put   the content put into the last cell
   */
  public record Leg(List<Way> ways, String over, String left, boolean again, char put) {
    public Leg {
      ways = List.copyOf(ways);
      if (over.isEmpty() || over.length() != left.length())
        throw new IllegalArgumentException("a leg leaves as many cells as it enters, at least one: '" + over + "', '"
            + left + "'");
    }
  }

  /**
   * A step from a cell to a neighbour, by a side or a corner.
   *
   * @param down  rows down, from -1 to 1
   * @param right columns to the right, from -1 to 1
   */
  public record Way(int down, int right) {
    public static final Way UP = new Way(-1, 0);
    public static final Way LEFT = new Way(0, -1);
    public static final Way RIGHT = new Way(0, 1);
    public static final Way DOWN = new Way(1, 0);

    public Way {
      if (Math.abs(down) > 1 || Math.abs(right) > 1)
        throw new IllegalArgumentException("a way leads to a cell beside, not by " + down + ", " + right);
    }
  }

  public MovePattern {
    legs = List.copyOf(legs);
  }

  /**
   * Passes every move to {@code out} until it answers false; returns whether it never did. A move touches the stone's
   * first cell and the last cell of each leg. Time linear in the cells, and for each move.
   */
  public static boolean list(List<MovePattern> patterns, Grid at, Moves<Grid> out) {
    for (int from = 0; from < at.size(); from++)
      for (MovePattern pattern : patterns)
        if (at.get(from) == pattern.stone
            && !travel(at.with(GridGame.EMPTY, from), pattern.legs, new int[]{from}, out))
          return false;
    return true;
  }

  private static boolean travel(Grid at, List<Leg> legs, int[] touched, Moves<Grid> out) {
    if (touched.length > legs.size())
      return out.to(at, touched);
    Leg leg = legs.get(touched.length - 1);
    for (Way way : leg.ways) {
      Grid passed = at;
      int place = touched[touched.length - 1];
      do {
        int[] cells = entered(passed, place, way, leg.over);
        if (cells.length == 0)
          break;
        if (!leg.left.equals(leg.over))
          for (int i = 0; i < cells.length; i++)
            passed = passed.with(leg.left.charAt(i), cells[i]);
        place = cells[cells.length - 1];
        int[] further = Arrays.copyOf(touched, touched.length + 1);
        further[touched.length] = place;
        if (!travel(passed.with(leg.put, place), legs, further, out))
          return false;
      } while (leg.again);
    }
    return true;
  }

  /** The places of the cells entered; empty when they do not hold what the leg requires. */
  private static int[] entered(Grid at, int from, Way way, String over) {
    int[] cells = new int[over.length()];
    int place = from;
    for (int i = 0; i < cells.length; i++) {
      place = beside(at, place, way);
      if (place < 0 || at.get(place) != over.charAt(i))
        return new int[0];
      cells[i] = place;
    }
    return cells;
  }

  private static int beside(Grid at, int place, Way way) {
    int row = place / at.columns() + way.down;
    int column = place % at.columns() + way.right;
    return row < 0 || column < 0 || row >= at.rows() || column >= at.columns() ? -1 : row * at.columns() + column;
  }
}
