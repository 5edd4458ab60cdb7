package org.grundy.octal;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Bit planes of a run of heaps and of the heaps before it: bit n of the plane of code u is set when heap
 * {@code origin + n} is common and has that code. The bits of heaps that the previous run had are moved, not
 * recomputed, so their codes must not change. Each thread needs its own. Space: {@code (back + run) / 8} bytes for each
 * code.
 */
final class BitPlanes {
  private final Field field;
  private final int back;
  private byte[] bits = new byte[0];
  private int bytes;
  private int greatest;
  private int origin;
  private int end;
  private int[][] places = new int[0][];
  private int placed = -1;

  /** @param back the number of heaps before a run that have bits, a multiple of 8 */
  BitPlanes(Field field, int back) {
    this.field = field;
    this.back = back;
  }

  byte[] bits() {
    return bits;
  }

  /** The greatest code of a common heap in the planes made so far; greater codes have no plane. */
  int greatest() {
    return greatest;
  }

  /**
   * The index at which a row begins in the plane of {@code code}, {@code distance} heaps before the first heap of the
   * run.
   */
  int at(int code, int distance) {
    return code * bytes + (back - distance) / 8;
  }

  /**
   * The indices at which the rows of {@linkplain Witnesses pairs} begin, for pairs whose codes have planes; must get
   * the same pairs each time.
   */
  int[][] places(int[][] pairs) {
    if (placed != greatest) {
      places = Arrays.stream(pairs).map(some -> IntStream.of(some).filter(pair -> Witnesses.code(pair) <= greatest)
          .map(pair -> at(Witnesses.code(pair), Witnesses.distance(pair))).toArray()).toArray(int[][]::new);
      placed = greatest;
    }
    return places;
  }

  /** Makes the planes for the heaps {@code from - back} to {@code from + count - 1}. */
  void make(int from, int count) {
    int first = from - back;
    int width = (back + count) / 8 + Witnesses.ROW;
    boolean moves = width == bytes && first >= origin && first < end && (first - origin) % 8 == 0;
    int known = moves ? end : first;
    int shift = moves ? (first - origin) / 8 : width;
    if (width != bytes)
      placed = -1;
    bytes = width;
    origin = first;
    end = from + count;
    int before = (greatest + 1) * bytes;
    for (int n = known; n < end; n++)
      if ((field.codes[n] & 255) > greatest && !field.rare.get(n))
        greatest = field.codes[n] & 255;
    int length = (greatest + 1) * bytes;
    if (bits.length < length)
      bits = moves ? Arrays.copyOf(bits, length) : new byte[length];
    if (moves && length > before)
      Arrays.fill(bits, before, length, (byte) 0);
    for (int plane = 0; plane < length; plane += bytes) {
      System.arraycopy(bits, plane + shift, bits, plane, bytes - shift);
      Arrays.fill(bits, plane + bytes - shift, plane + bytes, (byte) 0);
    }
    fill(field.codes, bits, origin, known, end, bytes, length);
    for (int n = field.rare.nextSetBit(known); n >= 0 && n < end; n = field.rare.nextSetBit(n + 1)) {
      int at = (field.codes[n] & 255) * bytes + (n - origin >> 3);
      if (at < length)
        bits[at] &= (byte) ~(1 << (n - origin & 7));
    }
  }

  private static void fill(byte[] codes, byte[] bits, int origin, int from, int end, int bytes, int length) {
    for (int n = from; n < end; n++) {
      int at = (codes[n] & 255) * bytes + (n - origin >> 3);
      // Only a rare heap's code may be greater.
      if (at < length)
        bits[at] |= (byte) (1 << (n - origin & 7));
    }
  }
}
