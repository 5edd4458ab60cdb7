package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;

/** The nim-values of single heaps of one game, with what each rests on: the period from where it begins, once proved, else the table. */
public final class HeapTable {
  /** The least number of values to search for a period, however small the heap. */
  private static final BigInteger FIRST_LOOK = BigInteger.valueOf(256);

  private final NimSequence sequence;
  private final Budget budget;
  private final boolean looks;

  HeapTable(HeapGame game, Budget budget) {
    this.sequence = NimSequence.of(game);
    this.budget = budget;
    this.looks = sequence.provesPeriods();
  }

  public NimSequence sequence() {
    return sequence;
  }

  /** How many values are in the table. */
  long filled() {
    return sequence.filled();
  }

  /** A value and what it rests on. */
  public record Value(BigInteger value, Evidence evidence) {
  }

  /**
   * Empty when a move does not make a heap smaller, so that the table cannot be filled upwards.
   *
   * @throws org.grundy.phrase.BadInput when the heap is too large for a table and no period is known
   */
  public Optional<Value> value(long heap) {
    return value(BigInteger.valueOf(heap));
  }

  /** The same for a heap of any size: beyond a table it needs a period. */
  public Optional<Value> value(BigInteger heap) {
    if (!sequence.fill(looks ? heap.max(FIRST_LOOK) : heap, budget))
      return Optional.empty();
    Optional<Periodicity> period = sequence.period()
        .filter(proved -> heap.compareTo(BigInteger.valueOf(proved.from())) >= 0);
    return Optional.of(new Value(sequence.value(heap), period.<Evidence>map(PeriodEvidence::new)
        .orElseGet(() -> new TableEvidence(heap.longValueExact() + 1))));
  }
}
