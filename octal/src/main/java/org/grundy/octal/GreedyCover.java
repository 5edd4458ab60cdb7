package org.grundy.octal;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Lazy greedy choice of the sets that cover the most. The gain of a set only falls as others are chosen, so the set
 * with the greatest old gain is weighed again, and chosen if no other old gain is greater. M. Minoux, Accelerated
 * greedy algorithms for maximizing submodular set functions, Optimization Techniques, LNCIS 7 (1978) 234-243, doi
 * 10.1007/BFb0006528. Sets are kept in lists by gain, so each weighing takes one extra step.
 */
final class GreedyCover {
  private static final int END = -1;

  private final IntUnaryOperator gain;
  private final int least;
  /** first[g] begins the list of the sets whose gain was g when last weighed, next[set] goes on. */
  private final int[] first;
  private final int[] next;
  private int greatest;

  /**
   * A cover from initial gains, which are whole numbers from 0; sets whose gain is below {@code least} &ge; 1 are left
   * out.
   */
  GreedyCover(int sets, int least, IntUnaryOperator gain) {
    this.gain = gain;
    this.least = least;
    int[] gains = new int[sets];
    for (int set = 0; set < sets; set++) {
      gains[set] = gain.applyAsInt(set);
      greatest = Math.max(greatest, gains[set]);
    }
    first = new int[greatest + 1];
    next = new int[sets];
    Arrays.fill(first, END);
    for (int set = sets - 1; set >= 0; set--)
      put(set, gains[set]);
  }

  private void put(int set, int now) {
    next[set] = first[now];
    first[now] = set;
  }

  /**
   * The set that gains most, or -1 when none gains enough. The caller must remove what it covers before asking for the
   * next.
   */
  int next() {
    for (; greatest >= least; greatest--)
      while (first[greatest] != END) {
        int set = first[greatest];
        first[greatest] = next[set];
        int now = gain.applyAsInt(set);
        if (now == greatest)
          return set;
        put(set, now);
      }
    return -1;
  }
}
