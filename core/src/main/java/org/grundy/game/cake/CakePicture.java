package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;

/**
 * Cakes on one board, with room between them: the highest first, in shelves from left to right. The id of a square depends
 * on its place in its cake and on which of the cakes that is.
 */
final class CakePicture {
  /*
   * With sides of at most s and at most n squares, each cake and the room beside it take at most 4 times its squares, and
   * shelves of breadth w = 2s + 1 filled with the highest first are together at most 2 * 4n / (w + 1) + s + 1 high
   * (E. G. Coffman, M. R. Garey, D. S. Johnson and R. E. Tarjan, 1980). For s = 20 and n = 400 these are 97 rows of 41
   * cells, fewer than a picture may have.
   */
  /** The longest side of a cake. */
  static final int SIDE = 20;
  /** The squares of all cakes together. */
  static final int MOST_SQUARES = SIDE * SIDE;
  private static final int SHELF = 2 * SIDE + 1;
  /** The ids of cells between the cakes are from here on. */
  private static final int BETWEEN = 1 << 24;

  private final List<Cake> cakes;
  /** Of each cake: where its upper left corner lies. */
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

  /** The id of a square of a cake. */
  static int id(int cake, int row, int column) {
    return cake * MOST_SQUARES + row * SIDE + column;
  }

  Picture draw() {
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
    return Picture.of(new Picture.Layout.Board(height, breadth, false, Picture.Labels.SQUARES), cells);
  }
}
