package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/**
 * How somebody's own formula fared.
 *
 * @param formula   as it was typed
 * @param variable  what its variable is called
 * @param refuted   the least number for which it is wrong
 * @param value     what it gives there, if it has a value there at all
 * @param given     its values for the first numbers; absent where it has none
 * @param from      the first number for which it has a value
 * @param missed    all numbers for which it is wrong, where they are few and small; else none
 * @param relation  what it is instead, as {@code 2^value}; absent when nothing simple is seen
 * @param proved    whether it holds for all numbers, but for those that are missed
 * @param conjecture what holds
 */
public record Trial(String formula, String variable, Optional<Long> refuted, Optional<Long> value,
    List<Optional<Long>> given, long from, List<Long> missed, Optional<String> relation, boolean proved,
    Conjecture conjecture) {
  public Trial {
    given = List.copyOf(given);
    missed = List.copyOf(missed);
  }

  /** Where it holds all the same, in sentences; none where it is wrong at more than a few numbers. */
  public List<Phrase> elsewhere() {
    long first = missed.isEmpty() ? 0 : missed.getLast() + 1;
    return new Missed(missed.stream().map(List::of).toList(), true).told(List.of(variable),
        proved ? Phrase.of("For all {0} >= {1} it holds, proved.", variable, first)
            : Phrase.of("For {0} <= {1} <= {2} it holds, checked, not proved.", first, variable,
                conjecture.count() - 1));
  }
}
