package org.grundy.solve.key;

import java.util.stream.IntStream;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.board.PatternSymmetries;

/**
 * The numbers of what the cells of a board hold, without the player to move. A number has the first bits of the codes of all
 * live cells, then their second bits if any code has one.
 */
final class CellNumbers {
  /** How the cells lie in words. */
  final BitboardLayout layout;
  /** The cells whose codes may change. */
  final long live;
  /** How many there are. */
  final int cells;
  /** Whether codes have a second bit. */
  final boolean wide;
  private final long mask;

  CellNumbers(BitboardLayout layout, long live, boolean wide) {
    this.layout = layout;
    this.live = live;
    this.cells = Long.bitCount(live);
    this.wide = wide;
    this.mask = cells == Long.SIZE ? -1 : (1L << cells) - 1;
  }

  /**
   * A symmetry that lays the live cells of the board onto themselves.
   *
   * @param image    of {@link BitboardLayout}
   * @param exchange of codes, of {@link PatternSymmetries}
   * @param shift    by which the image is moved back, down if positive
   */
  record Laying(int image, int exchange, int shift) {
  }

  /** Those of some symmetries that keep the players, or that exchange them. */
  Laying[] layings(int[] symmetries, boolean exchange) {
    return IntStream.of(symmetries).filter(s -> (s & 1) == (exchange ? 1 : 0)).mapToObj(symmetry -> {
      long image = layout.image(live, symmetry >> 3);
      return new Laying(symmetry >> 3, symmetry >> 1 & 3, live == 0 ? 0 : layout.corner(image) - layout.corner(live));
    }).filter(laying -> laid(live, laying) == live).toArray(Laying[]::new);
  }

  /** The bits that a number has. */
  int bits() {
    return (wide ? 2 : 1) * cells;
  }

  long number(long low, long high) {
    long number = Long.compress(low, live);
    return wide ? number | Long.compress(high, live) << cells : number;
  }

  /** The first bits of a number, where it has them. */
  long firstBits(long number) {
    return number & mask;
  }

  /** The second bits of a number, moved to where it has the first. */
  long secondBits(long number) {
    return wide ? number >>> cells & mask : 0;
  }

  /** The bits of the cells of which a number has at least one bit, where it has the first. */
  long cells(long number) {
    return firstBits(number) | secondBits(number);
  }

  /** Both bits of these cells. */
  long bothBits(long number) {
    return wide ? cells(number) | cells(number) << cells : number;
  }

  /** The first bit of the code of each cell. */
  long low(long number) {
    return Long.expand(firstBits(number), live);
  }

  /** The second bit of the code of each cell. */
  long high(long number) {
    return wide ? Long.expand(secondBits(number), live) : 0;
  }

  long laid(long plane, Laying laying) {
    long image = layout.image(plane, laying.image);
    return laying.shift < 0 ? image << -laying.shift : image >>> laying.shift;
  }

  /** The number of a board laid by a symmetry. */
  long laid(long low, long high, Laying laying) {
    long imageLow = laid(low, laying);
    long imageHigh = wide ? laid(high, laying) : 0;
    return switch (laying.exchange) {
      case 1 -> number(imageHigh, imageLow);
      case 2 -> number(imageLow, imageHigh ^ imageLow);
      case 3 -> number(imageLow ^ imageHigh, imageHigh);
      default -> number(imageLow, imageHigh);
    };
  }

  /** The least number of a board under some symmetries. */
  long least(long low, long high, Laying[] layings) {
    long least = Long.MAX_VALUE;
    for (Laying laying : layings)
      least = Math.min(least, laid(low, high, laying));
    return least;
  }
}
