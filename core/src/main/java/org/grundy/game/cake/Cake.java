package org.grundy.game.cake;

import java.util.Comparator;
import org.grundy.value.Player;

/** A rectangle of 1 or more rows and columns, or no cake. The order is by rows and then by columns, the greatest first. */
public record Cake(int rows, int columns) implements Comparable<Cake> {
  private static final Comparator<Cake> ORDER = Comparator.comparingInt(Cake::rows).thenComparingInt(Cake::columns)
      .reversed();

  /** Holds the place of a cake that is gone, or that is not in a part of a position. */
  static final Cake NONE = new Cake(0, 0);

  int squares() {
    return rows * columns;
  }

  /** What a player cuts: Left across the columns, Right across the rows. */
  int width(Player player) {
    return player == Player.LEFT ? columns : rows;
  }

  /** The same with another width, as a player sees it. */
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
