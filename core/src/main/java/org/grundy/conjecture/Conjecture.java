package org.grundy.conjecture;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;

/**
 * What was found of a sequence of values.
 *
 * @param name    the game, or empty for values that were given
 * @param rules   the game's rules
 * @param values  of 0, 1, 2, &hellip;, as far as they were computed
 * @param found   a closed form of the values, if there is one
 * @param losing  where there is none, one of which values are 0: 1 for those, 0 for others
 * @param theorem what is published about the game, when that is the proof
 * @param why     how the theorem is seen to hold
 * @param tried   what was looked for, in order, up to what was found, and how far
 * @param stopped the limit that was reached before everything was tried
 */
public record Conjecture(String name, Optional<Phrase> rules, long[] values, Optional<Found> found,
    Optional<Found> losing, Optional<Citation> theorem, List<Phrase> why, List<Phrase> tried,
    Optional<BudgetSpent.Limit> stopped) {
  /** A closed form, proved or checked: the other verdicts are for what somebody claims. */
  public record Found(ClosedForm form, Verdict<Long> verdict) {
    /** Whether it is proved. */
    public boolean proved() {
      return verdict instanceof Verdict.Proved;
    }
  }

  public Conjecture {
    values = values.clone();
    why = List.copyOf(why);
    tried = List.copyOf(tried);
  }

  /** How many values were computed. */
  public int count() {
    return values.length;
  }

  /** The same with the values of heaps below {@code count}, where a closed form that is proved for all heaps tells them. */
  Conjecture further(int count) {
    ClosedForm form = found.filter(Found::proved).map(Found::form).orElse(null);
    if (form == null || form instanceof ListedForm || form.from() > values.length || values.length >= count)
      return this;
    long[] more = Arrays.copyOf(values, count);
    try {
      for (int n = values.length; n < count; n++)
        more[n] = form.at(n);
    } catch (ArithmeticException _) {
      return this;
    }
    return new Conjecture(name, rules, more, found, losing, theorem, why, tried, stopped);
  }

  /** The first values, as the On-Line Encyclopedia of Integer Sequences is searched for them. */
  public String searchLine(int most) {
    var line = new StringBuilder();
    for (int n = 0; n < Math.min(most, values.length); n++)
      line.append(n == 0 ? "" : ", ").append(values[n]);
    return line.toString();
  }

  /** A program of what was found: {@code g(n)} for the values, {@code lost(n)} for 1 where they are 0 and 0 elsewhere. */
  public String program(Code code, Found found) {
    boolean lost = losing.filter(found::equals).isPresent();
    long[] before = Arrays.copyOf(values, (int) found.form().from());
    if (lost)
      Arrays.setAll(before, n -> values[n] == 0 ? 1 : 0);
    return code.program(found.form(), before, lost ? "lost" : "g");
  }
}
