package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;

/**
 * The findings about a game of single heaps in misère play.
 *
 * @param name    the game
 * @param rules   its rules
 * @param genera  the value of each heap in normal and misère play
 * @param tame    a rule for any number of heaps, where all heaps behave like heaps of Nim
 * @param alone   where they do not, a form for the heaps that are P-positions alone: 1 for those, 0 for others
 * @param lone    1 for each heap that is a P-position alone, else 0, as far as computed
 * @param tried   the searches made, and how far each went
 * @param stopped the limit reached before everything was tried
 */
public record MisereConjecture(String name, Phrase rules, Genera genera, Optional<Tame> tame,
    Optional<Conjecture.Found> alone, long[] lone, List<Phrase> tried, Optional<BudgetSpent.Limit> stopped)
    implements
      Findings {
  /**
   * The rule of misère Nim, applied to the heaps' nim-values. Where some heap is large, that is, has a value of 2 or
   * more or is firm, the P-positions are those with nim-sum 0; otherwise those with nim-sum 1.
   *
   * @param value   of a heap, in normal play
   * @param firm    1 for heaps of value 0 or 1 that count as large, 0 for others of them
   * @param verdict of both forms for heaps of all sizes; for the computed heaps the rule is proved
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

  /** The heaps that are P-positions alone, ascending. */
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

  /** A function {@code lost} of a list of heaps, with its helper functions; empty when there is no rule for them. */
  @Override
  public Optional<String> program(TargetLanguage code) {
    return tame.map(rule -> code.limited(rule.verdict(), MisereCode.program(code, rule, genera)));
  }
}
