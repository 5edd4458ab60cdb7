package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.PPositionRule;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.solve.prover.DecidedStatements;
import org.grundy.solve.prover.GameProof;
import org.grundy.solve.prover.GameProver;
import org.grundy.solve.prover.HeapRules;
import org.grundy.solve.prover.ValueProver;
import org.grundy.value.Convention;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;

/**
 * Finds a rule for the P-positions of a game of two to six heaps in a table: a term of the heaps, remainders, pairs
 * with floors, or a strip. The rule is proved where the prover can express it and decides that no move leads from one
 * such position to another and that every other position has a move to one, or where the game's theorem says the same.
 * Where the moves are vectors, an automaton of the P-positions is also looked for, and proved.
 */
public final class PPositionConjecturer {
  private static final long FINDER_STEPS = 100_000_000;
  private static final long PROVER_STEPS = 100_000_000;
  private static final Phrase AUTOMATA = Phrase.of("automata over binary, ternary, Fibonacci and similar digits");
  /** The most positions that may be P-positions under one convention and not under the other. */
  private static final int MOST_EXCEPTED = 16;
  /** The most heaps for which an automaton is guessed. */
  private static final int MOST_GUESSED = 3;

  private final Budget budget;

  /** @param budget charged for the table, the rules tried, and the proof */
  public PPositionConjecturer(Budget budget) {
    this.budget = budget;
  }

  /** Whether a game's positions are two to six heaps that are not a sum of single heaps. */
  public static boolean fits(Ruleset<?> ruleset) {
    return NimValueTable.heapsOf(ruleset) > 0;
  }

  /** The names of the heaps in formulas and conditions, for a game that {@link #fits}. */
  public static List<String> names(Ruleset<?> ruleset) {
    return PPositionForm.NAMES.subList(0, NimValueTable.heapsOf(ruleset));
  }

  /**
   * The rule for the P-positions of a game that {@link #fits}.
   *
   * @throws BudgetSpent when not even a small table can be filled
   */
  public PPositionConjecture of(Ruleset<?> ruleset) {
    return within(judge -> judge.of(ruleset, NimValueTable.of(ruleset, NimValueTable.heapsOf(ruleset), judge.budget)));
  }

  /** The rule for a table computed elsewhere; it is checked on the table and nowhere else. */
  PPositionConjecture ofTable(NimValueTable table) {
    var trials = new FinderRun(budget, FINDER_STEPS);
    Rules rules = searched(table, trials);
    Verdict<List<Long>> checked = new Verdict.Checked<>(Phrase.of("heaps of up to {0}", table.to()));
    return new PPositionConjecture("", Phrase.verbatim(""), Convention.NORMAL, table.heaps(), table.to(), table.lost(),
        rules.value.map(term -> new PPositionConjecture.Valued(term.written(), checked)),
        rules.form.map(form -> new PPositionConjecture.Found(form, checked)), Optional.empty(), Optional.empty(),
        Optional.empty(),
        trials.tried(), trials.stopped());
  }

  /** A term for all values, and a rule for the P-positions, as far as they are found in a table. */
  private record Rules(Optional<TermPPositions> value, Optional<PPositionForm> form) {
  }

  /** The rule of a theorem with numbers of its own, which a search would have to guess. */
  private static Optional<Rules> stated(Ruleset<?> ruleset) {
    return ruleset.theorems().stream().flatMap(theorem -> theorem.lostRule().stream())
        .flatMap(rule -> switch (rule) {
          case PPositionRule.GreedySum sum ->
            Stream.of(new Rules(Optional.empty(), Optional.of(new GreedySumPPositions(sum))));
          case PPositionRule.Remainder remainder -> {
            TermPPositions term = PPositionFinders.remainder(remainder);
            yield Stream.of(new Rules(Optional.of(term), Optional.of(term)));
          }
          case PPositionRule.NimSum _, PPositionRule.BeattyPairs _, PPositionRule.GoldenStrip _ -> Stream.<Rules>empty();
        }).findFirst();
  }

  private Rules searched(NimValueTable table, FinderRun trials) {
    var finders = new PPositionFinders(table, budget.part(FINDER_STEPS));
    Optional<TermPPositions> value = Optional.empty();
    Optional<PPositionForm> form = Optional.empty();
    boolean all = table.tells();
    if (all)
      try {
        value = finders.value();
        form = value.<PPositionForm>map(f -> f).or(finders::lost);
      } catch (BudgetSpent spent) {
        trials.spent(spent);
        all = false;
      }
    if (form.isEmpty())
      for (Phrase tried : PPositionFinders.tried(table.heaps()))
        trials.note(all ? tried : Phrase.of("{0} (unfinished)", tried));
    return new Rules(value, form);
  }

