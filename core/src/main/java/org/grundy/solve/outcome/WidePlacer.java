package org.grundy.solve.outcome;

import java.util.List;
import org.grundy.game.placement.Shape;

/** What one player may place on a board of 65 to 128 cells. */
final class WidePlacer extends Placer {
  final WideShape[] shapes;

  WidePlacer(List<Shape> shapes, int rows, int columns) {
    super(shapes, columns);
    this.shapes = shapes.stream().map(shape -> new WideShape(shape, rows, columns)).toArray(WideShape[]::new);
  }

  /** The free cells that the player can use. */
  Cells usable(Cells free) {
    Cells usable = Cells.NONE;
    for (WideShape shape : shapes)
      usable = usable.or(shape.cells(shape.fits(free)));
    return usable;
  }

  /** Chooses disjoint placements on free cells, into one set for each shape; returns their cells. */
  Cells choose(Cells free, Cells[] chosen) {
    Cells taken = Cells.NONE;
    for (int i = 0; i < shapes.length; i++) {
      chosen[i] = shapes[i].disjoint(shapes[i].fits(free.without(taken)));
      taken = taken.or(shapes[i].cells(chosen[i]));
    }
    return taken;
  }

  static int count(Cells[] chosen) {
    int count = 0;
    for (Cells placements : chosen)
      count += placements.count();
    return count;
  }

  /** The free cells that placements of some players connect with the first. */
  static Cells connected(Cells free, Iterable<WidePlacer> placing) {
    Cells region = free.first();
    for (Cells before = Cells.NONE; !before.equals(region);) {
      before = region;
      for (WidePlacer placer : placing)
        for (WideShape shape : placer.shapes)
          region = region.or(shape.cells(shape.fits(free).and(shape.touching(region))));
    }
    return region;
  }

  /** The cells of the placements on free cells that have two or more cells among some. */
  Cells reachingTwice(Cells free, Cells cells) {
    Cells reaching = Cells.NONE;
    for (WideShape shape : shapes)
      reaching = reaching.or(shape.cells(shape.fits(free).and(shape.touchingTwice(cells))));
    return reaching;
  }
}
