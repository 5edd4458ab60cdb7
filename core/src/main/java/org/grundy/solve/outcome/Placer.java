package org.grundy.solve.outcome;

import java.util.List;
import org.grundy.game.placement.Shape;

/** How large the shapes are that one player may place on a board. */
class Placer {
  private final int fewestCells;
  private final int mostCells;
  private final boolean oneLine;

  Placer(List<Shape> shapes, int columns) {
    this.fewestCells = shapes.stream().mapToInt(shape -> shape.offsets(columns).length).min().orElse(1);
    this.mostCells = shapes.stream().mapToInt(shape -> shape.offsets(columns).length).max().orElse(1);
    this.oneLine = shapes.size() == 1 && step(fromCorner(shapes.getFirst(), columns)) != 0;
  }

  /** How far each cell of a shape lies from the first, in cells of the board, row by row. */
  static int[] fromCorner(Shape shape, int columns) {
    int[] offsets = shape.offsets(columns);
    int corner = offsets[0];
    for (int i = 0; i < offsets.length; i++)
      offsets[i] -= corner;
    return offsets;
  }

  /** From each cell of a shape to the next where they are equally far apart, else 0. */
  static int step(int[] fromCorner) {
    int apart = fromCorner.length > 1 ? fromCorner[1] : 0;
    for (int i = 0; i < fromCorner.length; i++)
      if (fromCorner[i] != i * apart)
        return 0;
    return apart;
  }

  /** The fewest cells of a shape. */
  final int fewestCells() {
    return fewestCells;
  }

  /** The most cells of a shape. */
  final int mostCells() {
    return mostCells;
  }

  /** Whether there is one shape, whose cells lie in a line, so that it is easy to find the most disjoint placements. */
  final boolean isOneLine() {
    return oneLine;
  }

  /**
   * An upper bound of the number of moves.
   *
   * @param usable   how many cells the player may get to use
   * @param disjoint how many disjoint placements were found, the most there are where {@link #isOneLine}
   */
  final int most(int usable, int disjoint) {
    int byCells = usable / fewestCells;
    return oneLine ? Math.min(byCells, disjoint) : byCells;
  }
}
