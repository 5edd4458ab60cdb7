package org.grundy.testing;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * The size of a test run. {@code ./check} runs the small size with a fixed seed; {@code scripts/nightly} runs the large
 * one with a new seed, and also the tests tagged {@code nightly}.
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

  /** The seed of random tests, set by {@code -Dgrundy.seed=N}. Failure messages should name it. */
  public static long seed() {
    return SEED;
  }

  /** A generator for one test. It depends only on the test's name and the seed, not on which other tests run. */
  public static RandomGenerator random(String test) {
    return new SplittableRandom(SEED * 0x9E3779B97F4A7C15L + test.hashCode());
  }
}
