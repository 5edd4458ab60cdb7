package org.grundy.game.placement;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.game.grid.Grid;
import org.jspecify.annotations.Nullable;

/** Cells covered together. A shape has a fixed orientation; its turned and flipped forms are separate shapes. */
public final class Shape {
  private static final char COVERED = '#';
  private static final Pattern PICTURE = Pattern.compile("\\.*#[#.]*");

  private final Grid picture;
  /** The rows and columns of the covered cells, in the order of their places. */
  private final int[] rows;
  private final int[] columns;

  private Shape(Grid picture) {
    this.picture = picture;
    int[] covered = IntStream.range(0, picture.size()).filter(place -> picture.get(place) == COVERED).toArray();
    this.rows = IntStream.of(covered).map(place -> place / picture.columns()).toArray();
    this.columns = IntStream.of(covered).map(place -> place % picture.columns()).toArray();
  }

  /**
   * {@code #} is covered and {@code .} is not, row by row: {@code "##"} is a domino that lies across.
   *
   * @throws IllegalArgumentException when no cell is covered, or the rows differ in length or hold something else
   */
  public static Shape of(String... lines) {
    Grid picture = Grid.of(List.of(lines));
    if (!PICTURE.matcher(String.join("", lines)).matches())
      throw new IllegalArgumentException(
          "expected rows of '#' and '.' with at least one '#', found '" + String.join("/", lines) + "'");
    return new Shape(picture);
  }

  /**
   * Passes the places of every set of cells that has this shape and holds only {@code free} to {@code out}, until it
   * answers false; returns whether it never did. Time linear in the cells of the grid times those of the shape.
   */
  public boolean fits(Grid grid, char free, Predicate<int[]> out) {
    int[] offsets = offsets(grid.columns());
    for (int row = 0; row <= grid.rows() - picture.rows(); row++)
      for (int column = 0; column <= grid.columns() - picture.columns(); column++) {
        int corner = row * grid.columns() + column;
        if (isFree(grid, free, corner, offsets) && !out.test(places(corner, offsets)))
          return false;
      }
    return true;
  }

  /**
   * The distances of the covered cells from the corner on a grid of {@code width} columns; ascending if the shape fits.
   */
  public int[] offsets(int width) {
    int[] offsets = new int[rows.length];
    for (int i = 0; i < offsets.length; i++)
      offsets[i] = rows[i] * width + columns[i];
    return offsets;
  }

  private static boolean isFree(Grid grid, char free, int corner, int[] offsets) {
    for (int offset : offsets)
      if (grid.get(corner + offset) != free)
        return false;
    return true;
  }

  private static int[] places(int corner, int[] offsets) {
    int[] places = offsets.clone();
    for (int i = 0; i < places.length; i++)
      places[i] += corner;
    return places;
  }

  /** The covered cells as a grid of {@code #} and {@code .}. */
  public Grid picture() {
    return picture;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Shape shape && picture.equals(shape.picture);
  }

  @Override
  public int hashCode() {
    return picture.hashCode();
  }

  @Override
  public String toString() {
    return picture.toString();
  }
}
