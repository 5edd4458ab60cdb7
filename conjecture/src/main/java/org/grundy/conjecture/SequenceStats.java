package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.explain.Document;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Fields;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.sequence.SparseSpace;

/**
 * Where the values of heaps come from: a theorem, or an engine, with the range computed and the evidence for a period.
 */
public sealed interface SequenceStats extends Document {
  /** How many rare heaps are named before the last. */
  int NAMED = 5;

  static Optional<SequenceStats> of(HeapSequence sequence) {
    return sequence.computed().<SequenceStats>map(computed -> new Computed(computed, 0))
        .or(() -> HeapSequence.theorem(sequence.ruleset()).map(ByTheorem::new));
  }

  Block block();

  @Override
  default List<Block> blocks() {
    return List.of(block());
  }

  private static Block lines(List<Phrase> sentences) {
    return new Together(sentences.stream().<Block>map(Unbroken::new).toList());
  }

  private static Phrase engine(Phrase engine) {
    return Phrase.of("Engine: {0}.", engine);
  }

  private static Phrase law(Citation law) {
    return Phrase.of("Law: {0} ({1}).", law.statement(), law.authors());
  }

  /** Values that a theorem gives. */
  record ByTheorem(Citation theorem) implements SequenceStats {
    @Override
    public Block block() {
      return lines(List.of(engine(NimSequence.BY_THEOREM), law(theorem)));
    }

    @Override
    public void fields(Fields out) {
      out.put("engine", NimSequence.BY_THEOREM).put("theorem", theorem.id());
    }
  }

  /**
   * Values that were computed.
   *
   * @param found the number of values read from a file
   */
  record Computed(NimSequence sequence, long found) implements SequenceStats {
    @Override
    public Block block() {
      var lines = new ArrayList<>(List.of(engine(sequence.engine())));
      if (sequence.filled() > 0)
        lines.add(Phrase.of("Computed one by one: heaps 0 to {0}; the greatest value is {1}.", sequence.filled() - 1,
            sequence.maximum()));
      long both = Math.min(found, sequence.filled());
      if (both > 0)
        lines.add(Phrase.of(
            "Heaps 0 to {0} were in the file from an earlier run: this run compared its checksums and recomputed some "
                + "of its heaps.",
            both - 1));
      sequence.space().ifPresent(space -> rares(space, both > 0, lines));
      sequence.period().ifPresentOrElse(law -> period(law, lines),
          () -> lines.add(Phrase.of("No period is proved, so this says nothing about larger heaps.")));
      return lines(lines);
    }

    private void rares(SparseSpace space, boolean before, List<Phrase> lines) {
      List<Integer> rares = space.rares();
      lines.add(Phrase.of("Rare: {0} {0:heap|heaps} besides heap 0, under the mask {1}{2}.", rares.size(),
          Integer.toBinaryString(space.mask()),
          rares.isEmpty() ? "" : Phrase.of(", the last {0} with value {1}", rares.getLast(),
              sequence.value(BigInteger.valueOf(rares.getLast())))));
      int last = rares.size() - 1;
      if (last > 0)
        lines.add(Phrase.of("The rare heaps before it, with their values: {0}.",
            rares.subList(Math.max(0, last - NAMED), last).stream()
                .map(heap -> heap + " (" + sequence.value(heap) + ")").collect(Collectors.joining(", "))));
      lines.add(before
          ? Phrase.of(
              "Verified during the computation: for each heap up to {0}, some move reaches each smaller value and "
                  + "none reaches its own.",
              sequence.filled() - 1)
          : Phrase.of("Verified: for each heap up to {0}, some move reaches each smaller value and none reaches "
              + "its own.",
              sequence.filled() - 1));
    }

    private void period(Periodicity law, List<Phrase> lines) {
      var exceptions = new LongSummaryStatistics();
      sequence.exceptions(heap -> {
        exceptions.accept(heap);
        return true;
      });
      lines.add(Phrase.of("Preperiod {0}, period {1}, saltus {2}.", law.from(), law.period(), law.saltus()));
      lines.add(exceptions.getCount() == 0 ? Phrase.of("No exceptions before the period.")
          : Phrase.of("{0} {0:exception|exceptions} before the period, the last at n = {1}.", exceptions.getCount(),
              exceptions.getMax()));
      lines.add(Phrase.of(
          "Checked: {0} equations G(n+{1}) = G(n) + {2}, for {3} <= n <= {4}. The law requires {5}, so it needs "
              + "the values of heaps 0 to {6}.",
          law.checkedTo() - law.from() + 1, law.period(), law.saltus(), law.from(), law.checkedTo(),
          law.hypothesis(), law.checkedTo() + law.period()));
      lines.add(law(law.law().citation()));
    }

    /** Time: linear in the number of values. */
    @Override
    public void fields(Fields out) {
      out.put("engine", sequence.engine());
      if (sequence.filled() > 0)
        out.put("verifiedTo", sequence.filled() - 1).put("maximum", sequence.maximum());
      sequence.space().ifPresent(space -> {
        List<Integer> rares = space.rares();
        out.put("mask", space.mask()).put("rares", rares.size()).objects("lastRares",
            rares.subList(Math.max(0, rares.size() - NAMED - 1), rares.size()),
            (node, heap) -> node.put("heap", heap).put("nimValue", sequence.value(heap)));
      });
      sequence.period().ifPresent(law -> out.put("checkedTo", law.checkedTo()));
    }
  }
}
