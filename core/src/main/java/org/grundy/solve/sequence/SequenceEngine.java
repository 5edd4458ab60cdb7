package org.grundy.solve.sequence;

import java.util.Optional;
import java.util.function.LongToIntFunction;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** One way of computing nim-values of heaps upwards from 0. */
public interface SequenceEngine {
  /** The engine's name and why it was chosen. */
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

  /** Announces how far values are likely to be needed, so that the engine can prepare for a long run. */
  default void expect(long to) {
  }

  /**
   * Continues from values computed before, as far as the engine can use them; otherwise starts again.
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

  /** The largest heap whose value fits into the table; larger ones need a proved period. */
  default long longest() {
    return 1L << 27;
  }

  /** The same, should the engine switch to a longer table on the way. */
  default long farthest() {
    return longest();
  }

  /** How many values to search for a period before refusing a heap too large for a table. */
  default long tried() {
    return 1 << 15;
  }

  /** Whether a period, if there is one, would be proved. */
  default boolean provesPeriods() {
    return false;
  }

  /** Looks for a period among the present values; for values that were given, not computed. */
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
