package org.grundy.game.grid;

import java.util.Comparator;

/** A square of a board without far sides, counted from the corner: column and row from 0. */
public record Square(int column, int row) implements Comparable<Square> {
  private static final Comparator<Square> ORDER = Comparator.comparingInt(Square::column).thenComparingInt(Square::row);

  @Override
  public int compareTo(Square other) {
    return ORDER.compare(this, other);
  }
}
