package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.PPositionRule;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.solve.prover.DecidedStatements;
import org.grundy.solve.prover.RowPeriods;
import org.grundy.value.Convention;
import org.grundy.word.automaton.Solutions;

/**
 * The findings about the P-positions of a game with two to six heaps.
 *
 * @param name      the game
 * @param rules     its rules
 * @param play      the convention, normal or misère
 * @param heaps     the number of heaps
 * @param to        the largest heap tested
 * @param lost      the P-positions, by their greatest heap; where two heaps are interchangeable, the smaller one first
 * @param value     a term of the heaps for the nim-value of all positions, if one was found
 * @param found     the rule for the P-positions, if one was found
 * @param machine   an automaton of the P-positions
 * @param periods   the period of the losing first heaps for each second one, if there is one
 * @param theorem   the published theorem about the game, when that is the proof
 * @param tried     the searches that failed, and how far each went
 * @param stopped   the limit reached before everything was tried
 */
public record PPositionConjecture(String name, Phrase rules, Convention play, int heaps, long to, List<List<Long>> lost,
    Optional<Valued> value, Optional<Found> found, Optional<Automaton> machine, Optional<Periods> periods,
    Optional<Citation> theorem,
    List<Phrase> tried, Optional<BudgetSpent.Limit> stopped)
    implements
      Findings {
  /** A rule for the P-positions, proved or checked. */
  public record Found(PPositionForm form, Verdict<List<Long>> verdict) {
    /** The rule, with the bound up to which it was checked, which must always be stated. */
    public Phrase text() {
      return verdict.limited(form.text());
    }
  }

  /** A term of the heaps for all nim-values. */
  public record Valued(String term, Verdict<List<Long>> verdict) {
    /** The term, with the bound up to which it was checked, which must always be stated. */
    public Phrase text() {
      return verdict.limited(Phrase.verbatim(term));
    }
  }

  /** An automaton of the P-positions, and the statements decided about them. */
  public record Automaton(AutomatonPPositions form, DecidedStatements ground) {
  }

  /**
   * For each second heap y, the first heaps x of the P-positions repeat.
   *
   * @param text what their period is
   */
  public record Periods(Phrase text, Ground ground) {
    private static final long STEPS = 20_000_000;

    /**
     * The periods, where there are some: from a theorem, or decided by automata.
     *
     * @param rule  of the theorem
     * @param cited what proves it; empty where it does not hold for the game
     * @param pairs an automaton of the P-positions of two heaps
     */
    static Optional<Periods> of(Optional<PPositionRule> rule, Optional<Ground> cited, Optional<Solutions> pairs,
        Budget budget) {
      Optional<Periods> stated = cited
          .flatMap(ground -> rule.flatMap(Periods::stated).map(text -> new Periods(text, ground)));
      if (stated.isPresent() || pairs.isEmpty())
        return stated;
      try (var scratch = budget.part(STEPS).scratch()) {
        return RowPeriods.of(pairs.get(), scratch.budget()).map(Periods::of);
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

    private static Periods of(RowPeriods found) {
      String y = PPositionForm.NAMES.get(1);
      Phrase text = found.rule().map(rule -> each(0, switch (rule) {
        case RowPeriods.Rule.NextPower() -> power(y);
        case RowPeriods.Rule.Sum(long times, long plus) -> sum(y, times, plus);
      })).orElseGet(() -> Phrase.of("the losing {0} of {1} = 0, 1, 2, .. have the periods {2}, ..",
          PPositionForm.NAMES.get(0), y,
          found.first().stream().map(Object::toString).collect(Collectors.joining(", "))));
      return new Periods(found.within() ? text : Phrase.of("from some {0} on, {1}", PPositionForm.NAMES.get(0), text),
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

  public PPositionConjecture {
    lost = lost.stream().map(List::copyOf).toList();
    tried = List.copyOf(tried);
  }

  /** The automaton, if one is proved. */
  public Optional<AutomatonPPositions> automaton() {
    return machine.map(Automaton::form);
  }

  /**
   * The rule to write as a program: the rule found if it is proved, else a proved automaton whose table is short
   * enough, else the rule found; empty when there is none.
   */
  public Optional<PPositionForm> programmed() {
    boolean settled = found.filter(f -> f.verdict() instanceof Verdict.Proved).isPresent();
    Optional<PPositionForm> form = found.map(Found::form);
    return settled ? form
        : automaton().filter(AutomatonPPositions::hasProgram).<PPositionForm>map(f -> f).or(() -> form);
  }

  @Override
  public boolean settled() {
    return found.isPresent() || stopped.isEmpty();
  }

  @Override
  public FoundDocument document(List<TargetLanguage> programs) {
    return new PPositionDocument(this, programs);
  }

  /**
   * A program for the rule that is {@link #programmed}; it states the bound of the check where the rules name larger
   * numbers.
   */
  @Override
  public Optional<String> program(TargetLanguage code) {
    return programmed().map(form -> {
      String program = form.program(code, heaps);
      return found.filter(f -> f.form().equals(form)).map(f -> code.limited(f.verdict(), program)).orElse(program);
    });
  }

  /** The number of P-positions found. */
  public int count() {
    return lost.size();
  }

  /** The first of them. */
  public List<List<Long>> first(int most) {
    return lost.subList(0, Math.min(most, lost.size()));
  }

  /** The first two heaps of each P-position. */
  public List<long[]> pairs() {
    return lost.stream().map(at -> new long[]{at.get(0), at.get(1)}).toList();
  }
}
