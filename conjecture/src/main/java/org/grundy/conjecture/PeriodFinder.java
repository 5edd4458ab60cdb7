package org.grundy.conjecture;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/**
 * Looks for G(n + p) = G(n) + g from some number on, p ascending, where the equation holds for at least half of all
 * numbers and for two periods. With few values, it must predict two more than a period and four more than there are
 * exceptions. A new value repeated to the end says little, since a logarithm stays the same for long: it must occur
 * {@value #PLATEAU} times as often as there are values before it. Time: periods times values at worst, much less where
 * most periods fail at once.
 */
final class PeriodFinder implements Finder {
  /** The most values that count as few: a period is then the likeliest rule after the plainest terms. */
  static final int FEW = 24;
  private static final int LONGEST = 5000;
  private static final int PLATEAU = 16;

  /** The longest period that so many values can show. */
  static int longest(int count) {
    return Math.min(LONGEST, count <= FEW ? Math.max(0, count - 2) / 2 : count / 4);
  }

  /** The fewest values that can show a period of this length, from 1, and all shorter ones. */
  static int fewest(int period) {
    return 2 * period + 2 <= FEW ? 2 * period + 2 : 4 * period;
  }

  @Override
  public Phrase tried() {
    return Phrase.of("periods and arithmetic periods up to {0}", LONGEST);
  }

  @Override
  public Optional<ClosedForm> find(long[] values, Budget budget) {
    int last = values.length - 1;
    boolean few = values.length <= FEW;
    for (int p = 1; p <= longest(values.length); p++) {
      long gain = values[last] - values[last - p];
      int n = last - p;
      while (n >= 0 && values[n + p] - values[n] == gain)
        n--;
      budget.charge(last - p - n + 1L);
      int from = n + 1;
      int seen = values.length - from;
      boolean half = seen >= 3 * p && 2 * seen >= values.length;
      // a longer period would only be the same number repeated
      if (half && !few && seen < PLATEAU * (long) from && isPlateau(values, from))
        return Optional.empty();
      boolean enough = half || few && seen - p >= p + 2 && seen - p >= from + 4;
      if (enough && gain >= 0)
        return Optional.of(new PeriodForm(from, gain, Arrays.copyOfRange(values, from, from + p)));
    }
    return Optional.empty();
  }

  /** Whether all values from an index on are equal and differ from all before it. */
  private static boolean isPlateau(long[] values, int from) {
    return Arrays.stream(values, from, values.length).allMatch(value -> value == values[from])
        && Arrays.stream(values, 0, from).noneMatch(value -> value == values[from]);
  }
}
