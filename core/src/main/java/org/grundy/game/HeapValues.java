package org.grundy.game;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** The nim-values of single heaps of one game, for heaps of any size. */
@FunctionalInterface
public interface HeapValues {
  /**
   * Computes, within a budget, the data behind the values and the law.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget runs out; the results so far are kept
   */
  default void prepare(Budget budget) {
  }

  /** The nim-value of a heap of {@code heap} &ge; 0 tokens; empty when only a table filled that far would tell. */
  Optional<BigInteger> value(BigInteger heap);

  /** The law by which the values continue forever, if a period proves one. */
  default Optional<Law> law() {
    return Optional.empty();
  }

  /**
   * G(n + period) = G(n) + gain for all n &ge; from.
   *
   * @param period   the least period, 1 or more
   * @param why      the proof
   * @param suffices in words, why what was checked proves it for all heaps; empty where {@code why} says it
   */
  record Law(long from, long period, long gain, Phrase why, Optional<Phrase> suffices) {
    /** A law whose proof says why what was checked suffices. */
    public Law(long from, long period, long gain, Phrase why) {
      this(from, period, gain, why, Optional.empty());
    }

    /** The heap below {@code from + period} whose value, up to the gain, is that of {@code heap} &ge; 0. */
    public long folded(BigInteger heap) {
      return heap.compareTo(BigInteger.valueOf(from)) < 0 ? heap.longValueExact()
          : from + heap.subtract(BigInteger.valueOf(from)).mod(BigInteger.valueOf(period)).longValueExact();
    }

    /** The value of {@code heap} less the value of the {@link #folded} one. */
    public BigInteger gained(BigInteger heap) {
      return heap.subtract(BigInteger.valueOf(folded(heap))).divide(BigInteger.valueOf(period))
          .multiply(BigInteger.valueOf(gain));
    }
  }
}
