package org.grundy.number;

/** Bits of a {@code long}. */
public final class Bits {
  private Bits() {
  }

  /**
   * A bijection that changes about half of the bits when one is changed, for hash codes: the finalizer of D. Stafford's
   * variant 13 of MurmurHash3. In constant time.
   */
  public static long scattered(long n) {
    long z = (n ^ n >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
