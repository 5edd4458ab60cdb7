package org.grundy.game.cake;

import java.util.Comparator;
import org.grundy.value.Player;

/**
 * A rectangle of 1 or more rows and columns, or no cake. Cakes are ordered by rows, then by columns, the greatest
 * first.
 */
public record Cake(int rows, int columns) implements Comparable<Cake> {
  private static final Comparator<Cake> ORDER = Comparator.comparingInt(Cake::rows).thenComparingInt(Cake::columns)
      .reversed();

  /** Keeps the place of a cake that is gone, or that belongs to another part of the position. */
  static final Cake NONE = new Cake(0, 0);

  int squares() {
    return rows * columns;
  }

  /** The width that a player cuts: Left's is counted in columns, Right's in rows. */
  int width(Player player) {
    return player == Player.LEFT ? columns : rows;
  }

  /** This cake with another width, as a player sees it. */
  Cake withWidth(Player player, int width) {
    return player == Player.LEFT ? new Cake(rows, width) : new Cake(width, columns);
  }

  Cake transposed() {
    return new Cake(columns, rows);
  }

  @Override
  public int compareTo(Cake other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
