package org.grundy.solve.sequence;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.phrase.Phrase;

/** Says in a sentence which single heaps are P-positions. */
public final class PPositionHeaps {
  private static final int MOST_NAMED = 8;

  private PPositionHeaps() {
  }

  /**
   * The sentence by remainders, where the P-positions are periodic from some size on; empty where there are too many
   * remainders to list.
   *
   * @param period 1 or more
   */
  public static Optional<Phrase> sentence(long from, long period, LongPredicate lost) {
    List<Long> before = LongStream.range(0, from).filter(lost).limit(MOST_NAMED + 1L).boxed().toList();
    List<Long> remainders = LongStream.range(from, from + period).filter(lost).limit(MOST_NAMED + 1L)
        .map(n -> n % period).sorted().boxed().toList();
    if (remainders.isEmpty() && before.isEmpty() || remainders.size() > MOST_NAMED)
      return Optional.empty();
    if (remainders.isEmpty())
      return before.size() > MOST_NAMED ? Optional.empty()
          : Optional.of(Phrase.of("The player to move loses exactly when n is {0}.", either(before)));
    if (period == 1)
      return LongStream.range(0, from).allMatch(lost)
          ? Optional.of(Phrase.of("The player to move loses for every n.")) : Optional.empty();
    boolean always = LongStream.range(0, from).allMatch(n -> lost.test(n) == remainders.contains(n % period));
    return Optional.of(always
        ? Phrase.of("The player to move loses exactly when n mod {0} is {1}.", period, either(remainders))
        : Phrase.of("From n = {0} on, the player to move loses exactly when n mod {1} is {2}.", from, period,
            either(remainders)));
  }

  /** Numbers of which one is meant, such as {@code 1, 4 or 9}. */
  public static Phrase either(List<Long> numbers) {
    String last = numbers.getLast().toString();
    return numbers.size() == 1 ? Phrase.verbatim(last)
        : Phrase.of("{0} or {1}", numbers.subList(0, numbers.size() - 1).stream().map(n -> n.toString())
            .collect(Collectors.joining(", ")), last);
  }
}
