package org.grundy.solve.outcome;

import org.grundy.game.placement.Shape;

/**
 * A shape on a board whose cells are the bits of a word, row by row. A placement is the bit of the first cell of the shape.
 * Every operation treats all placements at once, in a few instructions for each cell of the shape.
 */
final class PackedShape {
  /** How far each cell lies from the first, in bits. */
  private final int[] offsets;
  /** The first cell of each placement on the board. */
  private final long places;
  /** From each cell to the next where they are equally far apart, else 0. */
  private final int step;

  PackedShape(Shape shape, int rows, int columns) {
    this.offsets = Placer.fromCorner(shape, columns);
    this.step = Placer.step(offsets);
    int corner = shape.offsets(columns)[0];
    long found = 0;
    for (int row = 0; row <= rows - shape.picture().rows(); row++)
      for (int column = 0; column <= columns - shape.picture().columns(); column++)
        found |= 1L << row * columns + column + corner;
    this.places = found;
  }

  /** The placements on free cells. */
  long fits(long free) {
    long fits = places;
    for (int offset : offsets)
      fits &= free >>> offset;
    return fits;
  }

  /** The cells of some placements. */
  long cells(long placements) {
    long cells = 0;
    for (int offset : offsets)
      cells |= placements << offset;
    return cells;
  }

  /** The placements that have a cell among some. */
  long touching(long cells) {
    long touching = 0;
    for (int offset : offsets)
      touching |= cells >>> offset;
    return touching & places;
  }

  /** The placements that have two cells or more among some. */
  long touchingTwice(long cells) {
    long once = 0;
    long twice = 0;
    for (int offset : offsets) {
      long here = cells >>> offset;
      twice |= once & here;
      once |= here;
    }
    return twice & places;
  }

  /**
   * Some of these placements, no two of which share a cell, such that each of the others shares one with them; as many as
   * there can be if the cells of the shape lie in a line.
   */
  long disjoint(long placements) {
    long chosen = 0;
    for (long left = placements; left != 0;) {
      long next = step == 0 ? Long.lowestOneBit(left) : left & ~after(left);
      chosen |= next;
      left &= ~touching(cells(next));
    }
    return chosen;
  }

  /** Placements in a line that overlap an earlier one. */
  private long after(long placements) {
    long after = 0;
    for (int i = 1; i < offsets.length; i++)
      after |= placements << offsets[i];
    return after;
  }
}
