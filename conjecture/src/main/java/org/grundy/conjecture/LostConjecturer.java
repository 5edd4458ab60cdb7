package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.LostRule;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;
import org.grundy.reason.Ground;
import org.grundy.reason.Verdict;
import org.grundy.solve.automatic.Decided;
import org.grundy.solve.automatic.GameProof;
import org.grundy.solve.automatic.GameProver;
import org.grundy.solve.automatic.HeapRules;
import org.grundy.solve.automatic.ValueProver;
import org.grundy.value.Convention;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Undefined;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;

/**
 * From a game of two to six heaps to a rule for its lost positions: a term of the heaps, remainders, pairs with floors, a
 * strip, found in a table; proved where the prover can put the rule into words and decides that no move leads from it to
 * itself and one leads to it from everywhere else, or where the game's theorem says the same. Where the moves are vectors an
 * automaton of the lost positions is looked for besides, and proved.
 */
public final class LostConjecturer {
  private static final long FINDER_STEPS = 100_000_000;
  private static final long PROVER_STEPS = 100_000_000;
  private static final Phrase AUTOMATA = Phrase.of("automata over binary, ternary, Fibonacci and like digits");
  /** So many positions may be lost under one rule of play and not under the other. */
  private static final int MOST_EXCEPTED = 16;
  /** Automata are guessed of no more heaps. */
  private static final int MOST_GUESSED = 3;

  private final Budget budget;

  /** @param budget charged for the table, the rules that are tried, and the proof */
  public LostConjecturer(Budget budget) {
    this.budget = budget;
  }

  /** Whether a game has two to six heaps that are not sums of single ones. */
  public static boolean fits(Ruleset<?> ruleset) {
    return LostTable.heapsOf(ruleset) > 0;
  }

  /** What the heaps of a game that {@link #fits} are called in formulas and conditions. */
  public static List<String> names(Ruleset<?> ruleset) {
    return LostForm.NAMES.subList(0, LostTable.heapsOf(ruleset));
  }

  /**
   * The rule for the lost positions of a game that {@link #fits}.
   *
   * @throws BudgetSpent when not even a small table can be filled
   */
  public LostConjecture of(Ruleset<?> ruleset) {
    return within(judge -> judge.of(ruleset, LostTable.of(ruleset, LostTable.heapsOf(ruleset), judge.budget)));
  }

  /** Work whose tables are dropped when it ends. */
  private <T> T within(Function<LostConjecturer, T> work) {
    try (var scratch = budget.scratch()) {
      return work.apply(new LostConjecturer(scratch.budget()));
    }
  }

  private LostConjecture of(Ruleset<?> ruleset, LostTable table) {
    int heaps = table.heaps();
    var finders = new LostFinders(table, budget.part(FINDER_STEPS));
    var trials = new Trials(budget, FINDER_STEPS);
    Optional<TermLost> value = Optional.empty();
    Optional<LostForm> form = Optional.empty();
    boolean all = table.tells();
    if (all)
      try {
        value = finders.value();
        form = value.<LostForm>map(f -> f).or(finders::lost);
      } catch (BudgetSpent spent) {
        trials.spent(spent);
        all = false;
      }
    if (form.isEmpty())
      for (Phrase tried : LostFinders.tried(heaps))
        trials.note(all ? tried : Phrase.of("{0} (not to the end)", tried));
    Verdict<List<Long>> checked = checked(ruleset, table);
    Optional<LostForm> rule = form;
    Optional<? extends Theorem<?>> known = rule.flatMap(f -> theorem(ruleset, f));
    boolean gives = known.flatMap(Theorem::lostRule).filter(LostRule.NimSum.class::isInstance).isPresent();
    Optional<TermLost> given = gives ? value : Optional.empty();
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
    return new LostConjecture(ruleset.name(), ruleset.rules(), Convention.NORMAL, heaps, table.to(),
        table.lost(), value.map(v -> new LostConjecture.Valued(v.written(), values)),
        form.map(f -> new LostConjecture.Found(f, lost)),
        proof.filter(p -> !p.ofForm).flatMap(p -> p.proof.decided()
            .map(ground -> new LostConjecture.Automaton(new AutomatonLost(p.proof.any()), ground))),
        theorem,
        trials.tried(), trials.stopped().or(table::stopped));
  }

