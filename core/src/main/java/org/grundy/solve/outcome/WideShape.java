package org.grundy.solve.outcome;

import org.grundy.game.placement.Shape;

/** The same as {@link PackedShape} on a board of 65 to 128 cells. */
final class WideShape {
  /** How far each cell lies from the first, in cells of the board, row by row. */
  private final int[] offsets;
  /** The first cell of each placement on the board. */
  private final Cells places;
  /** From each cell to the next where they are equally far apart, else 0. */
  private final int step;

  WideShape(Shape shape, int rows, int columns) {
    this.offsets = Placer.fromCorner(shape, columns);
    this.step = Placer.step(offsets);
    int corner = shape.offsets(columns)[0];
    Cells found = Cells.NONE;
    for (int row = 0; row <= rows - shape.picture().rows(); row++)
      for (int column = 0; column <= columns - shape.picture().columns(); column++)
        found = found.or(Cells.of(row * columns + column + corner));
    this.places = found;
  }

  /** The placements on free cells. */
  Cells fits(Cells free) {
    long low = places.low();
    long high = places.high();
    for (int offset : offsets) {
      low &= free.lowBack(offset);
      high &= free.highBack(offset);
    }
    return new Cells(low, high);
  }

  /** The cells of some placements. */
  Cells cells(Cells placements) {
    return cells(placements, 0);
  }

  /** The cells of some placements, from one of each on. */
  private Cells cells(Cells placements, int from) {
    long low = 0;
    long high = 0;
    for (int i = from; i < offsets.length; i++) {
      low |= placements.lowOn(offsets[i]);
      high |= placements.highOn(offsets[i]);
    }
    return new Cells(low, high);
  }

  /** The placements that have a cell among some. */
  Cells touching(Cells cells) {
    long low = 0;
    long high = 0;
    for (int offset : offsets) {
      low |= cells.lowBack(offset);
      high |= cells.highBack(offset);
    }
    return new Cells(low & places.low(), high & places.high());
  }

  /** The placements that have two cells or more among some. */
  Cells touchingTwice(Cells cells) {
    long low = 0;
    long high = 0;
    long twiceLow = 0;
    long twiceHigh = 0;
    for (int offset : offsets) {
      long hereLow = cells.lowBack(offset);
      long hereHigh = cells.highBack(offset);
      twiceLow |= low & hereLow;
      twiceHigh |= high & hereHigh;
      low |= hereLow;
      high |= hereHigh;
    }
    return new Cells(twiceLow & places.low(), twiceHigh & places.high());
  }

  /** As {@link PackedShape#disjoint}. */
  Cells disjoint(Cells placements) {
    long low = 0;
    long high = 0;
    long leftLow = placements.low();
    long leftHigh = placements.high();
    while ((leftLow | leftHigh) != 0) {
      var left = new Cells(leftLow, leftHigh);
      // of placements in a line, all that overlap no earlier one at once
      Cells next = step == 0 ? left.first() : left.without(cells(left, 1));
      Cells gone = touching(cells(next));
      low |= next.low();
      high |= next.high();
      leftLow &= ~gone.low();
      leftHigh &= ~gone.high();
    }
    return new Cells(low, high);
  }
}