  /** Does work whose tables are dropped at the end. */
  private <T> T within(Function<PPositionConjecturer, T> work) {
    try (var scratch = budget.scratch()) {
      return work.apply(new PPositionConjecturer(scratch.budget()));
    }
  }

  private PPositionConjecture of(Ruleset<?> ruleset, NimValueTable table) {
    int heaps = table.heaps();
    var trials = new FinderRun(budget, FINDER_STEPS);
    Rules found = stated(ruleset).orElseGet(() -> searched(table, trials));
    Optional<TermPPositions> value = found.value;
    Optional<PPositionForm> form = found.form;
    Verdict<List<Long>> checked = checked(ruleset, table);
    Optional<PPositionForm> rule = form;
    Optional<? extends Theorem<?>> known = rule.flatMap(f -> theorem(ruleset, f));
    boolean gives = known.flatMap(Theorem::lostRule).filter(PPositionRule::givesValues).isPresent();
    Optional<TermPPositions> given = gives ? value : Optional.empty();
    Optional<Ground> cited = known.flatMap(t -> hypotheses(ruleset, rule.orElseThrow(), given, trials)
        .map(hypotheses -> new Ground.ByTheorem(t.citation(), hypotheses)));
    Optional<Citation> theorem = cited.isPresent() ? known.map(Theorem::citation) : Optional.empty();
    Optional<Ground> decided = gives && cited.isPresent() ? Optional.empty()
        : value.flatMap(v -> provedValue(ruleset, heaps, v, trials));
    Optional<Machine> proof = theorem.isPresent() || decided.isPresent() ? Optional.empty()
        : proof(ruleset, heaps, form, trials);
    Verdict<List<Long>> values = (gives ? cited : decided).<Verdict<List<Long>>>map(Verdict.Proved::new)
        .orElse(checked);
    Verdict<List<Long>> lost = cited.or(() -> proof.filter(Machine::ofForm).flatMap(p -> p.proof.decided()))
        .<Verdict<List<Long>>>map(Verdict.Proved::new).orElse(values);
    return new PPositionConjecture(ruleset.name(), ruleset.rules(), Convention.NORMAL, heaps, table.to(),
        table.lost(), value.map(v -> new PPositionConjecture.Valued(v.written(), values)),
        form.map(f -> new PPositionConjecture.Found(f, lost)),
        proof.filter(p -> !p.ofForm).flatMap(p -> p.proof.decided()
            .map(ground -> new PPositionConjecture.Automaton(new AutomatonPPositions(p.proof.any()), ground))),
        HeapPeriods.of(known.flatMap(Theorem::lostRule), cited,
            proof.filter(_ -> heaps == 2).map(p -> p.proof.any()), table.alike(), budget),
        theorem,
        trials.tried(), trials.stopped().or(table::stopped));
  }

  /**
   * The rule for the misère P-positions: a rule of its own, or that of normal play with some small exceptions.
   *
   * @throws BudgetSpent when not even a small table can be filled
   */
  public PPositionConjecture misere(Ruleset<?> ruleset) {
    return within(judge -> judge.lostMisere(ruleset));
  }

  private PPositionConjecture lostMisere(Ruleset<?> ruleset) {
    int heaps = NimValueTable.heapsOf(ruleset);
    NimValueTable table = NimValueTable.misere(ruleset, heaps, budget);
    var trials = new FinderRun(budget, FINDER_STEPS);
    Optional<PPositionForm> form = Optional.empty();
    if (table.tells())
      try {
        form = new PPositionFinders(table, budget.part(FINDER_STEPS)).lost();
        if (form.isEmpty()) {
          PPositionFinders.tried(heaps).forEach(trials::note);
          NimValueTable normal = NimValueTable.of(ruleset, heaps, budget);
          if (normal.tells())
            form = new PPositionFinders(normal, budget.part(FINDER_STEPS)).lost()
                .flatMap(rule -> excepted(rule, table));
          if (form.isEmpty())
            trials.note(Phrase.of("the rule of normal play except for {0} positions", MOST_EXCEPTED));
        }
      } catch (BudgetSpent spent) {
        trials.spent(spent);
      }
    Optional<DecidedStatements> proof = form.flatMap(f -> provedMisere(ruleset, heaps, f, trials));
    Optional<PPositionConjecture.Automaton> machine = proof.isPresent() || !table.tells() ? Optional.empty()
        : misereAutomaton(ruleset, heaps, trials);
    Verdict<List<Long>> verdict = proof.isPresent() ? new Verdict.Proved<>(proof.get())
        : checked(ruleset, table);
    return new PPositionConjecture(ruleset.name(), ruleset.rules(), Convention.MISERE, heaps, table.to(), table.lost(),
        Optional.empty(), form.map(f -> new PPositionConjecture.Found(f, verdict)), machine, Optional.empty(),
        Optional.empty(),
        trials.tried(), trials.stopped().or(table::stopped));
  }

