package org.grundy.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.Collectors;
import org.grundy.explain.Voice;
import org.grundy.reason.Citation;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.sequence.SparseSpace;

/** How the values of heaps are known: by which engine, how far, and what a period rests on. */
final class ValuesStats {
  /** So many rare heaps are named before the last. */
  private static final int NAMED = 5;

  private ValuesStats() {
  }

  static List<String> lines(NimSequence sequence, Voice voice) {
    return lines(sequence, 0, voice);
  }

  /** Of values that a theorem gives. */
  static List<String> lines(Citation theorem, Voice voice) {
    return List.of(voice.say("Engine: {0}.", NimSequence.BY_THEOREM),
        voice.say("Law: {0} ({1}).", theorem.statement(), theorem.authors()));
  }

  /** @param found so many values stood in a file */
  static List<String> lines(NimSequence sequence, long found, Voice voice) {
    var lines = new ArrayList<String>();
    lines.add(voice.say("Engine: {0}.", sequence.engine()));
    if (sequence.filled() > 0)
      lines.add(voice.say("Computed one by one: heaps 0 to {0}; their greatest value is {1}.", sequence.filled() - 1,
          sequence.maximum()));
    long both = Math.min(found, sequence.filled());
    if (both > 0)
      lines.add(voice.say(
          "Of these, heaps 0 to {0} were in the file, computed by an earlier run: this run "
              + "compared its checksums and computed some of its heaps again.",
          both - 1));
    sequence.space().ifPresent(space -> rares(space, sequence, both > 0, voice, lines));
    sequence.period().ifPresentOrElse(law -> period(sequence, law, voice, lines), () -> lines
        .add(voice.say("No period is proved, so nothing is said of larger heaps.")));
    return lines;
  }

  private static void rares(SparseSpace space, NimSequence sequence, boolean before, Voice voice, List<String> lines) {
    lines.add(voice.say("Rare: {0} {0:heap|heaps} under the mask {1}{2}.", space.rares().size(),
        Integer.toBinaryString(space.mask()),
        space.rares().isEmpty() ? "" : voice.say(", the last {0} with value {1}", space.rares().getLast(),
            sequence.value(BigInteger.valueOf(space.rares().getLast())))));
    if (space.rares().size() > 1)
      lines.add(voice.say("The rare heaps before it, with their values: {0}.", before(space, sequence)));
    lines.add(before
        ? voice.say(
            "Verified when it was computed: for each heap up to {0}, every smaller value is reached "
                + "and its own is not.",
            sequence.filled() - 1)
        : voice.say(
            "Verified: for each heap up to {0}, every smaller value is reached and its own is not.",
            sequence.filled() - 1));
  }

  private static String before(SparseSpace space, NimSequence sequence) {
    int last = space.rares().size() - 1;
    return space.rares().subList(Math.max(0, last - NAMED), last).stream()
        .map(heap -> heap + " (" + sequence.value(heap) + ")").collect(Collectors.joining(", "));
  }

  private static void period(NimSequence sequence, Periodicity law, Voice voice, List<String> lines) {
    var exceptions = new LongSummaryStatistics();
    sequence.exceptions(heap -> {
      exceptions.accept(heap);
      return true;
    });
    lines
        .add(voice.say("Preperiod {0}, period {1}, saltus {2}.", law.from(), law.period(), law.saltus()));
    lines.add(exceptions.getCount() == 0 ? voice.say("No exceptions before the period.")
        : voice.say("{0} {0:exception|exceptions} before the period, the last at n = {1}.", exceptions.getCount(),
            exceptions.getMax()));
    lines.add(voice.say("Checked: {0} equations G(n+{1}) = G(n) + {2}, for {3} <= n <= {4}. The law needs: {5}.",
        law.checkedTo() - law.from() + 1, law.period(), law.saltus(), law.from(), law.checkedTo(), law.hypothesis()));
    lines.add(voice.say("Law: {0} ({1}).", law.law().citation().statement(), law.law().citation().authors()));
  }
}
