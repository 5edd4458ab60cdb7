package org.grundy.solve.automatic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.Ruleset;
import org.grundy.game.vector.Amount;
import org.grundy.game.vector.VectorGame;
import org.grundy.game.vector.VectorRules;
import org.grundy.value.Player;
import org.grundy.word.formula.Relation;
import org.grundy.word.logic.Formula;
import org.grundy.word.logic.Term;
import org.grundy.word.logic.Variable;

/** The rules of a game whose moves make heaps smaller: as the game checks a move, and the same data as a formula. */
public sealed interface HeapRules {
  String name();

  /** How many heaps a position has. */
  int heaps();

  /** Whether the order of the heaps is of no matter; positions are looked at with ascending heaps then. */
  boolean symmetric();

  /** Whether a move is allowed by what it takes alone, whatever the heaps are that are large enough for it. */
  boolean byAmounts();

  /** Which positions are lost, as the game states it for the prover; empty when it does not. */
  default Optional<String> lost() {
    return Optional.empty();
  }

  /** That a move leads from the heaps before to those after. */
  Formula move(List<Variable> before, List<Variable> after);

  /** Whether a move leads from one position to the other. */
  boolean leads(Heaps from, Heaps to);

  /** Whether a move leads to a position that is wanted. Lists the moves until one does. */
  boolean leads(Heaps from, Predicate<Heaps> wanted);

  private static boolean listed(Impartial<Heaps> game, Heaps from, Predicate<Heaps> wanted) {
    var found = new boolean[1];
    game.moves(from, (to, _) -> {
      found[0] = wanted.test(to);
      return !found[0];
    });
    return found[0];
  }

  /**
   * What is known of the rules of a game.
   *
   * @param heaps how many, of a game with any number
   * @return empty when the game is not described by what is taken from heaps
   */
  static Optional<HeapRules> of(Ruleset<?> game, int heaps) {
    return switch (game) {
      case VectorGame vectors -> Optional.of(new Alike(vectors, heaps));
      case VectorRules vectors -> Optional.of(new Listed(vectors));
      default -> Optional.empty();
    };
  }

  /** Rules that treat all heaps alike. */
  record Alike(VectorGame game, int heaps) implements HeapRules {
    @Override
    public String name() {
      return game.name();
    }

    @Override
    public boolean symmetric() {
      return true;
    }

    @Override
    public boolean byAmounts() {
      return game.moveRules().stream().allMatch(rule -> rule.exceptions().isEmpty());
    }

    @Override
    public Optional<String> lost() {
      return game.lost();
    }

    @Override
    public Formula move(List<Variable> before, List<Variable> after) {
      return new MoveFormulas(before, after).move(game.moveRules());
    }

    @Override
    public boolean leads(Heaps from, Heaps to) {
      return game.by(from, to).isPresent();
    }

    @Override
    public boolean leads(Heaps from, Predicate<Heaps> wanted) {
      return listed(game, from, wanted);
    }
  }

  /** Vectors of what is taken from each heap. */
  record Listed(VectorRules game) implements HeapRules {
    @Override
    public String name() {
      return game.name();
    }

    @Override
    public int heaps() {
      return game.heaps();
    }

    @Override
    public boolean symmetric() {
      return game.symmetric();
    }

    @Override
    public boolean byAmounts() {
      return true;
    }

    @Override
    public Formula move(List<Variable> before, List<Variable> after) {
      return new Formula.Or(game.vectors().stream().map(vector -> taken(vector, before, after)).toList());
    }

    private static Formula taken(List<Amount> vector, List<Variable> before, List<Variable> after) {
      Map<Character, Variable> letters = new LinkedHashMap<>();
      List<Formula> parts = new ArrayList<>(IntStream.range(0, vector.size()).mapToObj(i -> {
        Amount amount = vector.get(i);
        Term left = Term.of(after.get(i)).plus(Term.constant(amount.plus().longValueExact()));
        if (!amount.fixed())
          left = left.plus(Term.of(letters.computeIfAbsent(amount.letter(), c -> new Variable(String.valueOf(c)))),
              amount.times().longValueExact());
        return left.minus(Term.of(before.get(i))).compared(Relation.EQUAL);
      }).toList());
      letters.values().forEach(letter -> parts.add(Term.constant(1).minus(Term.of(letter)).compared(Relation.AT_MOST)));
      Formula all = new Formula.And(parts);
      return letters.isEmpty() ? all : Formula.some(List.copyOf(letters.values()), all);
    }

    @Override
    public boolean leads(Heaps from, Heaps to) {
      return game.legal(from, Player.LEFT, to);
    }

    @Override
    public boolean leads(Heaps from, Predicate<Heaps> wanted) {
      return listed(game, from, wanted);
    }
  }
}
