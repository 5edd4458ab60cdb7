package org.grundy.conjecture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.ClosedTerm;
import org.grundy.game.HeapValues.Law;
import org.grundy.game.Recursion;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.heap.HeapGame;
import org.grundy.number.Decimals;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Verdict;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.solve.automatic.ValueProver;
import org.grundy.solve.grundy.NimSequence;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;

/**
 * From a game, or from values, to a closed form: theorems and proved periods first, then the {@link Finder}s, the simplest
 * first. What a finder finds is checked for all values there are, and said to be no more than that.
 *
 * <p>As many values are computed as a bounded number of steps allows, {@value #MOST_VALUES} at most: the same on every
 * machine.
 */
public final class Conjecturer {
  /** No more values are computed. */
  public static final int MOST_VALUES = 200_001;
  private static final long VALUE_STEPS = 20_000_000;
  private static final long FINDER_STEPS = 60_000_000;
  private static final long PROVER_STEPS = 30_000_000;
  /** A longer period is named, not written out. */
  private static final long MOST_PERIOD = 1 << 14;
  private static final int FEWEST = 8;
  private static final int MOST_DIGITS = 18;
  /** A period of more values is none by chance. */
  private static final int MOST_BY_CHANCE = 1000;
  private static final int SHOWN = 8;
  /** So many values are listed of a form that a theorem gives. */
  private static final int SHOWN_OF_TERM = 1000;
  private static final Phrase INDUCTION = Phrase.of("by induction, as follows");

  private final Budget budget;

  /** @param budget charged for values and for forms that are tried */
  public Conjecturer(Budget budget) {
    this.budget = budget;
  }

  private static List<Finder> finders() {
    return List.of(new TermFinder(), new PeriodFinder(), new RecursionFinder(), new FloorFinder(),
        new AutomaticFinder(), new MorphicFinder());
  }

  /**
   * The closed form of values that are given.
   *
   * @param values of 0, 1, 2, &hellip;; at least {@value #FEWEST}
   */
  public Conjecture ofValues(long[] values) {
    if (values.length < FEWEST)
      throw BadInput.because("expected {0} values or more, found {1}", FEWEST, values.length);
    return search(Optional.empty(), values, new Trials(budget, FINDER_STEPS));
  }

  /**
   * Values as they are typed, with commas or spaces between them.
   *
   * @throws BadInput when one is no whole number from 0, or has more than {@value #MOST_DIGITS} digits
   */
  public static long[] read(String text) {
    String[] words = text.strip().split("\\s*,\\s*|\\s+");
    return IntStream.range(0, words.length).mapToLong(
        i -> Decimals.parse(words[i]).filter(n -> n.signum() >= 0 && n.toString().length() <= MOST_DIGITS).orElseThrow(
            () -> BadInput.expected(Phrase.of("value {0}", i + 1), Phrase.of("a whole number from {0}", 0), words[i]))
            .longValueExact())
        .toArray();
  }

  /** Whether a game has single heaps. */
  public static boolean fits(Ruleset<?> ruleset) {
    try {
      HeapSequence.of(ruleset, new Solver(Budget.unlimited())).value(BigInteger.ZERO);
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
    Optional<Conjecture> given = fits(ruleset) ? Optional.empty() : byTheorem(ruleset, Optional.empty());
    if (given.isPresent())
      return given.get();
    var sequence = HeapSequence.of(ruleset, new Solver(budget));
    if (!fits(ruleset))
      throw BadInput.because("{0}: expected an impartial game of single heaps, such as {1}", ruleset.name(),
          "take:1,4");
    Optional<Conjecture> known = byTheorem(ruleset, Optional.of(sequence)).or(() -> byRecursion(ruleset, sequence));
    if (known.isPresent())
      return known.get();
    var trials = new Trials(budget, FINDER_STEPS);
    Optional<Law> law = law(sequence, trials).filter(l -> l.from() + l.period() <= MOST_PERIOD);
    if (law.isPresent())
      return byLaw(ruleset, sequence, law.get());
    long[] values = values(ruleset, sequence);
    return ruleset instanceof HeapGame game && values.length > game.greatest()
        ? new Conjecture(ruleset.name(), Optional.of(ruleset.rules()), values,
            Optional.of(new Conjecture.Found(new ListedForm(values), new Verdict.Proved<>(
                ListedForm.all(values.length)))),
            Optional.empty(), Optional.empty(), List.of(), List.of(), Optional.empty())
        : search(Optional.of(ruleset), values, trials);
  }

  /** The law, if the budget lasts until one is proved. */
  private static Optional<Law> law(HeapSequence sequence, Trials trials) {
    try {
      return sequence.law();
    } catch (BudgetSpent spent) {
      trials.met(spent);
      return Optional.empty();
    }
  }

  /** Nothing, when a limit was reached: what there is can still be shown. Nobody wants it after a cancellation. */
  private static <T> Optional<T> unlessCancelled(BudgetSpent spent) {
    if (spent.limit() == BudgetSpent.Limit.CANCELLED)
      throw spent;
    return Optional.empty();
  }

  /** As many values as the steps allow. */
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
          .map(how -> BadInput.because("{0}: {1}, and its nodes need have no nim-value", ruleset.name(), how))
          .orElseGet(() -> BadInput.because("{0}: the values of heaps up to {1} are all there are", ruleset.name(),
              found.length - 1));
    return found;
  }

