package org.grundy.game;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** The nim-values of single heaps of one game, for heaps of any size. */
public interface HeapValues {
  /**
   * Works out under a budget what values and the law are told from.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first; what was worked out stays
   */
  default void prepare(Budget budget) {
  }

  /** The nim-value of a heap of {@code heap} &ge; 0 tokens; empty when it is not known without filling a table so far. */
  Optional<BigInteger> value(BigInteger heap);

  /** How the values go on for ever, where that is proved by a period. */
  Optional<Law> law();

  /**
   * G(n + period) = G(n) + gain for all n &ge; from.
   *
   * @param period 1 or more, the least
   * @param why    how that is proved
   */
  record Law(long from, long period, long gain, Phrase why) {
    /** The heap below {@code from + period} whose value, but for the gain, is that of {@code heap} &ge; 0. */
    public long folded(BigInteger heap) {
      return heap.compareTo(BigInteger.valueOf(from)) < 0 ? heap.longValueExact()
          : from + heap.subtract(BigInteger.valueOf(from)).mod(BigInteger.valueOf(period)).longValueExact();
    }

    /** How much the value of {@code heap} is above that of the {@link #folded} one. */
    public BigInteger gained(BigInteger heap) {
      return heap.subtract(BigInteger.valueOf(folded(heap))).divide(BigInteger.valueOf(period))
          .multiply(BigInteger.valueOf(gain));
    }
  }
}
