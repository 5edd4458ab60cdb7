package org.grundy.game.grid;

/**
 * A board of at most 64 cells whose sets of cells are words: the cell in row r and column c is bit r times the number of
 * columns plus c. Every operation takes a few instructions.
 */
public final class Lattice {
  private final int rows;
  private final int columns;
  private final long all;
  private final long first;
  private final long last;

  /** @throws IllegalArgumentException when there are more than 64 cells */
  public Lattice(int rows, int columns) {
    if (rows * columns > Long.SIZE)
      throw new IllegalArgumentException("expected at most 64 cells, found " + rows * columns);
    this.rows = rows;
    this.columns = columns;
    this.all = rows * columns == 0 ? 0 : -1L >>> Long.SIZE - rows * columns;
    long column = 0;
    for (int row = 0; row < rows; row++)
      column |= 1L << row * columns;
    this.first = column;
    this.last = columns == 0 ? 0 : column << columns - 1;
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  /** The cells that have one of some cells beside them: up, down, to the left or to the right. */
  public long beside(long cells) {
    return vertical(cells) | across(cells);
  }

  /** The cells that have one of some cells beside them, or across a corner. */
  public long around(long cells) {
    long rows = cells | vertical(cells);
    return vertical(cells) | across(rows);
  }

  private long vertical(long cells) {
    return (columns == Long.SIZE ? 0 : cells << columns | cells >>> columns) & all;
  }

  private long across(long cells) {
    return ((cells & ~last) << 1 | (cells & ~first) >>> 1) & all;
  }

  /** The cells of {@code within} that are connected to some of them by steps to a cell beside. */
  public long connected(long some, long within) {
    long found = some & within;
    for (long reached = -1; reached != found;) {
      reached = found;
      found |= beside(found) & within;
    }
    return found;
  }
}
