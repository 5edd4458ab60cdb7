package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;

/**
 * Cakes on one board with room between them, the highest first, in shelves from left to right. The id of a square
 * depends on its place in its cake and on the index of the cake.
 */
final class CakePicture {
  /*
   * With sides of at most s and at most n squares, each cake and the room beside it take at most 4 times its squares, and
   * shelves of breadth w > s filled with the highest first are together at most 2 * 4n / (w + 1) + s + 1 high
   * (E. G. Coffman, M. R. Garey, D. S. Johnson and R. E. Tarjan, 1980). For s = 20, n = 400 and w = 25 these are 144 rows
   * of 25 cells. A cake of r rows and c columns has r + c - 2 < rc cuts: together fewer parts than a picture may have.
   */
  /** The longest side of a cake. */
  static final int SIDE = 20;
  /** The most squares of all cakes together. */
  static final int MOST_SQUARES = SIDE * SIDE;
  private static final int SHELF = 25;
  /** The first id of the cells between the cakes. */
  private static final int BETWEEN = 1 << 20;
  /** The first id of cuts; a cut's id is this plus twice the id of the square behind it. */
  private static final int CUTS = 1 << 21;

  private final List<Cake> cakes;
  /** The upper left corner of each cake. */
  private final int[] rows;
  private final int[] columns;
  private final int height;
  private final int breadth;

  CakePicture(List<Cake> cakes) {
    this.cakes = cakes;
    this.rows = new int[cakes.size()];
    this.columns = new int[cakes.size()];
    int top = 0;
    int next = 0;
    int column = 0;
    int widest = 1;
    List<Integer> order = new ArrayList<>(IntStream.range(0, cakes.size()).boxed().toList());
    order.sort(Comparator.comparing(cakes::get));
    for (int i : order) {
      Cake cake = cakes.get(i);
      if (cake.squares() == 0)
        continue;
      if (column + cake.columns() > SHELF) {
        top = next;
        column = 0;
      }
      rows[i] = top;
      columns[i] = column;
      column += cake.columns() + 1;
      widest = Math.max(widest, column - 1);
      next = Math.max(next, top + cake.rows() + 1);
    }
    this.height = Math.max(1, next - 1);
    this.breadth = widest;
  }

  /** The id of the cut before a row or column of a cake, 1 or more. */
  static int cut(int cake, boolean down, int before) {
    return CUTS + 2 * id(cake, down ? 0 : before, down ? before : 0) + (down ? 1 : 0);
  }

  /** The id of a square of a cake. */
  static int id(int cake, int row, int column) {
    return cake * MOST_SQUARES + row * SIDE + column;
  }

  /** @param cuts whether cakes are touched at the lines between their squares */
  Picture draw(boolean cuts) {
    var ids = new int[height * breadth];
    Arrays.setAll(ids, place -> BETWEEN + place);
    for (int i = 0; i < cakes.size(); i++)
      for (int row = 0; row < cakes.get(i).rows(); row++)
        for (int column = 0; column < cakes.get(i).columns(); column++)
          ids[(rows[i] + row) * breadth + columns[i] + column] = id(i, row, column);
    var cells = new ArrayList<Picture.Part>();
    for (int place = 0; place < ids.length; place++)
      cells.add(new Picture.Part.Cell(ids[place], place / breadth, place % breadth,
          ids[place] < BETWEEN ? Look.EMPTY : Look.BLOCKED, Picture.Piece.NONE, ""));
    for (int i = 0; cuts && i < cakes.size(); i++)
      cuts(i, cells);
    return Picture.of(new Picture.Layout.Board(height, breadth, false, Picture.Labels.SQUARES), cells);
  }

  private void cuts(int i, List<Picture.Part> into) {
    Cake cake = cakes.get(i);
    for (int column = 1; column < cake.columns(); column++)
      into.add(new Picture.Part.Cut(cut(i, true, column), rows[i], columns[i] + column, cake.rows(), true));
    for (int row = 1; row < cake.rows(); row++)
      into.add(new Picture.Part.Cut(cut(i, false, row), rows[i] + row, columns[i], cake.columns(), false));
  }
}
