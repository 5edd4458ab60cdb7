package org.grundy.game.cake;

import java.util.Comparator;
import org.grundy.game.Picture;
import org.grundy.value.Player;

/**
 * A rectangle of 1 or more rows and columns, or no cake. Cakes are ordered by rows, then by columns, the greatest
 * first.
 *
 * @param top  the row of its first square, or {@value #NOWHERE}; a place does not matter for play
 * @param left the column of its first square, or {@value #NOWHERE}
 */
public record Cake(int rows, int columns, int top, int left) implements Comparable<Cake> {
  private static final int NOWHERE = -1;
  private static final Comparator<Cake> ORDER = Comparator.comparingInt(Cake::rows).thenComparingInt(Cake::columns)
      .reversed().thenComparingInt(Cake::top).thenComparingInt(Cake::left);

  /** Stands for a cake that is gone, or that belongs to another part of the position. */
  static final Cake NONE = new Cake(0, 0);

  /** A cake without a place. */
  public Cake(int rows, int columns) {
    this(rows, columns, NOWHERE, NOWHERE);
  }

  boolean placed() {
    return top != NOWHERE;
  }

  Cake at(int row, int column) {
    return new Cake(rows, columns, row, column);
  }

  Cake withoutPlace() {
    return new Cake(rows, columns);
  }

  /** Whether two cakes have a square in common. */
  boolean overlaps(Cake other) {
    return top < other.top + other.rows && other.top < top + rows && left < other.left + other.columns
        && other.left < left + columns;
  }

  int squares() {
    return rows * columns;
  }

  /** The width that a player cuts: Left's is counted in columns, Right's in rows. */
  int width(Player player) {
    return player == Player.LEFT ? columns : rows;
  }

  /** A piece of this cake from a column or row on, as a player sees it. */
  Cake piece(Player player, int from, int width) {
    return player == Player.LEFT ? new Cake(rows, width, top, left + from) : new Cake(width, columns, top + from, left);
  }

  Cake transposed() {
    return new Cake(columns, rows, left, top);
  }

  @Override
  public int compareTo(Cake other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return rows + "x" + columns + (placed() ? "@" + Picture.column(left) + (top + 1) : "");
  }
}
