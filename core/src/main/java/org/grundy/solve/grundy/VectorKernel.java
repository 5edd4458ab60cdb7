package org.grundy.solve.grundy;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/** Loops over vectors of 64 bytes. */
final class VectorKernel implements Kernel {
  private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
  private static final int LANES = 64;
  private static final VectorShuffle<Byte> REVERSED = VectorShuffle.iota(BYTES, LANES - 1, -1, true);

  private final Kernel plain = new ScalarKernel();

  private VectorKernel() {
  }

  static Kernel orElse(Kernel other) {
    return ByteVector.SPECIES_PREFERRED.length() == LANES ? new VectorKernel() : other;
  }

  @Override
  public int pair(byte[] codes, int sum, int from, int to, byte code) {
    int i = from;
    for (; i + LANES - 1 <= to; i += LANES) {
      var low = ByteVector.fromArray(BYTES, codes, i);
      var high = ByteVector.fromArray(BYTES, codes, sum - i - LANES + 1).rearrange(REVERSED);
      long hits = low.lanewise(VectorOperators.XOR, high).eq(code).toLong();
      if (hits != 0)
        return i + Long.numberOfTrailingZeros(hits);
    }
    return plain.pair(codes, sum, i, to, code);
  }
}