  /**
   * The same where the player who makes the last move loses: a rule of its own, or that of normal play but for some small
   * positions.
   *
   * @throws BudgetSpent when not even a small table can be filled
   */
  public LostConjecture misere(Ruleset<?> ruleset) {
    return within(judge -> judge.lostMisere(ruleset));
  }

  private LostConjecture lostMisere(Ruleset<?> ruleset) {
    int heaps = LostTable.heapsOf(ruleset);
    LostTable table = LostTable.misere(ruleset, heaps, budget);
    var trials = new Trials(budget, FINDER_STEPS);
    Optional<LostForm> form = Optional.empty();
    if (table.tells())
      try {
        form = new LostFinders(table, budget.part(FINDER_STEPS)).lost();
        if (form.isEmpty()) {
          LostFinders.tried(heaps).forEach(trials::note);
          LostTable normal = LostTable.of(ruleset, heaps, budget);
          if (normal.tells())
            form = new LostFinders(normal, budget.part(FINDER_STEPS)).lost().flatMap(rule -> excepted(rule, table));
          if (form.isEmpty())
            trials.note(Phrase.of("the rule of normal play but for {0} positions", MOST_EXCEPTED));
        }
      } catch (BudgetSpent spent) {
        trials.spent(spent);
      }
    Optional<Decided> proof = form.flatMap(f -> provedMisere(ruleset, heaps, f, trials));
    Optional<LostConjecture.Automaton> machine = proof.isPresent() || !table.tells() ? Optional.empty()
        : misereAutomaton(ruleset, heaps, trials);
    Verdict<List<Long>> verdict = proof.isPresent() ? new Verdict.Proved<>(proof.get())
        : checked(ruleset, table);
    return new LostConjecture(ruleset.name(), ruleset.rules(), Convention.MISERE, heaps, table.to(), table.lost(),
        Optional.empty(), form.map(f -> new LostConjecture.Found(f, verdict)), machine, Optional.empty(),
        trials.tried(), trials.stopped().or(table::stopped));
  }

  /** What speaks for a theorem; none when the budget ends before that is seen. */
  private Optional<Ground.Hypotheses> hypotheses(Ruleset<?> ruleset, LostForm form, Optional<TermLost> value,
      Trials trials) {
    try {
      return PlainLost.hypotheses(ruleset, form, value, LostTable.heapsOf(ruleset), budget.part(FINDER_STEPS));
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      return Optional.empty();
    }
  }

  private static Verdict<List<Long>> checked(Ruleset<?> ruleset, LostTable table) {
    return Numerals.of(ruleset).checked(Phrase.of("heaps of up to {0}", table.to()), table.to());
  }

  static Phrase bound(Ruleset<?> ruleset, LostTable table) {
    return Numerals.of(ruleset).unseen(Phrase.of("heaps of up to {0}", table.to()), table.to());
  }

  /** The rule with exceptions that are few and small. */
  private static Optional<LostForm> excepted(LostForm rule, LostTable table) {
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
    return Optional.of(new ExceptedLost(rule, without, besides));
  }

