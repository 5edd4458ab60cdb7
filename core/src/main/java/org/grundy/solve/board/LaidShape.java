package org.grundy.solve.board;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.game.grid.Grid;
import org.grundy.game.placement.Shape;

/**
 * A shape on a board in a word.
 *
 * @param cells   the shape with its first row and column in the corner
 * @param corners the cells where that corner may lie
 * @param offsets how far each cell of the shape lies from the corner, in bits
 */
public record LaidShape(long cells, long corners, int[] offsets) {
  private static LaidShape of(Shape shape, BitboardLayout board) {
    Grid picture = shape.picture();
    long corners = 0;
    for (int row = 0; row <= board.rows() - picture.rows(); row++)
      for (int column = 0; column <= board.columns() - picture.columns(); column++)
        corners |= 1L << board.stride() * row + column;
    int[] offsets = corners == 0 ? new int[0] : shape.offsets(board.stride());
    long cells = 0;
    for (int offset : offsets)
      cells |= 1L << offset;
    return new LaidShape(cells, corners, offsets);
  }

  /** The shapes that have a place on the board. */
  public static LaidShape[] all(List<Shape> shapes, BitboardLayout board) {
    return shapes.stream().map(shape -> of(shape, board)).filter(laid -> laid.corners != 0).toArray(LaidShape[]::new);
  }

  /** The corners of all placements on free cells. */
  public long fits(long free) {
    long fits = corners;
    for (int offset : offsets)
      fits &= free >>> offset;
    return fits;
  }

  /** The cells of every placement of some shapes. */
  public static Set<Long> placements(LaidShape[] shapes) {
    var found = new HashSet<Long>();
    for (LaidShape laid : shapes)
      for (long corners = laid.corners; corners != 0; corners &= corners - 1)
        found.add(laid.cells << Long.numberOfTrailingZeros(corners));
    return found;
  }

  /**
   * The symmetries of the square that map each player's placements onto themselves, {@code image << 1}, or onto the other
   * player's, {@code image << 1 | 1}; ascending.
   */
  public static int[] symmetries(Set<Long> left, Set<Long> right, BitboardLayout board) {
    return IntStream.range(0, BitboardLayout.IMAGES).filter(board::has).mapMulti((image, out) -> {
      if (maps(left, left, image, board) && maps(right, right, image, board))
        out.accept(image << 1);
      if (maps(left, right, image, board) && maps(right, left, image, board))
        out.accept(image << 1 | 1);
    }).toArray();
  }

  /** Whether the images of some placements, moved to the corner, are those of others. */
  private static boolean maps(Set<Long> from, Set<Long> onto, int image, BitboardLayout board) {
    return cornered(from, image, board).equals(cornered(onto, 0, board));
  }

  private static Set<Long> cornered(Set<Long> placements, int image, BitboardLayout board) {
    var found = new HashSet<Long>();
    for (long placement : placements) {
      long cells = board.image(placement, image);
      found.add(cells >>> board.corner(cells));
    }
    return found;
  }
}
