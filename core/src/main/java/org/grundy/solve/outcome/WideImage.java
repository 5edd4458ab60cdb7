package org.grundy.solve.outcome;

import org.grundy.solve.board.PackedImage;

/** The same as {@link PackedImage} for a rectangle of 65 to 128 cells. */
final class WideImage {
  private static final int BLOCK = 8;

  /** The image of each set of eight cells, by the number of the eight and the cells: its first and its second word. */
  private final long[] lows;
  private final long[] highs;
  private final int blocks;

  WideImage(int image, int rows, int columns) {
    int cells = rows * columns;
    this.blocks = (cells + BLOCK - 1) / BLOCK;
    this.lows = new long[blocks << BLOCK];
    this.highs = new long[blocks << BLOCK];
    for (int i = 0; i < lows.length; i++)
      for (int bit = 0; bit < BLOCK; bit++) {
        int cell = (i >> BLOCK) * BLOCK + bit;
        if ((i >> bit & 1) != 0 && cell < cells) {
          Cells to = Cells.of(PackedImage.place(cell, image, rows, columns));
          lows[i] |= to.low();
          highs[i] |= to.high();
        }
      }
  }

  Cells of(Cells cells) {
    long low = 0;
    long high = 0;
    for (int block = 0; block < blocks; block++) {
      long word = block < Long.BYTES ? cells.low() : cells.high();
      int eight = block << BLOCK | (int) (word >>> block * BLOCK) & (1 << BLOCK) - 1;
      low |= lows[eight];
      high |= highs[eight];
    }
    return new Cells(low, high);
  }
}