  /** So many values, or as many as the budget allows, but at least {@code fewest}. */
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
        Optional.of(new Conjecture.Found(form, new Verdict.Proved<>(law.why()))), Optional.empty(), Optional.empty(),
        List.of(), List.of(), Optional.empty());
  }

  /** @param sequence the values of single heaps; where there are none, as of coins in places, the term gives them itself */
  private static <P> Optional<Conjecture> byTheorem(Ruleset<P> ruleset, Optional<HeapSequence> sequence) {
    for (Theorem<P> theorem : ruleset.theorems())
      if (theorem.closed().isPresent()) {
        ClosedTerm closed = theorem.closed().get();
        Citation citation = theorem.citation();
        TermForm form = TermForm.of(closed);
        boolean published = !citation.source().isEmpty();
        long[] values = new long[SHOWN_OF_TERM];
        if (sequence.isPresent())
          values = first(sequence.get(), SHOWN_OF_TERM, FEWEST);
        else
          Arrays.setAll(values, n -> n < form.from() ? 0 : form.at(n));
        return Optional.of(proved(ruleset, values, form, published ? citation.statement() : INDUCTION,
            published ? Optional.of(citation) : Optional.empty(), closed.why()));
      }
    return Optional.empty();
  }

  private static Conjecture proved(Ruleset<?> ruleset, long[] values, ClosedForm form, Phrase how,
      Optional<Citation> theorem, List<Phrase> why) {
    return new Conjecture(ruleset.name(), Optional.of(ruleset.rules()), values,
        Optional.of(new Conjecture.Found(form, new Verdict.Proved<>(how))), Optional.empty(), theorem, why, List.of(),
        Optional.empty());
  }

  /** Equations that follow from a recursion, or that itself. */
  private <P> Optional<Conjecture> byRecursion(Ruleset<P> ruleset, HeapSequence sequence) {
    for (Theorem<P> theorem : ruleset.theorems())
      if (theorem.recursion().isPresent()) {
        Recursion recursion = theorem.recursion().get().recursion();
        long[] values = first(sequence, SHOWN_OF_TERM, FEWEST);
        Optional<ClosedForm> equations = equations(values)
            .filter(form -> BoundProof.follows((RecursionForm) form, recursion));
        return Optional.of(proved(ruleset, values, equations.orElse(new BoundForm(recursion)), INDUCTION,
            Optional.empty(), theorem.recursion().get().why()));
      }
    return Optional.empty();
  }

  private Optional<ClosedForm> equations(long[] values) {
    try {
      return new RecursionFinder().find(values, budget);
    } catch (BudgetSpent spent) {
      return unlessCancelled(spent);
    }
  }

  private Conjecture search(Optional<Ruleset<?>> game, long[] values, Trials trials) {
    Optional<ClosedForm> form = trials.first(finders(), values).map(found -> shorter(found, values));
    Optional<ClosedForm> losing = form.isPresent() ? Optional.empty() : losing(values, trials);
    boolean proved = form.isPresent() && game.isPresent() && proved(game.get(), form.get(), values, trials);
    return new Conjecture(game.map(Ruleset::name).orElse(""), game.map(Ruleset::rules), values,
        form.map(f -> proved ? new Conjecture.Found(f, new Verdict.Proved<>(ValueClaims.PROVED)) : checked(f, values)),
        losing.map(f -> checked(f, values)), Optional.empty(), List.of(), trials.tried(), trials.stopped());
  }

  /**
   * A morphism in place of a period that must list more values than the images have letters: a word of few letters may
   * have periods by chance, and what says as much with less is the likelier.
   */
  private ClosedForm shorter(ClosedForm form, long[] values) {
    if (!(form instanceof PeriodForm(long from, long gain, long[] period)) || gain != 0
        || values.length > MOST_BY_CHANCE)
      return form;
    try {
      return new MorphicFinder().find(values, budget.part(FINDER_STEPS)).map(MorphicForm.class::cast)
          .filter(morphic -> morphic.letters() < from + period.length).<ClosedForm>map(morphic -> morphic).orElse(form);
    } catch (BudgetSpent spent) {
      unlessCancelled(spent);
      return form;
    }
  }

  /** Whether automata decide that the form holds for all heaps. */
  private boolean proved(Ruleset<?> game, ClosedForm form, long[] values, Trials trials) {
    try {
      Optional<ValueProver.Claim> claim = ValueClaims.of(form, values);
      return claim.isPresent() && ValueProver.proves(game, claim.get(), budget.part(PROVER_STEPS));
    } catch (BadInput _) {
      return false;
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      return false;
    }
  }

  private static Conjecture.Found checked(ClosedForm form, long[] values) {
    return new Conjecture.Found(form, new Verdict.Checked<>(bound(values)));
  }

  /** Which heaps have the value 0, when there are some besides the first few and some that have not. */
  private static Optional<ClosedForm> losing(long[] values, Trials trials) {
    long[] zeros = Arrays.stream(values).map(value -> value == 0 ? 1 : 0).toArray();
    long count = Arrays.stream(zeros).sum();
    if (count < FEWEST || count == zeros.length)
      return Optional.empty();
    trials.note(Phrase.of("the same for the heaps of value 0"));
    return trials.first(List.of(new PeriodFinder(), new AutomaticFinder(), new MorphicFinder()), zeros);
  }

  private static Phrase bound(long[] values) {
    return Phrase.of("n <= {0}", values.length - 1);
  }

  /**
   * Judges a formula of n, or of one other letter, against the values of a game.
   *
   * @throws BadInput when the formula cannot be read, with the column
   */
  public Trial test(Conjecture conjecture, String formula) {
    String variable = formula.matches(".*\\bx\\b.*") ? "x" : "n";
    Term term = TermReader.parse(formula, List.of(variable), Dialect.BITS);
    long[] values = conjecture.values();
    Optional<Long> refuted = Optional.empty();
    long from = 0;
    for (int n = 0; n < values.length && refuted.isEmpty(); n++) {
      budget.charge(1);
      Optional<Long> given = value(term, n);
      if (given.isEmpty() && from == n && n < FEWEST / 4)
        from = n + 1L;
      else if (given.isEmpty() || given.get() != values[n])
        refuted = Optional.of((long) n);
    }
    var shown = new ArrayList<Optional<Long>>();
    for (int n = 0; n < Math.max(SHOWN + 1, refuted.orElse(0L) + 2) && n < values.length && n < 1 << 16; n++)
      shown.add(value(term, n));
    boolean proved = refuted.isEmpty() && conjecture.found().filter(Conjecture.Found::proved)
        .filter(f -> SameTerms.proved(term, f.form(), values.length)).isPresent();
    return new Trial(formula, variable, refuted, refuted.flatMap(n -> value(term, n)), shown, from,
        refuted.isPresent() ? relation(term, values) : Optional.empty(), proved, conjecture);
  }

  private static Optional<Long> value(Term term, long n) {
    try {
      return Optional.of(term.value(new long[]{n}));
    } catch (Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** What the formula is of the value, for all numbers from 1 on. */
  private static Optional<String> relation(Term term, long[] values) {
    for (String candidate : List.of("2^value", "value + 1", "value - 1", "2 value", "value / 2", "value + 2",
        "2^value - 1",
        "value^2")) {
      boolean holds = true;
      for (int n = 1; n < values.length && holds; n++)
        holds = value(term, n).equals(related(candidate, values[n]));
      if (holds)
        return Optional.of(candidate);
    }
    return Optional.empty();
  }

  private static Optional<Long> related(String candidate, long value) {
    return switch (candidate) {
      case "2^value" -> value < 62 ? Optional.of(1L << value) : Optional.empty();
      case "2^value - 1" -> value < 62 ? Optional.of((1L << value) - 1) : Optional.empty();
      case "value + 1" -> Optional.of(value + 1);
      case "value + 2" -> Optional.of(value + 2);
      case "value - 1" -> Optional.of(value - 1);
      case "2 value" -> Optional.of(2 * value);
      case "value / 2" -> Optional.of(value / 2);
      default -> Optional.of(value * value);
    };
  }
}
