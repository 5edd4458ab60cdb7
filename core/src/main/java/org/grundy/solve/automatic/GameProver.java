package org.grundy.solve.automatic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.vector.VectorGame;
import org.grundy.phrase.BadInput;
import org.grundy.word.automaton.Dfa;
import org.grundy.word.automaton.Guess;
import org.grundy.word.automaton.Solutions;
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
 * Proves which positions of a vector game are lost, whatever the sizes of its heaps: a set of positions is that of the
 * lost ones when no move leads from it to itself and a move leads to it from everywhere else (J. von Neumann,
 * O. Morgenstern, Theory of Games and Economic Behavior, 1944: its kernel), and both are statements that a
 * {@link Prover} decides. The rules treat heaps alike, so positions are looked at with their heaps ascending.
 */
public final class GameProver {
  private static final List<String> NAMES = List.of("x", "y", "z", "p", "q", "r");
  private static final List<DigitSystem> SYSTEMS = List.of(DigitSystem.BINARY, DigitSystem.FIBONACCI,
      DigitSystem.TRIBONACCI);

  private final Theory theory;
  private final Budget budget;

  /** @param theory whose definition with the name of a game says which of its positions are lost */
  public GameProver(Theory theory, Budget budget) {
    this.theory = theory;
    this.budget = budget;
  }

  /**
   * Takes what the theory says of the game, in any order of the heaps; without that, guesses.
   *
   * @throws BadInput when no automaton was found that could be proved
   */
  public GameProof prove(VectorGame game, int heaps) {
    Optional<Definition> known = theory.definition(game.name())
        .filter(definition -> !definition.function() && definition.arity() == heaps);
    return known.map(definition -> prove(game, heaps, definition)).orElseGet(() -> guessed(game, heaps));
  }

  /** Tries the positions that the definition gives, in any order of the heaps. */
  public GameProof prove(VectorGame game, int heaps, Definition definition) {
    if (definition.function() || definition.arity() != heaps)
      throw BadInput.because("expected a relation of {0} numbers, found {1}", heaps, definition.toString());
    return new Attempt(game, heaps, definition.body().digits()).prove(new Predicate.Defined(definition),
        definition.title().isEmpty() ? definition.name() : definition.title());
  }

  /** Guesses an automaton from the lost positions with small heaps, and improves it by its counterexamples. */
  private GameProof guessed(VectorGame game, int heaps) {
    int bound = LostPositions.bound(heaps);
    List<long[]> lost = LostPositions.upTo(bound, game.kernel(), heaps, budget);
    List<List<BigInteger>> members = lost.stream().map(GameProver::numbers).toList();
    Optional<GameProof> best = Optional.empty();
    for (DigitSystem system : SYSTEMS) {
      int length = system.digitsOf(BigInteger.valueOf(bound + 1L)).length - 1;
      // A shorter length sees fewer positions, and may guess wrong where a longer one does not.
      for (int digits = Math.min(4, length); digits <= length; digits++) {
        Optional<Dfa> guess = Guess.of(system, heaps, digits, members, budget);
        if (guess.isEmpty())
          continue;
        GameProof proof = new Attempt(game, heaps, system).prove(new Predicate.Given(game.name(), guess.get()), "");
        if (proof.proved())
          return proof;
        best = Optional.of(proof);
      }
    }
    return best.orElseThrow(() -> BadInput.because(
        "no automaton was found for the lost positions of {0} with heaps up to {1}", game.name(), bound));
  }

  private static List<BigInteger> numbers(long[] heaps) {
    return Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
  }

  /** One claim about one game. */
  private final class Attempt {
    private final VectorGame game;
    private final DigitSystem system;
    private final List<Variable> before;
    private final List<Variable> after;
    private final MoveFormulas moves;
    private final Prover prover = new Prover(budget);

    Attempt(VectorGame game, int heaps, DigitSystem system) {
      this.game = game;
      this.system = system;
      before = NAMES.subList(0, heaps).stream().map(Variable::new).toList();
      after = NAMES.subList(0, heaps).stream().map(name -> new Variable(name + "'")).toList();
      moves = new MoveFormulas(before, after);
    }

    GameProof prove(Predicate claimed, String words) {
      Solutions any = prover.solutions(statement(before, inAnyOrder(claimed, before)));
      Solutions sorted = prover
          .solutions(statement(before, Formula.and(moves.sorted(), inAnyOrder(claimed, before))));
      Predicate lost = new Predicate.Given(game.name(), sorted.dfa());
      Formula from = new Formula.Member(lost, before);
      Formula to = inAnyOrder(lost, after);
      Formula move = moves.move(game.moveRules());
      var all = new ArrayList<>(before);
      all.addAll(after);
      Decision safe = prover.decide(statement(List.of(), Formula.all(all, Formula.not(Formula.and(from, move, to)))));
      Decision winning = prover.decide(statement(List.of(), Formula.all(before, Formula.or(
          Formula.not(moves.sorted()), from, Formula.some(after, Formula.and(to, move))))));
      int bound = LostPositions.bound(before.size());
      List<List<Long>> upTo = LostPositions.upTo(bound, game.kernel(), before.size(), budget).stream()
          .map(heaps -> Arrays.stream(heaps).boxed().toList()).toList();
      return new GameProof(game.name(), before.size(), words, any, sorted, safe, winning, bound, upTo);
    }

    private Statement statement(List<Variable> free, Formula formula) {
      return new Statement(free, List.of(), formula, Optional.of(system));
    }

    private static Formula inAnyOrder(Predicate predicate, List<Variable> heaps) {
      return new Formula.Or(orders(heaps.size()).map(order -> (Formula) new Formula.Member(predicate,
          order.stream().map(heaps::get).toList())).toList());
    }

    private static Stream<List<Integer>> orders(int count) {
      Stream<List<Integer>> orders = Stream.of(List.of());
      for (int i = 0; i < count; i++)
        orders = orders.flatMap(order -> IntStream.range(0, count).filter(heap -> !order.contains(heap))
            .mapToObj(heap -> Stream.concat(order.stream(), Stream.of(heap)).toList()));
      return orders;
    }
  }
}
