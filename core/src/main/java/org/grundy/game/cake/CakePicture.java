package org.grundy.game.cake;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Picture;

/**
 * Cakes on one board, which has cells only where there is cake. The ids of squares and cuts depend only on their
 * places.
 */
final class CakePicture {
  /** The longest side of a cake. */
  static final int SIDE = 20;
  /** The most squares of all cakes together; a cake of r rows and c columns has r + c - 2 < rc cuts besides. */
  static final int MOST_SQUARES = SIDE * SIDE;
  /** The first id of cuts; a cut's id is this plus twice the id of the square behind it. */
  private static final int CUTS = CakePlaces.LONGEST * CakePlaces.LONGEST;

  private final List<Cake> cakes;
  /** The first row and column that are drawn: those of all cakes, unless some are left out. */
  private final int top;
  private final int left;

  CakePicture(List<Cake> at) {
    this.cakes = CakePlaces.of(at).stream().filter(cake -> !cake.equals(Cake.NONE)).toList();
    boolean part = cakes.size() < at.size();
    this.top = part ? cakes.stream().mapToInt(Cake::top).min().orElse(0) : 0;
    this.left = part ? cakes.stream().mapToInt(Cake::left).min().orElse(0) : 0;
  }

  /** The id of the cut before a row or column of a cake, 1 or more. */
  static int cut(Cake cake, boolean down, int before) {
    return CUTS + 2 * id(cake, down ? 0 : before, down ? before : 0) + (down ? 1 : 0);
  }

  /** The id of a square of a cake. */
  static int id(Cake cake, int row, int column) {
    return (cake.top() + row) * CakePlaces.LONGEST + cake.left() + column;
  }

  /** @param cuts whether cakes are touched at the lines between their squares */
  Picture draw(boolean cuts) {
    var parts = new ArrayList<Picture.Part>();
    for (Cake cake : cakes)
      for (int row = 0; row < cake.rows(); row++)
        for (int column = 0; column < cake.columns(); column++)
          parts.add(new Picture.Part.Cell(id(cake, row, column), cake.top() - top + row, cake.left() - left + column,
              Picture.Look.EMPTY, Picture.Piece.NONE, ""));
    if (cuts)
      cakes.forEach(cake -> cuts(cake, parts));
    int height = cakes.stream().mapToInt(cake -> cake.top() - top + cake.rows()).max().orElse(1);
    int breadth = cakes.stream().mapToInt(cake -> cake.left() - left + cake.columns()).max().orElse(1);
    return Picture.of(new Picture.Layout.Board(height, breadth, false, Picture.Labels.SQUARES), parts);
  }

  private void cuts(Cake cake, List<Picture.Part> into) {
    int row = cake.top() - top;
    int column = cake.left() - left;
    for (int before = 1; before < cake.columns(); before++)
      into.add(new Picture.Part.Cut(cut(cake, true, before), row, column + before, cake.rows(), true));
    for (int before = 1; before < cake.rows(); before++)
      into.add(new Picture.Part.Cut(cut(cake, false, before), row + before, column, cake.columns(), false));
  }
}