  private Optional<Decided> provedMisere(Ruleset<?> ruleset, int heaps, LostForm form, Trials trials) {
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
   * Judges a formula of x, y and z against the nim-values of the table.
   *
   * @throws BadInput when the formula cannot be read, with the column
   */
  public LostTrial test(Ruleset<?> ruleset, String formula) {
    return within(judge -> judge.tested(ruleset, formula));
  }

  private LostTrial tested(Ruleset<?> ruleset, String formula) {
    int heaps = LostTable.heapsOf(ruleset);
    Term term = TermReader.parse(formula, LostForm.NAMES.subList(0, heaps), Dialect.BITS);
    LostTable table = LostTable.of(ruleset, heaps, budget);
    for (int cell : table.bySum(budget)) {
      budget.charge(1);
      Optional<Long> given = value(term, table.position(cell));
      if (given.isEmpty() || given.get() != table.values()[cell])
        return new LostTrial(formula, table.to(),
            Optional.of(LongStream.of(table.position(cell)).boxed().toList()), table.values()[cell], given,
            false, of(ruleset, table));
    }
    LostConjecture holds = of(ruleset, table);
    boolean proved = holds.value().filter(value -> value.verdict() instanceof Verdict.Proved)
        .map(value -> TermReader.parse(value.term(), LostForm.NAMES.subList(0, heaps), Dialect.BITS))
        .filter(known -> SameTerms.everywhere(term, known, heaps)).isPresent();
    return new LostTrial(formula, table.to(), Optional.empty(), 0, Optional.empty(), proved, holds);
  }

  private static Optional<Long> value(Term term, long[] at) {
    try {
      return Optional.of(term.value(at));
    } catch (Undefined | ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** @param ofForm whether it is the rule that was found that is proved, and not only an automaton */
  private record Machine(GameProof proof, boolean ofForm) {
  }

  private Optional<LostConjecture.Automaton> misereAutomaton(Ruleset<?> ruleset, int heaps, Trials trials) {
    Optional<HeapRules> rules = HeapRules.of(ruleset, heaps);
    if (rules.isEmpty() || heaps > MOST_GUESSED)
      return Optional.empty();
    try (var scratch = budget.part(PROVER_STEPS).scratch()) {
      Optional<LostConjecture.Automaton> found = new GameProver(Theory.shipped(), scratch.budget())
          .guessMisere(rules.get())
          .map(proof -> new LostConjecture.Automaton(new AutomatonLost(proof.any()), proof.ground()));
      if (found.isEmpty())
        trials.note(AUTOMATA);
      return found;
    } catch (BadInput _) {
      return Optional.empty();
    } catch (BudgetSpent spent) {
      trials.spent(spent);
      trials.note(Phrase.of("{0} (not to the end)", AUTOMATA));
      return Optional.empty();
    }
  }

  /** What automata decide where the term gives all values. */
  private Optional<Decided> provedValue(Ruleset<?> ruleset, int heaps, TermLost value, Trials trials) {
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

  /** The theorem of the game that says the same as a rule. */
  private static <P> Optional<Theorem<P>> theorem(Ruleset<P> ruleset, LostForm form) {
    for (Theorem<P> theorem : ruleset.theorems())
      if (theorem.lostRule().filter(rule -> same(rule, form, LostTable.heapsOf(ruleset))).isPresent())
        return Optional.of(theorem);
    return Optional.empty();
  }

  private static boolean same(LostRule rule, LostForm form, int heaps) {
    return switch (rule) {
      case LostRule.NimSum(int step) -> form instanceof TermLost lost && lost.term().equals(TermReader.parse(
          IntStream.iterate(0, heap -> heap < heaps, heap -> heap + step).mapToObj(LostForm.NAMES::get)
              .collect(Collectors.joining(" ^ ")),
          LostForm.NAMES, Dialect.BITS));
      case LostRule.BeattyPairs(long width) ->
        form instanceof PairsLost pairs && pairs.times() == width && pairs.wide();
      case LostRule.GoldenStrip() -> form instanceof StripLost strip && strip.golden();
    };
  }

  /** The rule as the prover knows it, where it has words for it. */
  private static Optional<Definition> definition(LostForm form, int heaps, Theory theory) {
    String names = String.join(", ", LostForm.NAMES.subList(0, heaps));
    String name = "conjectured";
    if (form instanceof TermLost lost && lost.statement().isEmpty())
      return ValueClaims.of(lost.term(), heaps).map(claim -> Definition.relation(name, claim.heaps(),
          new Statement(claim.heaps(), List.of(), claim.zero(), Optional.of(claim.system()))));
    return form.statement()
        .flatMap(statement -> theory.with("def " + name + "(" + names + ") := " + statement).definition(name));
  }

  /** A proof of the rule, or else of an automaton. */
  private Optional<Machine> proof(Ruleset<?> ruleset, int heaps, Optional<LostForm> form, Trials trials) {
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
      trials.note(Phrase.of("{0} (not to the end)", AUTOMATA));
      return Optional.empty();
    }
  }
}
