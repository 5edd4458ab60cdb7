package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/**
 * Where a claim is wrong: the first such positions, and whether they are all the exceptions among the positions tested,
 * few and small enough that it is worth saying where the claim holds.
 *
 * @param first the exceptions, the least first
 */
record Exceptions(List<List<Long>> first, boolean few) {
  /** The most exceptions that are reported. */
  static final int MOST = 12;

  Exceptions {
    first = first.stream().map(List::copyOf).toList();
  }

  /** The exceptions among the numbers from {@code from} to {@code count - 1}. */
  static Exceptions of(long from, int count, LongPredicate holds, Budget budget) {
    var missed = new ArrayList<List<Long>>();
    for (long n = from; n < count && missed.size() <= MOST; n++) {
      budget.charge(1);
      if (!holds.test(n))
        missed.add(List.of(n));
    }
    return new Exceptions(missed,
        missed.size() <= MOST && (missed.isEmpty() || 2 * missed.getLast().getFirst() < count));
  }

  /** The number after the last exception among single heaps; 0 when there is none. */
  long beyond() {
    return first.isEmpty() ? 0 : first.getLast().getFirst() + 1;
  }

  /** A sentence that lists the exceptions, and {@code holds}; empty when there are none, or too many. */
  List<Phrase> told(List<String> names, Phrase holds) {
    if (first.isEmpty() || !few)
      return List.of();
    String list = names.size() == 1
        ? names.getFirst() + " = "
            + first.stream().map(at -> at.getFirst().toString()).collect(Collectors.joining(", "))
        : first.stream().map(at -> at.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")")))
            .collect(Collectors.joining(" "));
    return List.of(Phrase.of("It fails only at {0}.", list), holds);
  }

  /** Heaps with their names. */
  static String at(List<Long> heaps, List<String> names) {
    return IntStream.range(0, heaps.size()).mapToObj(i -> names.get(i) + " = " + heaps.get(i))
        .collect(Collectors.joining(", "));
  }
}
