package org.grundy.octal;

/** The inner loops of the engines for splitting heaps. Every kernel gives the same answers. Bytes stand for 0 to 255. */
interface Kernel {
  /** The heaps of a block, one for each lane. */
  int LANES = 64;
  /** The codes that are tried for each heap of a block. */
  int TRIES = 4;
  /** The splits that are examined together. */
  int SIFTED = 4 * LANES;

  /**
   * The least i from {@code from} to {@code to}, both included, with {@code codes[i] ^ codes[sum - i] == code}, or -1.
   *
   * @param from &ge; 1
   * @param to   below {@code sum}
   */
  int pair(byte[] codes, int sum, int from, int to, byte code);

  /** The least i from {@code from} to {@code to}, both included, with {@code left[i + shift] ^ right[i] == code}, or -1. */
  int match(byte[] left, int shift, byte[] right, int from, int to, byte code);

  /**
   * Keeps, of {@code count} heaps n with wanted codes, those without a match: no i from {@code from} to {@code to},
   * both included, has {@code mirror[mirror.length - 1 - i] ^ codes[n - place - i] == wanted}. They are moved to the
   * front of both arrays, in their order. It is fastest when entries of the same heap are adjacent.
   *
   * @param to {@code to - from + 1} is a multiple of {@value #SIFTED}
   * @return the number of entries kept
   */
  int sift(byte[] mirror, byte[] codes, int place, int from, int to, int[] heaps, byte[] wanted, int count);

  /** Sets bit n of {@code bits} where {@code codes[from + n] < limit}, for n below {@code count}, a multiple of 64. */
  void below(byte[] codes, int from, int count, int limit, byte[] bits);

  /**
   * The number of bits of {@code open}, of {@code bytes} bytes, a multiple of 64, that are also set in {@code planes}
   * from {@code at} on.
   */
  int common(byte[] open, byte[] planes, int at, int bytes);

  /**
   * Joins rows of {@code planes} to {@code bits}, {@link Witnesses#ROW} bytes long, in their order, at most
   * {@code count}; may stop when at most {@code few} bits are clear.
   *
   * @param at    where the rows begin
   * @param shift added to each
   */
  void join(byte[] bits, byte[] planes, int[] at, int count, int shift, int few);

  /**
   * The least codes of {@value #LANES} heaps from {@code base} on that the witnesses do not exclude, {@value #TRIES}
   * for each, ascending: {@code tries[k * LANES + n]}. Missing codes are 255. No code counts as excluded unless it is.
   */
  void leastOpen(byte[] codes, int base, Shortlist list, byte[] tries);

  /**
   * Clears bit n of {@code open[k]} where the code in {@code tries[k * LANES + n]} is excluded by a tap from {@code from}
   * on, and sets it else. May move the tries of a heap that are open to the front, in their order, and leave some of the
   * greatest out.
   */
  void exclude(byte[] codes, int base, int[] distance, byte[] code, int from, byte[] tries, long[] open);

  /**
   * One round of giving the heaps of a block their codes: each the least of its open tries that none of the first
   * {@code count} taps excludes, 255 when there is none. These taps reach into the block itself, so rounds must be
   * repeated until one changes nothing; after round r the first r heaps are final.
   *
   * @param pinned bit n keeps the code of heap n
   * @return bit n is set when the code of heap n has changed
   */
  long settle(byte[] codes, int base, int[] distance, byte[] code, int count, byte[] tries, long[] open, long pinned);

  /** The vector kernel where the JVM has 64-byte vectors, else the scalar one. */
  static Kernel best() {
    return VectorSupport.run() ? new SimdKernel() : new ScalarKernel();
  }
}
