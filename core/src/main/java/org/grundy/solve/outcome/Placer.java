package org.grundy.solve.outcome;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.placement.Shape;

/** What one player may place on a board. */
final class Placer {
  final PackedShape[] shapes;
  private final int fewestCells;
  private final int mostCells;

  Placer(List<Shape> shapes, int rows, int columns) {
    this.shapes = shapes.stream().map(shape -> new PackedShape(shape, rows, columns)).toArray(PackedShape[]::new);
    this.fewestCells = Stream.of(this.shapes).mapToInt(PackedShape::size).min().orElse(1);
    this.mostCells = Stream.of(this.shapes).mapToInt(PackedShape::size).max().orElse(1);
  }

  /** The fewest cells of a shape. */
  int fewestCells() {
    return fewestCells;
  }

  /** The most cells of a shape. */
  int mostCells() {
    return mostCells;
  }

  /** The free cells that the player can use. */
  long usable(long free) {
    long usable = 0;
    for (PackedShape shape : shapes)
      usable |= shape.cells(shape.fits(free));
    return usable;
  }

  /** Chooses disjoint placements on free cells, into one word for each shape; returns their cells. */
  long choose(long free, long[] chosen) {
    long taken = 0;
    for (int i = 0; i < shapes.length; i++) {
      chosen[i] = shapes[i].disjoint(shapes[i].fits(free & ~taken));
      taken |= shapes[i].cells(chosen[i]);
    }
    return taken;
  }

  static int count(long[] chosen) {
    int count = 0;
    for (long placements : chosen)
      count += Long.bitCount(placements);
    return count;
  }

  /**
   * An upper bound of the number of moves.
   *
   * @param usable how many cells the player may get to use
   * @param chosen how many disjoint placements {@link #choose} finds
   */
  int most(int usable, int chosen) {
    int byCells = usable / fewestCells;
    return isOneLine() ? Math.min(byCells, chosen) : byCells;
  }

  /** Whether {@link #choose} finds the most disjoint placements there are. */
  boolean isOneLine() {
    return shapes.length == 1 && shapes[0].isLine();
  }

  /** The cells of the placements on free cells that have two or more cells among some. */
  long reachingTwice(long free, long cells) {
    long reaching = 0;
    for (PackedShape shape : shapes)
      reaching |= shape.cells(shape.fits(free) & shape.touchingTwice(cells));
    return reaching;
  }
}
