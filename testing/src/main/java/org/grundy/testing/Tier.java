package org.grundy.testing;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * How large a run of the tests is. {@code ./check} runs the small size with a fixed seed; {@code scripts/nightly} runs the
 * large one with a new seed, and the tests tagged {@code nightly} as well.
 */
public final class Tier {
  private static final long SEED = Long.getLong("grundy.seed", 1956);

  private Tier() {
  }

  public static boolean nightly() {
    return Boolean.getBoolean("grundy.nightly");
  }

  /** The number of cases in this run: {@code everyCheck} in {@code ./check}, {@code everyNight} at night. */
  public static int cases(int everyCheck, int everyNight) {
    return nightly() ? everyNight : everyCheck;
  }

  /** What random tests begin with; {@code -Dgrundy.seed=N} sets it. A failure should name it. */
  public static long seed() {
    return SEED;
  }

  /** A generator of its own for a test: the same for the same name and seed, whichever tests run beside it. */
  public static RandomGenerator random(String test) {
    return new SplittableRandom(SEED * 0x9E3779B97F4A7C15L + test.hashCode());
  }
}
