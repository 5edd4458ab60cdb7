package org.grundy.solve.prover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.word.automaton.Solutions;
import org.grundy.word.automaton.StateMerging;
import org.grundy.word.check.Recheck;
import org.grundy.word.logic.Decision;
import org.grundy.word.logic.Definition;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Predicate;
import org.grundy.word.logic.Prover;
import org.grundy.word.logic.Statement;
import org.grundy.word.logic.Theory;
import org.grundy.word.logic.Variable;
import org.grundy.word.numeration.DigitSystem;

/**
 * Proves which positions of a game of heaps are losing, whatever the sizes of its heaps: a set of positions is that of the
 * losing positions when no move leads from it to itself and a move leads to it from everywhere else (J. von Neumann,
 * O. Morgenstern, Theory of Games and Economic Behavior, 1944: its kernel), and both are statements that a
 * {@link Prover} decides. Where the rules treat heaps alike, positions are examined with their heaps ascending.
 */
public final class GameProver {
  /**
   * Those of Wythoff's game with a wider diagonal (A. S. Fraenkel 1982), and with one that grows wider (A. S. Fraenkel, Heap
   * games, numeration systems and sequences, Ann. Comb. 2 (1998) 197-210), come last.
   */
  private static final List<DigitSystem> SYSTEMS = List.of(DigitSystem.BINARY, DigitSystem.FIBONACCI,
      DigitSystem.TRIBONACCI, DigitSystem.base(3), DigitSystem.recurrence(2, 1), DigitSystem.recurrence(3, 1),
      DigitSystem.recurrence(4, 1), DigitSystem.recurrence(5, 1), DigitSystem.recurrence(6, 1),
      DigitSystem.recurrence(2, 2),
      DigitSystem.recurrence(3, 2), DigitSystem.recurrence(4, 2), DigitSystem.recurrence(3, 3));
  private static final int SHORTEST = 4;

  private final Theory theory;
  private final Budget budget;
  /** Charged for following the steps of a proof again. */
  private final Budget checking;
  private Optional<GuessProgress> guessed = Optional.empty();
  private Phrase stage = Phrase.of("The claim had not yet become an automaton.");
  /** The positions played through last, shared by all guesses about a game. */
  private Optional<Played> played = Optional.empty();

  private record Played(HeapRules rules, List<List<Long>> lost) {
  }

  /** @param theory whose definition with the name of a game says which of its positions are losing */
  public GameProver(Theory theory, Budget budget) {
    this(theory, budget, budget);
  }

  /** @param checking charged for following the steps of a proof again */
  GameProver(Theory theory, Budget budget, Budget checking) {
    this.theory = theory;
    this.budget = budget;
    this.checking = checking;
  }

  /**
   * Uses the definition in the theory or in the game; without one, guesses.
   *
   * @return empty when no guess could be proved
   */
  public Optional<GameProof> prove(HeapRules rules) {
    Optional<Definition> known = theory.definition(rules.name())
        .or(() -> rules.lost().flatMap(text -> theory.with(text).definition(VectorGame.LOST)))
        .filter(definition -> !definition.function() && definition.arity() == rules.heaps());
    return known.map(definition -> prove(rules, definition)).or(() -> guess(rules));
  }

  /** Tries the positions of the definition, in every order of the heaps if the rules treat them alike. */
  public GameProof prove(HeapRules rules, Definition definition) {
    if (definition.function() || definition.arity() != rules.heaps())
      throw BadInput.because("expected a relation of {0} numbers, found {1}", rules.heaps(), definition.toString());
    return new Attempt(rules, definition.body().digits(), budget).prove(new Predicate.Defined(definition),
        definition.title().isEmpty() ? definition.name() : definition.title(), theory.theoremsAbout(definition.name()));
  }

  /**
   * Whether the definition gives the losing positions of misere play: from each of them there is a move and none leads
   * to another, and from every other position without one there is no move at all.
   */
  public Optional<DecidedStatements> provesMisere(HeapRules rules, Definition definition) {
    if (definition.function() || definition.arity() != rules.heaps())
      return Optional.empty();
    return new Attempt(rules, definition.body().digits(), budget).misere(new Predicate.Defined(definition))
        .map(MisereProof::ground);
  }

