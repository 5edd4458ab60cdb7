package org.grundy.octal;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.number.Scans;

/** Searches with vectors of 64 bytes. */
final class VectorScans implements Scans {
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;
  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_512;

  private final Scans plain = new Plain();

  /** Examines four vectors in a round; plain code finds which of them has the match. */
  @Override
  public int match(char[] left, int shift, char[] right, int from, int to, char value) {
    int lanes = SHORTS.length();
    int i = from;
    for (; i + 4 * lanes - 1 <= to; i += 4 * lanes) {
      var a = shorts(left, i + shift).lanewise(VectorOperators.XOR, shorts(right, i))
          .lanewise(VectorOperators.XOR, (short) value);
      var b = shorts(left, i + shift + lanes).lanewise(VectorOperators.XOR, shorts(right, i + lanes))
          .lanewise(VectorOperators.XOR, (short) value);
      var c = shorts(left, i + shift + 2 * lanes).lanewise(VectorOperators.XOR, shorts(right, i + 2 * lanes))
          .lanewise(VectorOperators.XOR, (short) value);
      var d = shorts(left, i + shift + 3 * lanes).lanewise(VectorOperators.XOR, shorts(right, i + 3 * lanes))
          .lanewise(VectorOperators.XOR, (short) value);
      if (a.lanewise(VectorOperators.UMIN, b).lanewise(VectorOperators.UMIN, c.lanewise(VectorOperators.UMIN, d))
          .eq((short) 0).anyTrue())
        return plain.match(left, shift, right, i, to, value);
    }
    return plain.match(left, shift, right, i, to, value);
  }

  private static ShortVector shorts(char[] array, int at) {
    return ShortVector.fromCharArray(SHORTS, array, at);
  }

  /** Of the words before {@code from} one of the sets is full, so that a look at them does no harm. */
  @Override
  public int firstOpen(long[] a, int i, long[] b, int j, long[] c, int k, int from) {
    for (int w = from & -STEP;; w += STEP) {
      var joined = LongVector.fromArray(LONGS, a, i + w).or(LongVector.fromArray(LONGS, b, j + w))
          .or(LongVector.fromArray(LONGS, c, k + w));
      long open = joined.compare(VectorOperators.NE, -1L).toLong();
      if (open != 0)
        return w + Long.numberOfTrailingZeros(open);
    }
  }
}
