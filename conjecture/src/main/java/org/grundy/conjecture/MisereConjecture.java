package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;

/**
 * What was found of a game of single heaps in which the player who makes the last move loses.
 *
 * @param name    the game
 * @param rules   its rules
 * @param genera  what each heap is worth under either rule
 * @param tame    a rule for any number of heaps, where all heaps behave like heaps of Nim
 * @param alone   where they do not: which heaps are lost alone, 1 for those and 0 for others
 * @param lone    whether a heap alone is lost, 1 or 0, as far as that was worked out
 * @param tried   what was looked for, and how far
 * @param stopped the limit that was reached before everything was tried
 */
public record MisereConjecture(String name, Phrase rules, Genera genera, Optional<Tame> tame,
    Optional<Conjecture.Found> alone, long[] lone, List<Phrase> tried, Optional<BudgetSpent.Limit> stopped)
    implements
      Conjectured {
  /**
   * Nim's rule for the nim-values of the heaps: where one of them is large, that is worth 2 or more or firm, a position is
   * lost when the nim-sum is 0, else when it is 1.
   *
   * @param value   of a heap, under normal play
   * @param firm    1 for heaps of value 0 or 1 that count as large, 0 for others of them
   * @param verdict of both forms for heaps of all sizes; for those that were worked out the rule is proved
   */
  public record Tame(ClosedForm value, ClosedForm firm, Verdict<Long> verdict) {
    /** Whether some heap of value 0 or 1 counts as large. */
    public boolean anyFirm() {
      return !(firm instanceof PeriodForm(long from, long gain, long[] values) && from == 0 && gain == 0
          && values.length == 1 && values[0] == 0);
    }
  }

  public MisereConjecture {
    lone = lone.clone();
    tried = List.copyOf(tried);
  }

  /** The heaps that are lost alone, ascending. */
  public List<Integer> lost(int most) {
    return java.util.stream.IntStream.range(0, lone.length).filter(n -> lone[n] == 1).limit(most).boxed().toList();
  }

  @Override
  public Optional<Citation> theorem() {
    return Optional.empty();
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new MisereDocument(this, programs);
  }

  @Override
  public boolean settled() {
    return tame.isPresent() || alone.isPresent() || stopped.isEmpty();
  }

  /** A function {@code lost} of a list of heaps, with those that it calls; empty without a rule for them. */
  @Override
  public Optional<String> program(TargetLanguage code) {
    return tame.map(rule -> code.limited(rule.verdict(), MisereCode.program(code, rule, genera)));
  }
}
