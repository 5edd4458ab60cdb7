package org.grundy.cli;

import java.time.Duration;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.phrase.Phrase;

/** Which limit stopped a computation, and what it had spent, in words. */
final class Stopped {
  private Stopped() {
  }

  /** A sentence: {@code Not decided: timed out after 60 s (--time) and 163,528,909 steps.} */
  static Phrase undecided(BudgetSpent.Limit limit, Spent spent) {
    return Phrase.of("Not decided: {0}.", by(limit, spent));
  }

  static Phrase undecided(BudgetSpent spent) {
    return undecided(spent.limit(), spent.spent());
  }

  /** Part of a sentence: {@code timed out after 60 s (--time) and 163,528,909 steps}. */
  static Phrase by(BudgetSpent spent) {
    return by(spent.limit(), spent.spent());
  }

  private static Phrase by(BudgetSpent.Limit limit, Spent spent) {
    Phrase time = time(spent.time());
    return switch (limit) {
      case BudgetSpent.Limit.WORK ->
        Phrase.of("out of steps ({0}) after {1,} {1:step|steps} in {2}", "--nodes", spent.work(), time);
      case BudgetSpent.Limit.TIME ->
        Phrase.of("timed out after {2} ({0}) and {1,} {1:step|steps}", "--time", spent.work(), time);
      case BudgetSpent.Limit.MEMORY ->
        Phrase.of("out of memory ({0}) after {1,} {1:step|steps} in {2}", "--memory", spent.work(), time);
      case BudgetSpent.Limit.CANCELLED ->
        Phrase.of("cancelled after {0,} {0:step|steps} in {1}", spent.work(), time);
    };
  }

  /** Rounded down: {@code 53 ms}, {@code 2.5 s}, {@code 60 s}. */
  static Phrase time(Duration time) {
    if (time.toSeconds() == 0)
      return Phrase.of("{0} ms", time.toMillis());
    int tenths = time.toMillisPart() / 100;
    return tenths == 0 || time.toSeconds() >= 10 ? Phrase.of("{0,} s", time.toSeconds())
        : Phrase.of("{0}.{1} s", time.toSeconds(), tenths);
  }
}
