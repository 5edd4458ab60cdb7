package org.grundy.game;

/**
 * The rule for the P-positions of several heaps under normal play, as a theorem gives it: one of the rules that people
 * discover.
 */
public sealed interface PPositionRule {
  /**
   * The nim-value is the nim-sum of the first heap and of every {@code step}-th heap after it; 0 means a P-position.
   *
   * @param step 1 or more
   */
  record NimSum(int step) implements PPositionRule {
  }

  /**
   * Two heaps (a, a + width n) in either order, a = floor(n (2 - width + sqrt(width^2 + 4)) / 2).
   *
   * @param width 1 or more
   */
  record BeattyPairs(long width) implements PPositionRule {
  }

  /** The smaller of two heaps is 0, or the greater exceeds it but is less than phi times as large. */
  record GoldenStrip() implements PPositionRule {
  }
}
