package org.grundy.game.grid;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A rectangle of cells, each an ASCII character. Places are counted row by row: the cell in row r and column c has the
 * place {@code r * columns() + c}, which is also its id in {@link org.grundy.game.Picture#board}. Every operation that
 * makes a grid is linear in its cells and does not change this grid.
 */
public final class Grid {
  private final int columns;
  /** Place by place. */
  private final byte[] cells;
  /** 0 until it is asked for. */
  private int hash;

  private Grid(int columns, byte[] cells) {
    this.columns = columns;
    this.cells = cells;
  }

  /**
   * The grid with these rows.
   *
   * @throws IllegalArgumentException when there are no cells, or the rows differ in length
   */
  public static Grid of(List<String> lines) {
    int columns = lines.isEmpty() ? 0 : lines.getFirst().length();
    if (columns == 0)
      throw new IllegalArgumentException("a grid has one cell or more");
    for (String line : lines)
      if (line.length() != columns)
        throw new IllegalArgumentException("a row has " + columns + " cells as the first, not " + line.length());
    return new Grid(columns, String.join("", lines).getBytes(StandardCharsets.US_ASCII));
  }

  /** A grid filled with one cell. */
  public static Grid filled(int rows, int columns, char cell) {
    return of(IntStream.range(0, rows).mapToObj(_ -> String.valueOf(cell).repeat(columns)).toList());
  }

  public int rows() {
    return cells.length / columns;
  }

  public int columns() {
    return columns;
  }

  /** The number of cells; places go from 0 to one less. */
  public int size() {
    return cells.length;
  }

  public char get(int place) {
    return (char) cells[place];
  }

  public char get(int row, int column) {
    return (char) cells[row * columns + Objects.checkIndex(column, columns)];
  }

  /** One row as text. */
  public String line(int row) {
    return new String(cells, row * columns, columns, StandardCharsets.US_ASCII);
  }

  /** The rows as text, first row first. */
  public List<String> lines() {
    return IntStream.range(0, rows()).mapToObj(this::line).toList();
  }

  /** This grid with {@code cell} at each of the places. */
  public Grid with(char cell, int... places) {
    byte[] changed = cells.clone();
    for (int place : places)
      changed[place] = (byte) cell;
    return new Grid(columns, changed);
  }

  /** This grid with the cells at two places exchanged. */
  public Grid swap(int place, int other) {
    byte[] changed = cells.clone();
    changed[place] = cells[other];
    changed[other] = cells[place];
    return new Grid(columns, changed);
  }

  /** This grid with two kinds of cells exchanged everywhere. */
  public Grid exchange(char one, char other) {
    byte[] changed = cells.clone();
    for (int i = 0; i < changed.length; i++)
      if (changed[i] == one)
        changed[i] = (byte) other;
      else if (changed[i] == other)
        changed[i] = (byte) one;
    return new Grid(columns, changed);
  }

  /** This grid with {@code elsewhere} at all places but these. */
  public Grid only(BitSet places, char elsewhere) {
    byte[] changed = cells.clone();
    for (int from = places.nextClearBit(0); from < changed.length;) {
      int next = places.nextSetBit(from);
      int to = next < 0 ? changed.length : Math.min(next, changed.length);
      Arrays.fill(changed, from, to, (byte) elsewhere);
      from = places.nextClearBit(to);
    }
    return new Grid(columns, changed);
  }

  /** Without the outer rows and columns that hold nothing but {@code blank}; one cell is left when all are. */
  public Grid crop(char blank) {
    int top = 0;
    int bottom = rows() - 1;
    int left = 0;
    int right = columns - 1;
    while (top < bottom && isBlank(top * columns, columns, 1, blank))
      top++;
    while (top < bottom && isBlank(bottom * columns, columns, 1, blank))
      bottom--;
    while (left < right && isBlank(top * columns + left, bottom + 1 - top, columns, blank))
      left++;
    while (left < right && isBlank(top * columns + right, bottom + 1 - top, columns, blank))
      right--;
    return part(top, left, bottom + 1 - top, right + 1 - left);
  }

  private boolean isBlank(int first, int count, int step, char blank) {
    for (int i = 0; i < count; i++)
      if (cells[first + i * step] != blank)
        return false;
    return true;
  }

  private Grid part(int top, int left, int height, int width) {
    if (height == rows() && width == columns)
      return this;
    byte[] kept = new byte[height * width];
    for (int row = 0; row < height; row++)
      System.arraycopy(cells, (top + row) * columns + left, kept, row * width, width);
    return new Grid(width, kept);
  }

  /** The image under a symmetry: flipped, turned or transposed. */
  public Grid image(Symmetry symmetry) {
    if (symmetry == Symmetry.IDENTITY)
      return this;
    int height = height(symmetry);
    byte[] image = new byte[cells.length];
    int width = cells.length / height;
    for (int row = 0, to = 0; row < height; row++)
      for (int column = 0, from = start(symmetry, row); column < width; column++, from += step(symmetry))
        image[to++] = cells[from];
    return new Grid(width, image);
  }

  /** The least of the images, by the number of rows, then by the cells in order; this grid if there are none. */
  public Grid least(List<Symmetry> symmetries) {
    if (symmetries.isEmpty())
      return this;
    Symmetry least = symmetries.getFirst();
    for (Symmetry symmetry : symmetries)
      if (compare(symmetry, least) < 0)
        least = symmetry;
    return image(least);
  }

  private int compare(Symmetry one, Symmetry other) {
    int height = height(one);
    if (height != height(other))
      return Integer.compare(height, height(other));
    int width = cells.length / height;
    for (int row = 0; row < height; row++) {
      int a = start(one, row);
      int b = start(other, row);
      for (int column = 0; column < width; column++, a += step(one), b += step(other))
        if (cells[a] != cells[b])
          return Byte.compare(cells[a], cells[b]);
    }
    return 0;
  }

  private int height(Symmetry symmetry) {
    return symmetry.transposes ? columns : rows();
  }

  /** The place of the cell that comes first in row {@code row} of the image. */
  private int start(Symmetry symmetry, int row) {
    int down = symmetry.flipsRows ? -columns : columns;
    int right = symmetry.flipsColumns ? -1 : 1;
    int corner = (symmetry.flipsRows ? cells.length - columns : 0) + (symmetry.flipsColumns ? columns - 1 : 0);
    return corner + row * (symmetry.transposes ? right : down);
  }

  /** The distance between the places of cells that become neighbours in a row of the image. */
  private int step(Symmetry symmetry) {
    if (symmetry.transposes)
      return symmetry.flipsRows ? -columns : columns;
    return symmetry.flipsColumns ? -1 : 1;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof Grid g && columns == g.columns && Arrays.equals(cells, g.cells);
  }

  @Override
  public int hashCode() {
    int h = hash;
    if (h == 0) {
      h = (Arrays.hashCode(cells) + columns) * 0x9E3779B9;
      h ^= h >>> 15;
      hash = h;
    }
    return h;
  }

  /** The rows with {@code /} between them. */
  @Override
  public String toString() {
    return String.join("/", lines());
  }
}
