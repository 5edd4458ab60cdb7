package org.grundy.solve.board;

/**
 * One of the eight images of a rectangle of at most 64 cells, of which those that transpose are for squares only. It takes a
 * lookup for every eight cells.
 */
public final class PackedImage {
  private static final int TRANSPOSING = 4;
  private static final int BLOCK = 8;

  /** The image of each set of eight cells, by the number of the eight and the cells. */
  private final long[] images;
  private final int blocks;

  /** @param image bit 0 flips it upside down, bit 1 left to right, bit 2 then transposes it */
  public PackedImage(int image, int rows, int columns) {
    int cells = rows * columns;
    this.blocks = (cells + BLOCK - 1) / BLOCK;
    this.images = new long[blocks << BLOCK];
    long[] ofCell = new long[blocks * BLOCK];
    for (int cell = 0; cell < cells; cell++)
      ofCell[cell] = 1L << place(cell, image, rows, columns);
    for (int i = 0; i < images.length; i++)
      for (int bit = 0; bit < BLOCK; bit++)
        if ((i >> bit & 1) != 0)
          images[i] |= ofCell[(i >> BLOCK) * BLOCK + bit];
  }

  /** Where the image has a cell. */
  public static int place(int cell, int image, int rows, int columns) {
    int row = (image & 1) == 0 ? cell / columns : rows - 1 - cell / columns;
    int column = (image & 2) == 0 ? cell % columns : columns - 1 - cell % columns;
    return (image & TRANSPOSING) == 0 ? row * columns + column : column * rows + row;
  }

  /** Whether a rectangle has an image of its own shape. */
  public static boolean has(int image, int rows, int columns) {
    return image < TRANSPOSING || rows == columns;
  }

  /** The image of some cells. */
  public long of(long cells) {
    long image = 0;
    for (int block = 0; block < blocks; block++)
      image |= images[block << BLOCK | (int) (cells >>> block * BLOCK) & (1 << BLOCK) - 1];
    return image;
  }
}
