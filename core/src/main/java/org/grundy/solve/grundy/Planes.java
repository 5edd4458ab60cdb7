package org.grundy.solve.grundy;

import java.util.Arrays;

/**
 * Bit planes of a run of heaps and of those before it: bit n of the plane of code u is set when heap {@code origin + n} is
 * common and has that code. One thread's own. Space: {@code (back + run) / 8} bytes for each code.
 */
final class Planes {
  private final Field field;
  private final int back;
  private byte[] bits = new byte[0];
  private int bytes;
  private int greatest;

  /** @param back how many heaps before a run have bits, a multiple of 8 */
  Planes(Field field, int back) {
    this.field = field;
    this.back = back;
  }

  byte[] bits() {
    return bits;
  }

  /** The greatest code of a common heap in the planes made so far; greater ones have none. */
  int greatest() {
    return greatest;
  }

  /** Where the row of the first heap of the run begins in the plane of {@code code}, {@code distance} heaps before it. */
  int at(int code, int distance) {
    return code * bytes + (back - distance) / 8;
  }

  /** Makes the planes for the heaps {@code from - back} to {@code from + count - 1}. */
  void make(int from, int count) {
    int origin = from - back;
    int end = from + count;
    bytes = (back + count) / 8 + Witnesses.ROW;
    for (int n = origin; n < end; n++)
      if ((field.codes[n] & 255) > greatest && !field.rare.get(n))
        greatest = field.codes[n] & 255;
    int length = (greatest + 1) * bytes;
    if (bits.length < length)
      bits = new byte[length];
    else
      Arrays.fill(bits, 0, length, (byte) 0);
    fill(field.codes, bits, origin, end, bytes, length);
    for (int n = field.rare.nextSetBit(origin); n >= 0 && n < end; n = field.rare.nextSetBit(n + 1)) {
      int at = (field.codes[n] & 255) * bytes + (n - origin >> 3);
      if (at < length)
        bits[at] &= (byte) ~(1 << (n - origin & 7));
    }
  }

  private static void fill(byte[] codes, byte[] bits, int origin, int end, int bytes, int length) {
    for (int n = origin; n < end; n++) {
      int at = (codes[n] & 255) * bytes + (n - origin >> 3);
      // Only a rare heap's code may be greater.
      if (at < length)
        bits[at] |= (byte) (1 << (n - origin & 7));
    }
  }
}
