package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.ClosedTerm;
import org.grundy.game.HeapTheorem;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;

/**
 * Finds a rule for the misère P-positions of a game of single heaps. Where all heaps are tame ({@link Genera}), the
 * rule is that of Nim for the nim-values; otherwise it covers only the heaps that are P-positions alone. A period is
 * proved like one of nim-values, by R. K. Guy and C. A. B. Smith, The G-values of various games, 1956, since a heap's
 * values depend only on the values of its options.
 */
public final class MisereConjecturer {
  private static final long VALUE_STEPS = 4_000_000;
  private static final long FINDER_STEPS = 20_000_000;
  private static final long SEARCH_STEPS = 10_000_000;
  private static final int MOST_VALUES = 5001;
  private static final int MOST_SEARCHED = 64;
  private static final int FEWEST = 8;

  private final Budget budget;

  /** @param budget charged for values, for the forms tried, and for the heaps searched */
  public MisereConjecturer(Budget budget) {
    this.budget = budget;
  }

  /** Whether a game has single heaps, its moves can be listed, and play ends. */
  public static boolean fits(Ruleset<?> ruleset) {
    return SingleHeaps.of(ruleset).isPresent();
  }

  /**
   * The rule of a game that {@link #fits}.
   *
   * @throws BadInput    when a heap can become one that is not smaller
   * @throws BudgetSpent when not even a few heaps can be computed
   */
  public MisereConjecture of(Ruleset<?> ruleset) {
    try (var scratch = budget.scratch()) {
      return new MisereConjecturer(scratch.budget()).conjectured(ruleset);
    }
  }

  private MisereConjecture conjectured(Ruleset<?> ruleset) {
    HeapGame game = SingleHeaps.of(ruleset).orElseThrow(() -> BadInput.because(
        "{0}: expected an impartial game of heaps, such as {1}", ruleset.name(), "take:1,4"));
    int most = (int) Math.min(MOST_VALUES, game.greatest() + 1);
    Genera genera = Genera.of(game, most, budget.part(VALUE_STEPS));
    if (genera.rises())
      throw BadInput.because("{0}: expected moves to smaller heaps only", game.name());
    if (genera.count() < Math.min(FEWEST, most) && genera.stopped().isPresent())
      throw genera.stopped().get();
    var trials = new FinderRun(budget, FINDER_STEPS);
    genera.stopped().ifPresent(trials::spent);
    Optional<MisereConjecture.Tame> tame = genera.blocked() || genera.wild().isPresent() ? Optional.empty()
        : tame(game, genera, trials);
    long[] lone = genera.blocked() ? searched(game, trials) : genera.lost();
    Optional<Conjecture.Found> alone = tame.isPresent() || lone.length < FEWEST ? Optional.empty()
        : alone(game, genera, lone, trials);
    return new MisereConjecture(ruleset.name(), ruleset.rules(), genera, tame, alone, lone, trials.tried(),
        trials.stopped());
  }

  /** The finders in order; periods come first because they can be proved. */
  private static List<Finder> finders() {
    return List.of(new PeriodFinder(), new TermFinder(), new RecursionFinder(), new FloorFinder(),
        new AutomaticFinder());
  }

  private Optional<MisereConjecture.Tame> tame(HeapGame game, Genera genera, FinderRun trials) {
    long[] values = genera.values();
    Optional<ClosedTerm> known = closed(game);
    boolean all = genera.count() > game.greatest();
    Optional<ClosedForm> value = all ? Optional.of(new ListedForm(values)) : known.<ClosedForm>map(TermForm::of)
        .or(() -> trials.first(finders(), values));
    long[] firmOnes = genera.firm();
    boolean none = Arrays.stream(firmOnes).noneMatch(one -> one == 1);
    Optional<ClosedForm> firm = value.isEmpty() ? Optional.empty()
        : all ? Optional.of(none ? new PeriodForm(0, 0, new long[]{0}) : new ListedForm(firmOnes))
        : trials.first(List.of(new PeriodFinder(), new AutomaticFinder()), firmOnes);
    return value.isEmpty() || firm.isEmpty() ? Optional.empty()
        : Optional.of(
            new MisereConjecture.Tame(value.get(), firm.get(), verdict(game, genera, known, value.get(), firm.get())));
  }

  private static Optional<ClosedTerm> closed(HeapGame game) {
    return game.theorems().stream().map(Theorem::closed).flatMap(Optional::stream).findFirst();
  }

  private static Verdict<Long> verdict(HeapGame game, Genera genera, Optional<ClosedTerm> known, ClosedForm value,
      ClosedForm firm) {
    if (genera.count() > game.greatest())
      return new Verdict.Proved<>(new AllHeaps(genera.count()));
    Optional<Ground> proof = byPeriod(game, genera).filter(repeat -> repeat.covers(genera, known, value, firm))
        .<Ground>map(Repeat::ground)
        .or(() -> byTheorem(game, genera, known, value, firm));
    return proof.<Verdict<Long>>map(Verdict.Proved::new).orElseGet(() -> checked(game, genera.count()));
  }