  /** The P-positions, guessed from small ones and proved; empty when no guess could be proved. */
  public Optional<MisereProof> guessMisere(HeapRules rules) {
    int bound = PPositionList.bound(rules);
    List<List<BigInteger>> members = PPositionList.upTo(bound, rules, true, budget).stream().map(GameProver::numbers)
        .toList();
    for (DigitSystem system : SYSTEMS)
      for (int digits = SHORTEST; digits <= StateMerging.longest(system, bound); digits++) {
        int length = digits;
        Optional<MisereProof> proved = kept(part -> StateMerging.of(system, rules.heaps(), length, members, part)
            .flatMap(dfa -> new Attempt(rules, system, part).misere(new Predicate.Given(rules.name(), dfa))),
            _ -> true);
        if (proved.isPresent())
          return proved;
      }
    return Optional.empty();
  }

  /** Tries the positions that an automaton accepts. */
  public GameProof prove(HeapRules rules, Solutions claimed, String words) {
    if (claimed.dfa().tracks() != rules.heaps())
      throw BadInput.because("expected an automaton of {0} numbers, found one of {1}", rules.heaps(),
          claimed.dfa().tracks());
    return new Attempt(rules, claimed.system(), budget).prove(new Predicate.Given(words, claimed.dfa()), words,
        List.of());
  }

  /**
   * Guesses an automaton from the losing positions with small heaps, in one numeration after the other; then from more. A
   * guess that is refuted is followed by one from strings as long as its counterexample, as soon as so much has been
   * played through: the new one agrees with the rules there.
   *
   * @return the guess that is proved; empty when none is, and {@link #reached} says how far that came
   */
  public Optional<GameProof> guess(HeapRules rules) {
    var reached = GuessProgress.NOTHING;
    guessed = Optional.of(reached);
    var bounds = new ArrayList<>(List.of(PPositionList.bound(rules), PPositionList.largestBound(rules)));
    bounds.addAll(PPositionList.largerBounds(rules));
    var digits = new int[SYSTEMS.size()];
    Arrays.fill(digits, SHORTEST);
    for (int bound : bounds) {
      List<List<BigInteger>> members = PPositionList.upTo(bound, rules, budget).stream().map(GameProver::numbers)
          .toList();
      reached = reached.played(bound, members.size());
      guessed = Optional.of(reached);
      for (int i = 0; i < digits.length; i++) {
        DigitSystem system = SYSTEMS.get(i);
        int longest = StateMerging.longest(system, bound);
        for (digits[i] = bound == bounds.getFirst() ? Math.min(digits[i], longest) : digits[i]; digits[i] <= longest;) {
          int length = digits[i];
          Optional<GameProof> proof = kept(part -> StateMerging.of(system, rules.heaps(), length, members, part)
              .map(
                  dfa -> new Attempt(rules, system, part).prove(new Predicate.Given(rules.name(), dfa), "", List.of())),
              GameProof::proved);
          if (proof.filter(GameProof::proved).isPresent())
            return proof;
          reached = proof.map(reached::refuted).orElse(reached);
          guessed = Optional.of(reached);
          digits[i] = Math.max(digits[i] + 1, proof.map(p -> system.digitsOf(p.reach()).length).orElse(0));
        }
      }
    }
    return Optional.empty();
  }

  /** Makes an attempt and drops its automata unless it succeeds. */
  private <T> Optional<T> kept(Function<Budget, Optional<T>> attempt, java.util.function.Predicate<T> keeps) {
    Budget.Scratch scratch = budget.scratch();
    boolean kept = false;
    try {
      Optional<T> found = attempt.apply(scratch.budget());
      kept = found.filter(keeps).isPresent();
      return found;
    } finally {
      if (!kept)
        scratch.close();
    }
  }

  /** How far the last proof or guess came, in sentences, also when the budget ended it. */
  public List<Phrase> reached() {
    return guessed.map(GuessProgress::sentences).orElse(List.of(stage));
  }

