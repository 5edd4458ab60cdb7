package org.grundy.solve.outcome;

import java.util.List;
import org.grundy.game.placement.Shape;

/** What one player may place on a board of at most 64 cells. */
final class PackedPlacer extends Placer {
  final PackedShape[] shapes;

  PackedPlacer(List<Shape> shapes, int rows, int columns) {
    super(shapes, columns);
    this.shapes = shapes.stream().map(shape -> new PackedShape(shape, rows, columns)).toArray(PackedShape[]::new);
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

  /** The cells of the placements on free cells that have two or more cells among some. */
  long reachingTwice(long free, long cells) {
    long reaching = 0;
    for (PackedShape shape : shapes)
      reaching |= shape.cells(shape.fits(free) & shape.touchingTwice(cells));
    return reaching;
  }
}
