package org.grundy.claim;

import java.util.Optional;
import org.grundy.effort.Budget;

/**
 * Tests whether numbers can be s(n) = floor(n*x + y) for all n &ge; 1. For i &lt; j this implies s(j) - s(i) - 1 &lt;
 * (j - i)x &lt; s(j) - s(i) + 1, so two differences can contradict each other.
 */
final class FloorForms {
  private FloorForms() {
  }

  /**
   * Three indices i &lt; j &lt; k where one difference requires an x that the other forbids.
   *
   * @param lowerFirst whether s(j) - s(i) bounds x from below and s(k) - s(j) from above; else the other way round
   */
  record Certificate(int i, int j, int k, boolean lowerFirst) {
    /** The amount by which the lower bound of x exceeds the upper one, times {@link #scale}. */
    long excess(long[] s) {
      return Math.subtractExact(Math.multiplyExact(s[lowTo()] - s[lowFrom()] - 1, highTo() - highFrom()),
          Math.multiplyExact(s[highTo()] - s[highFrom()] + 1, lowTo() - lowFrom()));
    }

    private long scale() {
      return Math.multiplyExact((long) (lowTo() - lowFrom()), highTo() - highFrom());
    }

    boolean clearerThan(Certificate other, long[] s) {
      return Math.multiplyExact(excess(s), other.scale()) > Math.multiplyExact(other.excess(s), scale());
    }

    int lowFrom() {
      return lowerFirst ? i : j;
    }

    int lowTo() {
      return lowerFirst ? j : k;
    }

    int highFrom() {
      return lowerFirst ? j : i;
    }

    int highTo() {
      return lowerFirst ? k : j;
    }
  }

  /**
   * The clearest certificate with the least k. Time: cubic in k.
   *
   * @param s the numbers from n = 1 at index 1
   */
  static Optional<Certificate> contradiction(long[] s, Budget budget) {
    for (int k = 3; k < s.length; k++) {
      Optional<Certificate> best = Optional.empty();
      for (int j = 2; j < k; j++)
        for (int i = 1; i < j; i++) {
          budget.charge(1);
          for (boolean lowerFirst : new boolean[]{true, false}) {
            var tried = new Certificate(i, j, k, lowerFirst);
            if (tried.excess(s) > 0 && (best.isEmpty() || tried.clearerThan(best.get(), s)))
              best = Optional.of(tried);
          }
        }
      if (best.isPresent())
        return best;
    }
    return Optional.empty();
  }
}