  /**
   * The proof by a theorem: it says the same for sums; or the values are remainders modulo m that change in each move
   * and every smaller one is reached, so a heap of n has options like one of n mod m, and for n &ge; m also one to
   * remainder 1.
   */
  private static Optional<Ground> byTheorem(HeapGame game, Genera genera, Optional<ClosedTerm> known,
      ClosedForm value, ClosedForm firm) {
    if (!firm.equals(new PeriodForm(0, 0, new long[]{0})))
      return Optional.empty();
    for (Theorem<Heaps> theorem : game.theorems())
      if (theorem instanceof HeapTheorem heaps && (known.isPresent() || lasts(heaps, genera, value))
          && theorem.worth(Heaps.of(1, 1, 1), Convention.MISERE).isPresent())
        return published(game, theorem);
    if (value.equals(new PeriodForm(0, 1, new long[]{0})))
      for (Theorem<Heaps> theorem : game.theorems())
        if (theorem.lostRule().filter(new PPositionRule.NimSum(1)::equals).isPresent())
          return published(game, theorem);
    return game.theorems().stream().filter(Theorem::changesRemainder).findFirst()
        .flatMap(theorem -> PlainMex.hypotheses(game, theorem))
        .map(hypotheses -> new SameSums(Phrase.of(
            "every move changes the remainder, and some move leads to each smaller one, so by induction a heap "
                + "of n behaves like a heap of its remainder"),
            hypotheses));
  }

  private static Optional<Ground> published(HeapGame game, Theorem<Heaps> theorem) {
    return PlainMex.hypotheses(game, theorem).map(
        hypotheses -> new SameSums(Phrase.of("theorem, {0}", theorem.citation().authors()), hypotheses));
  }

  /** Whether the theorem's law extends a form that holds for all computed heaps to all heaps. */
  private static boolean lasts(HeapTheorem theorem, Genera genera, ClosedForm value) {
    return value instanceof PeriodForm(long from, long gain, long[] values) && theorem.values().law()
        .filter(law -> gain * law.period() == law.gain() * values.length
            && Math.max(from, law.from()) + values.length + law.period() <= genera.count())
        .isPresent();
  }

  /** A period of G and G- from some heap on, for all heaps. */
  private record Repeat(long from, long period, Phrase why) {
    Ground ground() {
      return new RecurrenceProof(from, period, why);
    }

    /**
     * Whether forms that hold for all computed heaps hold for all heaps: the form's period and this one both fit into
     * the computed heaps, or the form comes from a theorem.
     */
    boolean covers(Genera genera, Optional<ClosedTerm> known, ClosedForm... forms) {
      for (ClosedForm form : forms)
        if (form instanceof PeriodForm(long first, long gain, long[] values)
            && (gain != 0 || Math.max(first, from) + values.length + period > genera.count())
            || !(form instanceof PeriodForm) && known.map(TermForm::of).filter(form::equals).isEmpty())
          return false;
      return true;
    }
  }

  /** The period of G and G-, where they repeat long enough that they do so forever; it starts after the empty heap. */
  private static Optional<Repeat> byPeriod(HeapGame game, Genera genera) {
    Optional<OctalCode> code = game.code().filter(c -> c.finite() && !c.unequal() && c.pieces() <= 2);
    if (code.isEmpty())
      return Optional.empty();
    long reach = code.get().places();
    boolean splits = code.get().pieces() == 2;
    for (int period = 1; 2 * period < genera.count(); period++) {
      int from = genera.count() - period;
      while (from > 1 && genera.repeat(from - 1, period, from - 1))
        from--;
      long to = splits ? 2L * from + period + reach : from + reach - 1;
      if (genera.repeat(from, period, to))
        return Optional.of(new Repeat(from, period, splits
            ? Phrase.of("G and G- are the same for n and n+{0} for {1} <= n <= {2} = 2 * {1} + {0} + {3} (Guy & Smith"
                + " 1956)", period, from, to, reach)
            : Phrase.of("G and G- are decided by the {0} before them, which are the same for n and n+{1} from n = {2}"
                + " on", reach, period, from)));
    }
    return Optional.empty();
  }

  /** The outcomes of heaps alone, where G- does not decide sums. */
  private long[] searched(HeapGame game, FinderRun trials) {
    var lost = new ArrayList<Long>();
    Budget part = budget.part(SEARCH_STEPS);
    try (var scratch = part.scratch()) {
      var solver = new Solver(scratch.budget());
      for (int heap = 0; heap < MOST_SEARCHED && heap <= game.greatest(); heap++) {
        var at = new Position.Single<>(game, Heaps.of(heap));
        lost.add(solver.decide(new Question(at, Convention.MISERE)).equals(Outcome.P) ? 1L : 0L);
      }
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      trials.note(Phrase.of("{0} (unfinished)", Phrase.of("the heaps that lose on their own")));
    }
    return lost.stream().mapToLong(n -> n).toArray();
  }

  private static Verdict<Long> checked(HeapGame game, int count) {
    return Numerals.of(game).checked(Phrase.of("n <= {0}", count - 1), count - 1L);
  }

  private static Optional<Conjecture.Found> alone(HeapGame game, Genera genera, long[] lone, FinderRun trials) {
    trials.note(Phrase.of("the heaps that lose on their own"));
    Optional<Repeat> repeat = genera.blocked() ? Optional.empty() : byPeriod(game, genera);
    return trials.first(List.of(new PeriodFinder(), new TermFinder(), new AutomaticFinder()), lone)
        .map(form -> new Conjecture.Found(form,
            repeat.filter(r -> form instanceof PeriodForm && r.covers(genera, Optional.empty(), form))
                .<Verdict<Long>>map(r -> new Verdict.Proved<>(r.ground()))
                .orElseGet(() -> checked(game, lone.length))));
  }
}
