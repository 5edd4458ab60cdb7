package org.grundy.browser.jdk;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * The generator of {@link java.util.Random} with its published formula, so that a seed means the same in a browser as on
 * the JVM.
 */
@Replaces("java.util.Random")
public class Random implements RandomGenerator {
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  private long seed;

  public Random(long seed) {
    this.seed = (seed ^ MULTIPLIER) & MASK;
  }

  private int next(int bits) {
    seed = seed * MULTIPLIER + 0xBL & MASK;
    return (int) (seed >>> 48 - bits);
  }

  @Override
  public int nextInt() {
    return next(32);
  }

  @Override
  public int nextInt(int bound) {
    if (bound <= 0)
      throw new IllegalArgumentException("bound must be positive");
    if ((bound & bound - 1) == 0)
      return (int) (bound * (long) next(31) >> 31);
    while (true) {
      int drawn = next(31);
      int value = drawn % bound;
      if (drawn - value + (bound - 1) >= 0)
        return value;
    }
  }

  @Override
  public int nextInt(int origin, int bound) {
    int drawn = nextInt();
    int range = bound - origin;
    int mask = range - 1;
    if ((range & mask) == 0)
      return (drawn & mask) + origin;
    if (range > 0) {
      for (int up = drawn >>> 1; up + mask - (drawn = up % range) < 0; up = nextInt() >>> 1) {
        // drawn again, so that all values are equally likely
      }
      return drawn + origin;
    }
    while (drawn < origin || drawn >= bound)
      drawn = nextInt();
    return drawn;
  }

  @Override
  public long nextLong() {
    return ((long) next(32) << 32) + next(32);
  }

  @Override
  public long nextLong(long bound) {
    long drawn = nextLong();
    long mask = bound - 1;
    if ((bound & mask) == 0)
      return drawn & mask;
    for (long up = drawn >>> 1; up + mask - (drawn = up % bound) < 0; up = nextLong() >>> 1) {
      // drawn again, so that all values are equally likely
    }
    return drawn;
  }

  @Override
  public boolean nextBoolean() {
    return next(1) != 0;
  }

  @Override
  public double nextDouble() {
    return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
  }

  @Override
  public IntStream ints(int origin, int bound) {
    return IntStream.generate(() -> nextInt(origin, bound));
  }

  @Override
  public IntStream ints(long count, int origin, int bound) {
    return ints(origin, bound).limit(count);
  }
}
