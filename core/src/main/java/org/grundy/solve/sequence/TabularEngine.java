package org.grundy.solve.sequence;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import org.grundy.effort.Budget;

/**
 * An engine that decides one heap after another and keeps an int for each. Where a law of periods fits, it is tried at
 * {@value #FIRST} values and whenever their number has doubled.
 */
abstract class TabularEngine implements SequenceEngine {
  /** No value. */
  static final int NONE = -1;
  private static final int FIRST = 256;

  /** {@code values[n]} = G(n) for n below {@link #filled}. */
  int[] values = new int[FIRST];
  private int filled;
  private int nextLook = FIRST;
  private Optional<Periodicity> period = Optional.empty();

  /**
   * The value of a heap of which all smaller ones are known, which is in the table as soon as it is returned.
   *
   * @return {@link #NONE} when a move does not make the heap smaller
   */
  abstract int next(int heap, Budget budget);

  /** Announces how many values the table will hold. */
  void reserve(@SuppressWarnings("unused") int room, @SuppressWarnings("unused") Budget budget) {
  }

  /** The period that the first {@code count} values prove; asked only of engines that {@linkplain #provesPeriods prove} any. */
  Optional<Periodicity> proof(@SuppressWarnings("unused") int count, @SuppressWarnings("unused") Budget budget) {
    return Optional.empty();
  }

  @Override
  public final long filled() {
    return filled;
  }

  @Override
  public final int value(long heap) {
    return values[(int) heap];
  }

  @Override
  public final Optional<Periodicity> period() {
    return period;
  }

  /** Whether what an engine keeps besides its values follows from them. */
  boolean resumes() {
    return true;
  }

  @Override
  public final void resume(LongToIntFunction given, int count, Budget budget) {
    if (!resumes())
      return;
    int[] known = NimSequence.copy(given, 0, count);
    int room = Math.max(FIRST, known.length);
    budget.reserve((long) Integer.BYTES * (room - values.length));
    reserve(room, budget);
    values = Arrays.copyOf(known, room);
    filled = known.length;
    while (nextLook <= filled)
      nextLook = Math.multiplyExact(nextLook, 2);
  }

  @Override
  public final boolean fill(long to, Budget budget) {
    long last = provesPeriods() ? Math.max(to, FIRST - 1) : to;
    while (filled <= last && period.isEmpty()) {
      if (filled == values.length) {
        int longer = budget.grown(filled, 2L * filled, Integer.BYTES);
        reserve(longer, budget);
        values = Arrays.copyOf(values, longer);
      }
      int value = next(filled, budget);
      if (value == NONE)
        return false;
      values[filled++] = value;
      if (filled >= nextLook && provesPeriods())
        prove(budget);
    }
    return true;
  }

  @Override
  public final void prove(Budget budget) {
    period = proof(filled, budget);
    while (nextLook <= filled)
      nextLook = Math.multiplyExact(nextLook, 2);
  }
}
