package org.grundy.solve.sequence;

import java.util.Optional;
import java.util.function.LongToIntFunction;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** One way of computing nim-values of heaps upwards from 0. */
public interface SequenceEngine {
  /** What it is, and why it was chosen. */
  Phrase why();

  /** How many values are known: those of heaps 0 to {@code filled() - 1}. */
  long filled();

  /** The value of a heap below {@link #filled}. */
  int value(long heap);

  /**
   * Computes values until heap {@code to} is among them, or a period is proved. More may be computed.
   *
   * @return false when a move of a heap at most {@code to} does not make it smaller, so that there are no more values
   * @throws org.grundy.effort.BudgetSpent what was filled before stays
   */
  boolean fill(long to, Budget budget);

  /** Says how far values are likely to be wanted, so that preparing for a long run may be worth while. */
  default void expect(long to) {
  }

  /**
   * Goes on from values that were computed before, as far as it can make use of them; else it begins anew.
   *
   * @param values those of heaps 0 to {@code count - 1}
   * @param budget of whose memory they are taken
   */
  default void resume(@SuppressWarnings("unused") LongToIntFunction values, @SuppressWarnings("unused") int count,
      @SuppressWarnings("unused") Budget budget) {
  }

  /** The period, once one is proved. */
  default Optional<Periodicity> period() {
    return Optional.empty();
  }

  /** Heaps beyond this one have no value here unless a period is proved: as many as a table holds. */
  default long longest() {
    return 1L << 27;
  }

  /** The same should the engine go over, on its way, to a table that is longer. */
  default long farthest() {
    return longest();
  }

  /** How many values are tried for a period before a heap is refused for which a table would be too long. */
  default long tried() {
    return 1 << 15;
  }

  /** Whether a period, if there is one, would be proved. */
  default boolean provesPeriods() {
    return false;
  }

  /** Looks for a period among the values that there are; for those that were not computed here but given. */
  default void prove(@SuppressWarnings("unused") Budget budget) {
  }

  /** The values of heaps {@code from} and on, all below {@link #filled}, into the beginning of {@code into}. */
  default void copy(long from, int[] into, int count) {
    for (int i = 0; i < count; i++)
      into[i] = value(from + i);
  }

  default Optional<SparseSpace> space() {
    return Optional.empty();
  }
}
