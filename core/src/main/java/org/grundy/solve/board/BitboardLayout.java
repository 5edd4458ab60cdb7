package org.grundy.solve.board;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.game.grid.Grid;

/**
 * How the cells of a board lie in a word: cell (r, c) at bit {@code stride r + c}. The stride is 8 for boards of at
 * most 8 by 8 cells, which can be transposed, else 16, 32 or 64. Every operation takes a few word instructions.
 *
 * @param stride  a power of two from 8 to 64
 * @param rows    on which moves are prepared, {@code rows * stride <= 64}
 * @param columns at most the stride
 */
public record BitboardLayout(int stride, int rows, int columns) {
  /** The images of a rectangle: bit 0 flips it upside down, bit 1 turns it by half, bit 2 first transposes it. */
  public static final int IMAGES = 8;
  public static final int TRANSPOSING = 4;

  private static final int SQUARE = 8;

  /** Whether a board fits into a word. */
  public static boolean fits(Grid at) {
    return stride(at) * at.rows() <= Long.SIZE;
  }

  /** The shape for a board and all parts of it, however they lie. */
  public static BitboardLayout of(Grid at) {
    int stride = stride(at);
    int side = Math.max(at.rows(), at.columns());
    return stride == SQUARE ? new BitboardLayout(stride, side, side)
        : new BitboardLayout(stride, at.rows(), at.columns());
  }

  private static int stride(Grid at) {
    return Math.max(SQUARE, Integer.highestOneBit(2 * at.columns() - 1));
  }

  /** The cells of a board with a certain content. */
  public long cells(Grid at, char content) {
    long cells = 0;
    for (int row = 0; row < at.rows(); row++)
      for (int column = 0; column < at.columns(); column++)
        if (at.get(row, column) == content)
          cells |= 1L << stride * row + column;
    return cells;
  }

  /** Whether boards of another shape fit into this one. */
  public boolean holds(BitboardLayout other) {
    return stride == other.stride && rows >= other.rows && columns >= other.columns;
  }

  /** Whether an image of a board of this shape has this shape. */
  public boolean has(int image) {
    return image < TRANSPOSING || stride == SQUARE;
  }

  public long image(long cells, int image) {
    return flipped((image & TRANSPOSING) != 0 ? transposed(cells) : cells, image);
  }

  /** The image of cells that have already been transposed where needed. */
  public long flipped(long cells, int image) {
    long found = (image & 1) != 0 ? upsideDown(cells) : cells;
    return (image & 2) != 0 ? Long.reverse(found) : found;
  }

  private long upsideDown(long cells) {
    return switch (stride) {
      case SQUARE -> Long.reverseBytes(cells);
      case 16 -> exchanged(Long.rotateLeft(cells, 32), 16, 0x0000FFFF0000FFFFL);
      case 32 -> Long.rotateLeft(cells, 32);
      default -> cells;
    };
  }

  /** Rows become columns, where the stride is 8. */
  public static long transposed(long cells) {
    long x = exchanged(cells, 7, 0x00AA00AA00AA00AAL);
    x = exchanged(x, 14, 0x0000CCCC0000CCCCL);
    return exchanged(x, 28, 0x00000000F0F0F0F0L);
  }

  /** Exchanges the bits of a mask with those so far above them (Knuth, The Art of Computer Programming 4A, 7.1.3). */
  private static long exchanged(long x, int shift, long mask) {
    long differing = (x ^ x >>> shift) & mask;
    return x ^ differing ^ differing << shift;
  }

  /** How far to shift cells, at least one, so that they touch the first row and the first column. */
  public int corner(long cells) {
    int row = Long.numberOfTrailingZeros(cells) & -stride;
    long columns = cells >>> row;
    for (int half = Long.SIZE / 2; half >= stride; half /= 2)
      columns |= columns >>> half;
    return row + Long.numberOfTrailingZeros(stride == Long.SIZE ? columns : columns & (1L << stride) - 1);
  }

  /**
   * How far each image of cells that lie in the corner is moved down to lie there again, six bits for each: image i by
   * {@code shifts >>> 6 i & 63}, where the lower two bits of i count.
   */
  public int shifts(long cells) {
    int rows = Long.numberOfLeadingZeros(cells) & -stride;
    int columns = stride - width(cells);
    return rows << 6 | rows + columns << 12 | columns << 18;
  }

  /** The number of columns of cells that lie in the corner. */
  private int width(long cells) {
    long columns = cells;
    for (int half = Long.SIZE / 2; half >= stride; half /= 2)
      columns |= columns >>> half;
    return Long.SIZE - Long.numberOfLeadingZeros(stride == Long.SIZE ? columns : columns & (1L << stride) - 1);
  }

  /**
   * Which images of cells that lie in the corner are to be compared, where some images transpose: those that lie across, or
   * all when the cells take as many rows as columns.
   *
   * @return 0 for those that do not transpose, 1 for those that do, 2 for all
   */
  public int lying(long cells) {
    int height = (Long.SIZE - 1 - Long.numberOfLeadingZeros(cells)) / stride + 1;
    int width = width(cells);
    return height < width ? 0 : height > width ? 1 : 2;
  }

  /**
   * Symmetries by {@link #lying}: those that do not transpose, those that do, and all. Where none transposes, all three are
   * the same.
   *
   * @param symmetries images, shifted left by {@code shift} and with more in the bits below
   */
  public static int[][] byLying(int[] symmetries, int shift) {
    IntPredicate transposes = symmetry -> (symmetry >> shift & TRANSPOSING) != 0;
    return IntStream.of(symmetries).anyMatch(transposes)
        ? new int[][]{IntStream.of(symmetries).filter(transposes.negate()).toArray(),
            IntStream.of(symmetries).filter(transposes).toArray(), symmetries}
        : new int[][]{symmetries, symmetries, symmetries};
  }
}
