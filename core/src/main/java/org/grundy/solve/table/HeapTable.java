package org.grundy.solve.table;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.PPositionHeaps;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.value.Convention;

/** The nim-values of single heaps of one game, with what each rests on: the period from where it begins, once proved, else the table. */
public final class HeapTable {
  /** The least number of values to search for a period, however small the heap. */
  private static final BigInteger FIRST_LOOK = BigInteger.valueOf(256);

  private final NimSequence sequence;
  private final Budget budget;
  private final boolean looks;
  /** Known once a period is. */
  private final Map<Convention, Losing> losing = new EnumMap<>(Convention.class);

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

  /** Whether a period could be proved but has not been found. */
  boolean seeksPeriod() {
    return looks && sequence.period().isEmpty();
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
    return Optional.of(new Value(sequence.value(heap), period
        .<Evidence>map(proved -> new PeriodEvidence(proved, why(proved, heap)))
        .orElseGet(() -> new TableEvidence(heap.longValueExact() + 1))));
  }

  private Optional<Reason> why(Periodicity proved, BigInteger heap) {
    return why(proved, heap, Convention.NORMAL);
  }

  /**
   * Which single heaps are losing by the proved period, and where among them this one stands; empty where there are too
   * many to list. Under mis&egrave;re play, those of nim-value 1, in a game that {@link HeapGame#fixesAmounts}.
   */
  Optional<Reason> why(Periodicity proved, BigInteger heap, Convention convention) {
    Losing known = losing.computeIfAbsent(convention, c -> Losing.of(proved, sequence, c));
    return known.sentence().map(sentence -> {
      if (!known.byRemainder())
        return Reason.of(new Reason.Sentence(sentence));
      BigInteger remainder = heap.mod(BigInteger.valueOf(proved.period()));
      return Reason.of(new Reason.Sentence(sentence), heap.bitLength() < Long.SIZE
          ? Reason.say("Here n = {0}, so n mod {1} = {2}.", heap, proved.period(), remainder)
          : Reason.say("Here n mod {0} = {1}.", proved.period(), remainder));
    });
  }

  /**
   * Which heaps are losing.
   *
   * @param sentence    empty where there are too many to list
   * @param byRemainder whether the remainders of heaps matter, as only the first few heaps are losing otherwise
   */
  private record Losing(Optional<Phrase> sentence, boolean byRemainder) {
    static Losing of(Periodicity proved, NimSequence sequence, Convention convention) {
      if (proved.saltus() > 0)
        return new Losing(Optional.empty(), false);
      int value = convention == Convention.NORMAL ? 0 : 1;
      LongPredicate lost = heap -> sequence.value(heap) == value;
      long from = proved.from();
      long period = proved.period();
      return new Losing(PPositionHeaps.sentence(from, period, lost),
          period > 1 && LongStream.range(from, from + period).anyMatch(lost));
    }
  }
}