  private static List<BigInteger> numbers(long[] heaps) {
    return Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
  }

  /** One claim about one game. */
  private final class Attempt {
    private final HeapRules rules;
    private final DigitSystem system;
    private final KernelStatements statements;
    private final Budget budget;
    private final Prover prover;

    Attempt(HeapRules rules, DigitSystem system, Budget budget) {
      this.budget = budget;
      this.prover = new Prover(budget);
      this.rules = rules;
      this.system = system;
      statements = new KernelStatements(rules, (before, after) -> rules.move(before, after, system, prover));
    }

    private Solutions any(Predicate claimed) {
      return prover.solutions(statement(statements.before(), statements.inAnyOrder(claimed, statements.before())));
    }

    private Solutions sorted(Predicate claimed) {
      return prover.solutions(statement(statements.before(),
          Formula.and(statements.ordered(), statements.inAnyOrder(claimed, statements.before()))));
    }

    private Predicate lost(Solutions sorted) {
      return new Predicate.Given(rules.name(), sorted.dfa());
    }

    GameProof prove(Predicate claimed, String words, List<String> theorems) {
      Solutions any = any(claimed);
      Solutions sorted = sorted(claimed);
      Predicate lost = lost(sorted);
      stage = Phrase.of("The claim is an automaton with {0} {0:state|states}; neither statement was decided.",
          any.dfa().states());
      Decision safe = ending(decided(statements.noneWithin(lost)));
      stage = Phrase.of("The first statement was found {0}; the second was not decided.", verdict(safe));
      Decision winning = decided(statements.allOthers(lost));
      stage = Phrase.of("The two statements were found {0} and {1}, but not fully verified.", verdict(safe),
          verdict(winning));
      int bound = PPositionList.bound(rules);
      List<List<Long>> upTo = played(bound);
      return new GameProof(rules, words, theorems, any, sorted, safe, winning, bound, upTo, recheck(safe, winning));
    }

    private Decision decided(Formula formula) {
      return prover.decide(statement(List.of(), formula));
    }

    /** The decision, unless play may go on forever: then the decision about that, which is false. */
    private Decision ending(Decision safe) {
      return statements.falls().map(this::decided).filter(falls -> !falls.holds()).orElse(safe);
    }

    private static Phrase verdict(Decision decision) {
      return decision.holds() ? Phrase.of("TRUE") : Phrase.of("FALSE");
    }

    /** All positions in any order, when they are those of misere play. */
    Optional<MisereProof> misere(Predicate claimed) {
      List<Variable> before = statements.before();
      Predicate lost = lost(sorted(claimed));
      Formula from = new Formula.Member(lost, before);
      Formula some = Formula.some(statements.after(), statements.move());
      List<Formula> formulas = Stream
          .concat(statements.falls().stream(),
              Stream.of(statements.noneWithin(lost), Formula.all(before, Formula.or(Formula.not(from), some)),
                  Formula.all(before, Formula.or(Formula.not(statements.ordered()), from, Formula.not(some),
                      statements.reaches(lost)))))
          .toList();
      var decisions = new ArrayList<Decision>();
      for (Formula formula : formulas) {
        decisions.add(decided(formula));
        if (!decisions.getLast().holds())
          return Optional.empty();
      }
      return Optional.of(new MisereProof(any(claimed), DecidedStatements.lost(Convention.MISERE, decisions)));
    }

    private List<List<Long>> played(int bound) {
      if (played.filter(p -> p.rules.equals(rules)).isEmpty())
        played = Optional.of(new Played(rules, PPositionList.upTo(bound, rules, budget).stream()
            .map(heaps -> Arrays.stream(heaps).boxed().toList()).toList()));
      return played.orElseThrow().lost;
    }

    private Optional<Recheck> recheck(Decision safe, Decision winning) {
      return safe.holds() && winning.holds()
          ? Optional.of(Recheck.of(system, prover.claims(statement(List.of(), Formula.truth(true))), checking))
          : Optional.empty();
    }

    private Statement statement(List<Variable> free, Formula formula) {
      return new Statement(free, List.of(), formula, Optional.of(system));
    }
  }
}
