package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/**
 * Where a claim is wrong: the first positions, and whether these are all that there are among those that were looked at, few
 * and small, so that it is worth saying where it holds.
 *
 * @param first the least first
 */
record Exceptions(List<List<Long>> first, boolean few) {
  /** No more are told. */
  static final int MOST = 12;

  Exceptions {
    first = first.stream().map(List::copyOf).toList();
  }

  /** Of the numbers from {@code from} to {@code count - 1}. */
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

  /** The number after the last of those of single heaps. */
  long beyond() {
    return first.isEmpty() ? 0 : first.getLast().getFirst() + 1;
  }

  /** That it is wrong nowhere else; empty where it is right everywhere, or wrong at more. */
  List<Phrase> told(List<String> names, Phrase holds) {
    if (first.isEmpty() || !few)
      return List.of();
    String list = names.size() == 1
        ? names.getFirst() + " = "
            + first.stream().map(at -> at.getFirst().toString()).collect(Collectors.joining(", "))
        : first.stream().map(at -> at.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")")))
            .collect(Collectors.joining(" "));
    return List.of(Phrase.of("It is wrong only at {0}.", list), holds);
  }

  /** Heaps with their names. */
  static String at(List<Long> heaps, List<String> names) {
    return IntStream.range(0, heaps.size()).mapToObj(i -> names.get(i) + " = " + heaps.get(i))
        .collect(Collectors.joining(", "));
  }
}
