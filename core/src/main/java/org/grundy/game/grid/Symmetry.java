package org.grundy.game.grid;

import java.util.List;

/** The ways to lay a rectangle over itself or over its transpose. */
public enum Symmetry {
  /** As it lies. */
  IDENTITY(false, false, false),
  /** The last row comes first. */
  UPSIDE_DOWN(false, true, false),
  /** The last column comes first. */
  MIRROR(false, false, true),
  /** Both of these. */
  HALF_TURN(false, true, true),
  /** Columns become rows. */
  TRANSPOSE(true, false, false),
  /** A quarter turn clockwise. */
  TURN_RIGHT(true, true, false),
  /** A quarter turn anticlockwise. */
  TURN_LEFT(true, false, true),
  /** Columns become rows, about the other diagonal. */
  ANTITRANSPOSE(true, true, true);

  /** All eight, for games in which no direction differs from another. */
  public static final List<Symmetry> ALL = List.of(values());

  /** The four that keep rows as rows and columns as columns, for games in which across differs from down. */
  public static final List<Symmetry> UPRIGHT = List.of(IDENTITY, UPSIDE_DOWN, MIRROR, HALF_TURN);

  final boolean transposes;
  /** Whether the rows are read from the last to the first. */
  final boolean flipsRows;
  final boolean flipsColumns;

  Symmetry(boolean transposes, boolean flipsRows, boolean flipsColumns) {
    this.transposes = transposes;
    this.flipsRows = flipsRows;
    this.flipsColumns = flipsColumns;
  }
}
