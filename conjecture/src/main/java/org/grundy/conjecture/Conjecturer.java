package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.ClosedTerm;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Recursion;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.prover.DecidedStatements;
import org.grundy.solve.prover.ValueProver;
import org.grundy.solve.sequence.NimSequence;
import org.grundy.word.formula.Proposition;

/**
 * Finds a closed form for a game or a list of values: theorems and proved periods first, then the {@link Finder}s, the
 * simplest first. A finder's form is checked against all values and reported as checked, not proved.
 *
 * <p>A bounded number of steps limits how many values are computed, {@value #MOST_VALUES} at most, so the result is the
 * same on every machine.
 */
public final class Conjecturer {
  /** The most values computed. */
  public static final int MOST_VALUES = 200_001;
  private static final long VALUE_STEPS = 20_000_000;
  private static final long FINDER_STEPS = 60_000_000;
  private static final long PROVER_STEPS = 30_000_000;
  private static final long FAR_STEPS = 50_000_000;
  private static final long PROBE_STEPS = 2_000_000;
  /** The largest number in the rules that values are computed past. */
  private static final long MOST_FAR = 1 << 21;
  /** How many values beyond such a number are tested. */
  private static final int PAST = 64;
  /** The longest period that is written out; a longer one is only stated. */
  private static final long MOST_PERIOD = 1 << 14;
  static final int FEWEST = 8;
  /** The longest period that may be a coincidence. */
  private static final int MOST_BY_CHANCE = 1000;
  /** How many values are listed of a form given by a theorem. */
  private static final int SHOWN_OF_TERM = 1000;

  private final Budget budget;

  /** @param budget charged for values and for the forms tried */
  public Conjecturer(Budget budget) {
    this.budget = budget;
  }

  /** The finders in order; with few values too many long terms fit, so these come after periods. */
  private static List<Finder> finders(int count) {
    if (count <= PeriodFinder.FEW)
      return List.of(TermFinder.plain(), new PeriodFinder(), new RecursionFinder(), new TermFinder(), new FloorFinder(),
          new AutomaticFinder(), new MorphicFinder());
    return List.of(new TermFinder(), new PeriodFinder(), new RecursionFinder(), new FloorFinder(),
        new AutomaticFinder(), new MorphicFinder());
  }

  /**
   * The closed form of given values.
   *
   * @param values of 0, 1, 2, &hellip;; at least {@value #FEWEST}
   */
  public Conjecture ofValues(long[] values) {
    if (values.length < FEWEST)
      throw BadInput.because("expected {0} values or more, found {1}", FEWEST, values.length);
    return search(Optional.empty(), values, new FinderRun(budget, FINDER_STEPS));
  }