  /** The evidence for a theorem; empty when there is none or the budget runs out first. */
  private Optional<Ground.Hypotheses> hypotheses(Ruleset<?> ruleset, PPositionForm form, Optional<TermPPositions> value,
      FinderRun trials) {
    try {
      return PPositionCheck.hypotheses(ruleset, form, value, NimValueTable.heapsOf(ruleset), budget.part(FINDER_STEPS));
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      return Optional.empty();
    }
  }

  private static Verdict<List<Long>> checked(Ruleset<?> ruleset, NimValueTable table) {
    return Numerals.of(ruleset).checked(Phrase.of("heaps of up to {0}", table.to()), table.to());
  }

  static Phrase bound(Ruleset<?> ruleset, NimValueTable table) {
    return Numerals.of(ruleset).unseen(Phrase.of("heaps of up to {0}", table.to()), table.to());
  }

  /** The rule with its exceptions, when they are few and small; else empty. */
  private static Optional<PPositionForm> excepted(PPositionForm rule, NimValueTable table) {
    var without = new ArrayList<List<Long>>();
    var besides = new ArrayList<List<Long>>();
    for (int cell = 0; cell < table.cells(); cell++) {
      long[] at = table.position(cell);
      if (rule.lost(at) == table.lost(cell))
        continue;
      (table.lost(cell) ? besides : without).add(LongStream.of(at).boxed().toList());
      if (LongStream.of(at).max().orElseThrow() > table.to() / 3 || without.size() + besides.size() > MOST_EXCEPTED)
        return Optional.empty();
    }
    return Optional.of(new ExceptedPPositions(rule, without, besides));
  }

