package org.grundy.conjecture;

import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.conjecture.PPositionConjecture.Periods;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.PPositionRule;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;
import org.grundy.solve.prover.RowPeriods;
import org.grundy.word.automaton.Solutions;

/** The period of one of two heaps among the P-positions, for each size of the other. */
final class HeapPeriods {
  private static final long STEPS = 20_000_000;

  private HeapPeriods() {
  }

  /**
   * The periods, where there are some: from a theorem, or decided by automata.
   *
   * @param rule  of the theorem
   * @param cited what proves it; empty where it does not hold for the game
   * @param pairs an automaton of the P-positions of two heaps
   * @param alike whether the heaps are interchangeable
   */
  static Optional<Periods> of(Optional<PPositionRule> rule, Optional<Ground> cited, Optional<Solutions> pairs,
      boolean alike, Budget budget) {
    Optional<Periods> stated = cited
        .flatMap(ground -> rule.flatMap(HeapPeriods::stated).map(text -> new Periods(text, ground)));
    if (stated.isPresent() || pairs.isEmpty())
      return stated;
    try (var scratch = budget.part(STEPS).scratch()) {
      Budget part = scratch.budget();
      return RowPeriods.of(pairs.get(), 0, part).map(found -> of(found, 0))
          .or(() -> alike ? Optional.empty() : RowPeriods.of(pairs.get(), 1, part).map(found -> of(found, 1)));
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return Optional.empty();
    }
  }

  /** What the rule of a theorem says about periods. */
  private static Optional<Phrase> stated(PPositionRule rule) {
    return switch (rule) {
      case PPositionRule.GreedySum sum when sum.doubles() ->
        Optional.of(each(sum.heap(), power(PPositionForm.NAMES.get(1 - sum.heap()))));
      case PPositionRule.Remainder(int heap, long times, long plus) ->
        Optional.of(each(heap, sum(PPositionForm.NAMES.get(1 - heap), times, plus)));
      default -> Optional.empty();
    };
  }

  private static Periods of(RowPeriods found, int heap) {
    String x = PPositionForm.NAMES.get(heap);
    String y = PPositionForm.NAMES.get(1 - heap);
    Phrase text = found.rule().map(rule -> each(heap, switch (rule) {
      case RowPeriods.Rule.NextPower() -> power(y);
      case RowPeriods.Rule.Sum(long times, long plus) -> sum(y, times, plus);
    })).orElseGet(() -> Phrase.of("the losing {0} of {1} = 0, 1, 2, .. have the periods {2}, ..",
        x, y, found.first().stream().map(Object::toString).collect(Collectors.joining(", "))));
    return new Periods(found.within() ? text : Phrase.of("from some {0} on, {1}", x, text),
        found.ground());
  }

  private static Phrase each(int heap, Phrase period) {
    return Phrase.of("the losing {0} of each {1} have the period {2}", PPositionForm.NAMES.get(heap),
        PPositionForm.NAMES.get(1 - heap), period);
  }

  private static Phrase power(String y) {
    return Phrase.of("the least power of 2 greater than {0}", y);
  }

  private static Phrase sum(String y, long times, long plus) {
    return Phrase.verbatim(times == 0 ? Long.toString(plus)
        : (times == 1 ? "" : times + " * ") + y + (plus == 0 ? "" : plus < 0 ? " - " + -plus : " + " + plus));
  }
}
