package org.grundy.solve.strong;

import org.grundy.solve.key.Mixer;

/**
 * The keys of positions that are divided into parts. A position belongs to a part by the highest bits of its mixed key, so
 * parts are of equal size; the other bits are its key within the part.
 */
final class PartKeys {
  private final Mixer mixer;
  private final int partBits;
  private final int bits;

  /**
   * @param keyBits  of a position, 1 or more
   * @param partBits the number of parts is two to the power of these; fewer than {@code keyBits}
   */
  PartKeys(int keyBits, int partBits) {
    this.mixer = new Mixer(keyBits);
    this.partBits = partBits;
    this.bits = keyBits - partBits;
  }

  int parts() {
    return 1 << partBits;
  }

  /** The bits of a key within its part. */
  int bits() {
    return bits;
  }

  /** The bytes that these take. */
  int bytes() {
    return Math.ceilDiv(bits, Byte.SIZE);
  }

  long mixed(long key) {
    return mixer.mixed(key);
  }

  /** The part that a mixed key belongs to. */
  int part(long mixed) {
    return (int) (mixed >>> bits);
  }

  /** A mixed key within its part. */
  long local(long mixed) {
    return mixed & (1L << bits) - 1;
  }

  /** The mixed key of one within its part. */
  long mixed(int part, long local) {
    return (long) part << bits | local;
  }

  /** The key of one within its part. */
  long key(int part, long local) {
    return mixer.key(mixed(part, local));
  }
}
