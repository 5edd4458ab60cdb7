package org.grundy.game;

/** Which positions of several heaps a theorem says are lost under normal play, where that is one of the rules people find. */
public sealed interface PPositionRule {
  /**
   * The nim-value is the nim-sum of the first heap and of each that is so many further on, and 0 is lost.
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

  /** Of two heaps the smaller is 0, or the greater is more than it and less than phi times as much. */
  record GoldenStrip() implements PPositionRule {
  }
}