  /**
   * Whether a game has single heaps.
   *
   * @throws BudgetSpent when the budget ends before the empty heap has a value
   */
  public static boolean fits(Ruleset<?> ruleset, Budget budget) {
    try (var scratch = budget.scratch()) {
      HeapSequence.of(ruleset, new Solver(scratch.budget())).requireEmptyHeap();
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  /**
   * The closed form of the nim-values of a game's single heaps.
   *
   * @throws BadInput when the game has no single heaps
   */
  public Conjecture ofGame(Ruleset<?> ruleset) {
    try (var scratch = budget.scratch()) {
      return new Conjecturer(scratch.budget()).conjectured(ruleset);
    }
  }

  private Conjecture conjectured(Ruleset<?> ruleset) {
    Optional<Conjecture> given = fits(ruleset, budget) ? Optional.empty() : byTheorem(ruleset, Optional.empty());
    if (given.isPresent())
      return given.get();
    var sequence = HeapSequence.of(ruleset, new Solver(budget));
    if (!fits(ruleset, budget))
      throw BadInput.because("{0}: expected an impartial game of single heaps, such as {1}", ruleset.name(),
          "take:1,4");
    Optional<Conjecture> recursive = byRecursion(ruleset, sequence);
    Optional<Conjecture> known = byTheorem(ruleset, Optional.of(sequence))
        .or(() -> recursive.filter(conjecture -> !(conjecture.found().orElseThrow().form() instanceof BoundForm bound)
            || !(bound.recursion() instanceof Recursion.Only)));
    if (known.isPresent())
      return known.get();
    var trials = new FinderRun(budget, FINDER_STEPS);
    Optional<Law> law = law(sequence, trials).filter(l -> l.from() + l.period() <= MOST_PERIOD);
    if (law.isPresent())
      return byLaw(ruleset, sequence, law.get());
    long[] values = values(ruleset, sequence);
    return ruleset instanceof HeapGame game && values.length > game.greatest()
        ? new Conjecture(ruleset.name(), Optional.of(ruleset.rules()), values,
            Optional
                .of(new Conjecture.Found(new ListedForm(values), new Verdict.Proved<>(new AllHeaps(values.length)))),
            Optional.empty(), Optional.empty(), List.of(), List.of(), Optional.empty())
        : proved(search(Optional.of(ruleset), values, trials), recursive);
  }

  /** What a search found, or what is known otherwise if that is not proved. */
  private static Conjecture proved(Conjecture found, Optional<Conjecture> otherwise) {
    return found.found().filter(Conjecture.Found::proved).isPresent() ? found : otherwise.orElse(found);
  }

  /** The law of the sequence, if one is proved within the budget. */
  private static Optional<Law> law(HeapSequence sequence, FinderRun trials) {
    try {
      return sequence.law();
    } catch (BudgetSpent spent) {
      trials.met(spent);
      return Optional.empty();
    }
  }

  /** Empty when a limit was reached, since the rest can still be shown; rethrows a cancellation. */
  private static <T> Optional<T> unlessCancelled(BudgetSpent spent) {
    if (spent.limit() == BudgetSpent.Limit.CANCELLED)
      throw spent;
    return Optional.empty();
  }

  /** The values of as many heaps as the steps allow. */
  private long[] values(Ruleset<?> ruleset, HeapSequence sequence) {
    if (!(ruleset instanceof HeapGame game))
      return first(sequence, 2000, FEWEST);
    NimSequence values = sequence.computed().orElseGet(() -> NimSequence.of(game));
    Budget part = budget.part(VALUE_STEPS);
    int most = (int) Math.min(MOST_VALUES, game.greatest() + 1);
    try {
      for (int to = 64; to < most && values.fill(to, part);)
        to = Math.min(most, 2 * to);
      values.fill(most - 1L, part);
    } catch (BudgetSpent spent) {
      if (values.filled() < FEWEST)
        throw spent;
      unlessCancelled(spent);
    }
    var found = new long[(int) Math.min(most, values.filled())];
    Arrays.setAll(found, values::value);
    if (found.length < FEWEST && found.length < most)
      throw ruleset.returning()
          .map(how -> BadInput.because("{0}: {1}, so a node may have no nim-value", ruleset.name(), how))
          .orElseGet(() -> BadInput.because("{0}: values are known only for heaps up to {1}", ruleset.name(),
              found.length - 1));
    return found;
  }

  /** The first {@code count} values, or as many as the budget allows, but at least {@code fewest}. */
  private static long[] first(HeapSequence sequence, int count, int fewest) {
    var values = new ArrayList<BigInteger>();
    try {
      sequence.values(BigInteger.valueOf(count - 1L), values);
    } catch (BudgetSpent spent) {
      if (values.size() < fewest)
        throw spent;
      unlessCancelled(spent);
    }
    return values.stream().mapToLong(BigInteger::longValueExact).toArray();
  }

  private Conjecture byLaw(Ruleset<?> ruleset, HeapSequence sequence, Law law) {
    long[] values = first(sequence, (int) Math.max(64, law.from() + 2 * law.period()),
        (int) (law.from() + law.period()));
    var form = new PeriodForm(law.from(), law.gain(),
        Arrays.copyOfRange(values, (int) law.from(), (int) (law.from() + law.period())));
    return new Conjecture(ruleset.name(), Optional.of(ruleset.rules()), values,
        Optional.of(
            new Conjecture.Found(form, new Verdict.Proved<>(new RecurrenceProof(law.from(), law.period(), law.why())))),
        Optional.empty(), Optional.empty(),
        List.of(), List.of(), Optional.empty());
  }

  /** @param sequence the values of single heaps; empty, as for coins in places, where the term itself gives them */
  private static <P> Optional<Conjecture> byTheorem(Ruleset<P> ruleset, Optional<HeapSequence> sequence) {
    for (Theorem<P> theorem : ruleset.theorems())
      if (theorem.closed().isPresent()) {
        Optional<Ground.Hypotheses> hypotheses = PlainMex.hypotheses(ruleset, theorem);
        if (hypotheses.isEmpty())
          continue;
        ClosedTerm closed = theorem.closed().get();
        Citation citation = theorem.citation();
        TermForm form = TermForm.of(closed);
        boolean published = !citation.source().isEmpty();
        long[] values = new long[SHOWN_OF_TERM];
        if (sequence.isPresent())
          values = first(sequence.get(), SHOWN_OF_TERM, FEWEST);
        else
          Arrays.setAll(values, n -> n < form.from() ? 0 : form.at(n));
        return Optional.of(proved(ruleset, values, form,
            published ? new Ground.ByTheorem(citation, hypotheses.get())
                : new Ground.ByInduction(closed.why(), hypotheses.get()),
            published ? Optional.of(citation) : Optional.empty(), closed.why()));
      }
    return Optional.empty();
  }

  private static Conjecture proved(Ruleset<?> ruleset, long[] values, ClosedForm form, Ground ground,
      Optional<Citation> theorem, List<Phrase> why) {
    return new Conjecture(ruleset.name(), Optional.of(ruleset.rules()), values,
        Optional.of(new Conjecture.Found(form, new Verdict.Proved<>(ground))), Optional.empty(), theorem, why,
        List.of(),
        Optional.empty());
  }

  /** The equations that follow from a recursion, or the recursion itself. */
  private <P> Optional<Conjecture> byRecursion(Ruleset<P> ruleset, HeapSequence sequence) {
    for (Theorem<P> theorem : ruleset.theorems())
      if (theorem.recursion().isPresent()) {
        Optional<Ground.Hypotheses> hypotheses = PlainMex.hypotheses(ruleset, theorem);
        if (hypotheses.isEmpty())
          continue;
        Recursion recursion = theorem.recursion().get().recursion();
        long[] values = first(sequence, SHOWN_OF_TERM, FEWEST);
        List<Phrase> why = theorem.recursion().get().why();
        Optional<ClosedForm> term = recursion instanceof Recursion.Levels levels
            ? found(new TermFinder(), values)
                .filter(form -> LevelsProof.follows((TermForm) form, levels, values.length))
            : Optional.empty();
        ClosedForm form = term.or(() -> found(new RecursionFinder(), values)
            .filter(equations -> BoundProof.follows((RecursionForm) equations, recursion)))
            .orElse(new BoundForm(recursion));
        List<Phrase> all = term.isEmpty() ? why
            : Stream.concat(why.stream(), Stream.of(
                Phrase.of("So {0}. The formula satisfies the same equation.", new BoundForm(recursion).text())))
                .toList();
        return Optional.of(proved(ruleset, values, form, new Ground.ByInduction(all, hypotheses.get()),
            Optional.empty(), all));
      }
    return Optional.empty();
  }

  private Optional<ClosedForm> found(Finder finder, long[] values) {
    try (var scratch = budget.scratch()) {
      return finder.find(values, scratch.budget());
    } catch (BudgetSpent spent) {
      return unlessCancelled(spent);
    }
  }

  private Conjecture search(Optional<Ruleset<?>> game, long[] values, FinderRun trials) {
    Optional<ClosedForm> form = trials.first(finders(values.length), values).map(found -> shorter(found, values))
        .or(() -> game.isPresent() ? Optional.empty() : trials.first(List.of(new LinearFinder()), values));
    Optional<ClosedForm> losing = form.isPresent() ? Optional.empty() : losing(values, trials);
    Optional<DecidedStatements> proof = form.isEmpty() || game.isEmpty() ? Optional.empty()
        : proof(game.get(), form.get(), values, trials);
    return new Conjecture(game.map(Ruleset::name).orElse(""), game.map(Ruleset::rules), values,
        form.map(f -> proof.isPresent() ? new Conjecture.Found(f, new Verdict.Proved<>(proof.get()))
            : checked(f, values, game, true)),
        losing.map(f -> checked(f, values, game, false)), Optional.empty(), List.of(), trials.tried(),
        trials.stopped());
  }

  /**
   * Prefers a morphism to a period that lists more values than the images have letters: a word of few letters may have
   * periods by chance, and the shorter description is likelier.
   */
  private ClosedForm shorter(ClosedForm form, long[] values) {
    if (!(form instanceof PeriodForm(long from, long gain, long[] period)) || gain != 0
        || values.length > MOST_BY_CHANCE)
      return form;
    try (var scratch = budget.part(FINDER_STEPS).scratch()) {
      return new MorphicFinder().find(values, scratch.budget()).map(MorphicForm.class::cast)
          .filter(morphic -> morphic.letters() < from + period.length).<ClosedForm>map(morphic -> morphic).orElse(form);
    } catch (BudgetSpent spent) {
      unlessCancelled(spent);
      return form;
    }
  }

  /** The statements that prove the form for all heaps, decided by automata. */
  private Optional<DecidedStatements> proof(Ruleset<?> game, ClosedForm form, long[] values, FinderRun trials) {
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Optional<ValueProver.Claim> claim = ValueClaims.of(form, values, scratch.budget());
      return claim.flatMap(c -> ValueProver.proves(game, c, scratch.budget()));
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      return Optional.empty();
    }
  }

  private Conjecture.Found checked(ClosedForm form, long[] values, Optional<Ruleset<?>> game, boolean ofValues) {
    Numerals numerals = game.map(Numerals::of).orElse(Numerals.NONE);
    if (ofValues && game.isPresent() && game.get() instanceof HeapGame heaps)
      for (long number : numerals.all())
        if (number >= values.length && number <= MOST_FAR) {
          Optional<Conjecture.Found> found = far(form, values.length, heaps, numerals);
          if (found.isPresent())
            return found.get();
          break;
        }
    Optional<Conjecture.Found> wrong = game.flatMap(rules -> wrong(form, values, rules, ofValues));
    if (wrong.isPresent())
      return wrong.get();
    return new Conjecture.Found(form, numerals.checked(bound(values), values.length - 1L));
  }

  /**
   * The form with the bound up to which it holds when values are computed past the numbers in the rules; empty when
   * that takes too long.
   */
  private Optional<Conjecture.Found> far(ClosedForm form, int count, HeapGame game, Numerals numerals) {
    long last = numerals.all().headSet(MOST_FAR + 1).last() + PAST;
    NimSequence values = NimSequence.of(game);
    try (var scratch = budget.part(FAR_STEPS).scratch()) {
      if (last > game.greatest() || !values.fill(last, scratch.budget()))
        return Optional.empty();
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      return unlessCancelled(spent);
    }
    for (long n = count; n <= last; n++)
      if (form.at(n) != values.value(n))
        return Optional.of(new Conjecture.Found(form, new Verdict.Checked<>(
            Phrase.of("{0} < {1} and wrong at {1}, where the value is {2}", ClosedTerm.N, n, values.value(n)),
            Optional.of(Phrase.of("{0} < {1}", ClosedTerm.N, n)))));
    return Optional.of(new Conjecture.Found(form, numerals.checked(Phrase.of("{0} <= {1}", ClosedTerm.N, last), last)));
  }

  /** The form with a heap where it is wrong, if one is found among much larger ones. */
  private Optional<Conjecture.Found> wrong(ClosedForm form, long[] values, Ruleset<?> game, boolean ofValues) {
    if (!(game instanceof HeapGame heaps))
      return Optional.empty();
    try (var scratch = budget.part(PROBE_STEPS).scratch()) {
      var far = new FarValues(heaps, values, scratch.budget());
      OptionalLong heap = far.wrong(ofValues ? form::at : n -> 1 - form.at(n), ofValues);
      return heap.isEmpty() ? Optional.empty() : Optional.of(new Conjecture.Found(form, new Verdict.Checked<>(
          Phrase.of("{0} <= {1} and wrong at {2}, where the value is {3}", ClosedTerm.N, values.length - 1,
              heap.getAsLong(), far.known(heap.getAsLong())),
          Optional.of(bound(values)))));
    }
  }

  /** A form for the heaps of value 0, when these are not just the first few and not all heaps. */
  private static Optional<ClosedForm> losing(long[] values, FinderRun trials) {
    long[] zeros = Arrays.stream(values).map(value -> value == 0 ? 1 : 0).toArray();
    long count = Arrays.stream(zeros).sum();
    if (count < FEWEST || count == zeros.length)
      return Optional.empty();
    return trials.first(Phrase.of("for the losing heaps alone:"),
        List.of(new PeriodFinder(), new AutomaticFinder(), new MorphicFinder()), zeros);
  }

  private static Phrase bound(long[] values) {
    return Phrase.of("{0} <= {1}", ClosedTerm.N, values.length - 1);
  }

  /**
   * Tests a formula in n, or another letter, against the values of a game.
   *
   * @throws BadInput when the formula cannot be read, with the column
   */
  public FormulaTrial test(Conjecture conjecture, String formula) {
    return new FormulaJudge(budget).of(conjecture, formula);
  }

  /** Tests a condition for the heaps that are P-positions; the game is empty for given values. */
  public ConditionTrial test(Optional<Ruleset<?>> game, Conjecture conjecture, String text, Proposition condition) {
    return new ConditionJudge(budget).of(game, conjecture, text, condition);
  }
}
