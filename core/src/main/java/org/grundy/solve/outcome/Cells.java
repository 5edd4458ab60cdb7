package org.grundy.solve.outcome;

import java.util.stream.IntStream;

/**
 * A set of the cells of a board of at most 128 cells, as bits: those of {@code high} come after those of {@code low}. Every
 * operation takes a few instructions.
 */
record Cells(long low, long high) {
  static final int MOST = 2 * Long.SIZE;
  static final Cells NONE = new Cells(0, 0);

  static Cells of(int cell) {
    return cell < Long.SIZE ? new Cells(1L << cell, 0) : new Cells(0, 1L << cell);
  }

  /** The numbers of the cells, ascending. */
  IntStream places() {
    return IntStream.range(0, MOST).filter(cell -> !and(of(cell)).isEmpty());
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  Cells and(Cells other) {
    return new Cells(low & other.low, high & other.high);
  }

  Cells or(Cells other) {
    return new Cells(low | other.low, high | other.high);
  }

  Cells without(Cells other) {
    return new Cells(low & ~other.low, high & ~other.high);
  }

  /** The number of the first cell, of one or more. */
  int firstPlace() {
    return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** The first cell, of one or more. */
  Cells first() {
    return low != 0 ? new Cells(Long.lowestOneBit(low), 0) : new Cells(0, Long.lowestOneBit(high));
  }

  /** The first word after each cell is moved back by less than 128; those that would be before the first are dropped. */
  long lowBack(int by) {
    return by < Long.SIZE ? low >>> by | high << 1 << ~by : high >>> by;
  }

  long highBack(int by) {
    return by < Long.SIZE ? high >>> by : 0;
  }

  /** The first word after each cell is moved on by less than 128; those that would be after the last are dropped. */
  long lowOn(int by) {
    return by < Long.SIZE ? low << by : 0;
  }

  long highOn(int by) {
    return by < Long.SIZE ? high << by | low >>> 1 >>> ~by : low << by;
  }

  /** Whether this comes before another, as numbers. */
  boolean isBefore(Cells other) {
    int order = Long.compareUnsigned(high, other.high);
    return order < 0 || order == 0 && Long.compareUnsigned(low, other.low) < 0;
  }
}
