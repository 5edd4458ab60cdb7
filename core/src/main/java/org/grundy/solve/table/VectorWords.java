package org.grundy.solve.table;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Eight words at a time. */
final class VectorWords implements OpenWords {
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;

  private VectorWords() {
  }

  static OpenWords orElse(OpenWords other) {
    return LongVector.SPECIES_PREFERRED.length() == STEP ? new VectorWords() : other;
  }

  /** Of the words before {@code from} one of the sets is full, so that a look at them does no harm. */
  @Override
  public int first(long[] a, int i, long[] b, int j, long[] c, int k, int from) {
    for (int w = from & -STEP;; w += STEP) {
      var joined = LongVector.fromArray(LONGS, a, i + w).or(LongVector.fromArray(LONGS, b, j + w))
          .or(LongVector.fromArray(LONGS, c, k + w));
      long open = joined.compare(VectorOperators.NE, -1L).toLong();
      if (open != 0)
        return w + Long.numberOfTrailingZeros(open);
    }
  }
}
