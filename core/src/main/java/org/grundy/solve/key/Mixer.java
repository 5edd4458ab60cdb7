package org.grundy.solve.key;

/**
 * A permutation of the numbers below 2^bits that spreads them evenly: twice an exclusive or with their higher half and a
 * product with an odd number.
 *
 * @param bits  from 1 to 64
 * @param shift at least half of the bits, so that an exclusive or undoes itself
 */
public record Mixer(int bits, int shift, long mask) {
  /** Odd, so that multiplication can be undone. */
  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final long INVERSE = inverse();

  public Mixer(int bits) {
    this(bits, (bits + 1) / 2, -1L >>> Long.SIZE - bits);
  }

  private static long inverse() {
    long inverse = FACTOR;
    for (int correct = 3; correct < Long.SIZE; correct *= 2)
      inverse *= 2 - FACTOR * inverse;
    return inverse;
  }

  public long mixed(long key) {
    long half = (key ^ key >>> shift) * FACTOR & mask;
    return (half ^ half >>> shift) * FACTOR & mask;
  }

  /** The key that {@link #mixed} takes to a number. */
  public long key(long mixed) {
    long product = mixed * INVERSE & mask;
    long half = product ^ product >>> shift;
    product = half * INVERSE & mask;
    return product ^ product >>> shift;
  }
}