  private Optional<DecidedStatements> provedMisere(Ruleset<?> ruleset, int heaps, PPositionForm form,
      FinderRun trials) {
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Theory theory = Theory.shipped();
      Optional<HeapRules> rules = HeapRules.of(ruleset, heaps);
      Optional<Definition> definition = definition(form, heaps, theory);
      return rules.isEmpty() || definition.isEmpty() ? Optional.empty()
          : new GameProver(theory, scratch.budget()).provesMisere(rules.get(), definition.get());
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      return Optional.empty();
    }
  }

  /**
   * Tests a formula in x, y and z against the nim-values of the table.
   *
   * @throws BadInput when the formula cannot be read, with the column
   */
  public HeapsTrial test(Ruleset<?> ruleset, String formula) {
    return within(judge -> judge.tested(ruleset, formula));
  }

  private HeapsTrial tested(Ruleset<?> ruleset, String formula) {
    int heaps = NimValueTable.heapsOf(ruleset);
    Term term = TermReader.parse(formula, PPositionForm.NAMES.subList(0, heaps), Dialect.BITS);
    NimValueTable table = NimValueTable.of(ruleset, heaps, budget);
    for (int cell : table.bySum(budget)) {
      budget.charge(1);
      Optional<Long> given = value(term, table.position(cell));
      if (given.isEmpty() || given.get() != table.values()[cell])
        return new HeapsTrial(formula, table.to(),
            Optional.of(LongStream.of(table.position(cell)).boxed().toList()), table.values()[cell], given,
            false, of(ruleset, table));
    }
    PPositionConjecture holds = of(ruleset, table);
    boolean proved = holds.value().filter(value -> value.verdict() instanceof Verdict.Proved)
        .map(value -> TermReader.parse(value.term(), PPositionForm.NAMES.subList(0, heaps), Dialect.BITS))
        .filter(known -> SameTerms.everywhere(term, known, heaps)).isPresent();
    return new HeapsTrial(formula, table.to(), Optional.empty(), 0, Optional.empty(), proved, holds);
  }

  private static Optional<Long> value(Term term, long[] at) {
    try {
      return Optional.of(term.value(at));
    } catch (Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** @param ofForm whether the rule found is proved, and not only an automaton */
  private record Machine(GameProof proof, boolean ofForm) {
  }

  private Optional<PPositionConjecture.Automaton> misereAutomaton(Ruleset<?> ruleset, int heaps, FinderRun trials) {
    Optional<HeapRules> rules = HeapRules.of(ruleset, heaps);
    if (rules.isEmpty() || heaps > MOST_GUESSED)
      return Optional.empty();
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Optional<PPositionConjecture.Automaton> found = new GameProver(Theory.shipped(), scratch.budget())
          .guessMisere(rules.get())
          .map(proof -> new PPositionConjecture.Automaton(new AutomatonPPositions(proof.any()), proof.ground()));
      if (found.isEmpty())
        trials.note(AUTOMATA);
      return found;
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      trials.note(Phrase.of("{0} (unfinished)", AUTOMATA));
      return Optional.empty();
    }
  }

  /** The statements that prove that the term gives all values, decided by automata. */
  private Optional<DecidedStatements> provedValue(Ruleset<?> ruleset, int heaps, TermPPositions value,
      FinderRun trials) {
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Optional<ValueProver.Claim> claim = ValueClaims.of(value.term(), heaps);
      return claim.flatMap(c -> ValueProver.proves(ruleset, c, scratch.budget()));
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      return Optional.empty();
    }
  }

  /** The game's theorem that gives the same P-positions as a rule. */
  private static <P> Optional<Theorem<P>> theorem(Ruleset<P> ruleset, PPositionForm form) {
    for (Theorem<P> theorem : ruleset.theorems())
      if (theorem.lostRule().filter(rule -> same(rule, form, NimValueTable.heapsOf(ruleset))).isPresent())
        return Optional.of(theorem);
    return Optional.empty();
  }

  private static boolean same(PPositionRule rule, PPositionForm form, int heaps) {
    return switch (rule) {
      case PPositionRule.NimSum(int step) -> form instanceof TermPPositions lost && lost.term().equals(TermReader.parse(
          IntStream.iterate(0, heap -> heap < heaps, heap -> heap + step).mapToObj(PPositionForm.NAMES::get)
              .collect(Collectors.joining(" ^ ")),
          PPositionForm.NAMES, Dialect.BITS));
      case PPositionRule.BeattyPairs(long width) ->
        form instanceof PairedPPositions pairs && pairs.times() == width && pairs.wide();
      case PPositionRule.GoldenStrip() -> form instanceof StripPPositions strip && strip.golden();
      case PPositionRule.GreedySum sum -> form.equals(new GreedySumPPositions(sum));
      case PPositionRule.Remainder remainder -> form.equals(PPositionFinders.remainder(remainder));
    };
  }

  /** The rule as a definition for the prover; empty where it cannot be expressed. */
  private static Optional<Definition> definition(PPositionForm form, int heaps, Theory theory) {
    String names = String.join(", ", PPositionForm.NAMES.subList(0, heaps));
    String name = "conjectured";
    if (form instanceof TermPPositions lost && lost.statement().isEmpty())
      return ValueClaims.of(lost.term(), heaps).map(claim -> Definition.relation(name, claim.heaps(),
          new Statement(claim.heaps(), List.of(), claim.zero(), Optional.of(claim.system()))));
    if (form instanceof PairedPPositions pairs && pairs.wide() && !pairs.golden())
      return new PPositionRule.BeattyPairs(pairs.times()).definitions("sorted").map(theory::with)
          .flatMap(with -> with.with("def " + name + "(x, y) := sorted(x, y) | sorted(y, x)").definition(name));
    return form.statement()
        .flatMap(statement -> theory.with("def " + name + "(" + names + ") := " + statement).definition(name));
  }

  /** A proof of the rule, or else of an automaton. */
  private Optional<Machine> proof(Ruleset<?> ruleset, int heaps, Optional<PPositionForm> form, FinderRun trials) {
    Optional<HeapRules> rules = HeapRules.of(ruleset, heaps);
    if (rules.isEmpty())
      return Optional.empty();
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Theory theory = Theory.shipped();
      Optional<Definition> definition = form.flatMap(f -> definition(f, heaps, theory));
      if (definition.isPresent()) {
        GameProof proof = new GameProver(theory, scratch.budget()).prove(rules.get(), definition.get());
        if (proof.proved())
          return Optional.of(new Machine(proof, true));
      }
      if (heaps > MOST_GUESSED)
        return Optional.empty();
      Optional<Machine> guessed = new GameProver(theory, scratch.budget()).prove(rules.get()).filter(GameProof::proved)
          .map(proof -> new Machine(proof, false));
      if (guessed.isEmpty())
        trials.note(AUTOMATA);
      return guessed;
    } catch (BadInput _) {
      trials.note(AUTOMATA);
      return Optional.empty();
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      trials.note(Phrase.of("{0} (unfinished)", AUTOMATA));
      return Optional.empty();
    }
  }
}
