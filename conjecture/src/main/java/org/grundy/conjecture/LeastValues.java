package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.rules.WrittenMove;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/** The least values that the letters of a move can have, as far as its conditions show them. */
record LeastValues(WrittenMove move, int variables) {
  /** The least value of a letter that may matter. */
  long of(int letter) {
    long least = 0;
    for (Proposition part : move.where().conjuncts().toList())
      least = Math.max(least, bound(part, letter).orElse(0L));
    boolean taken = move.heaps() == 1 && move.results().equals(List.of(new Term.Operation(Term.Operator.MINUS,
        new Term.Variable(0), new Term.Variable(letter))));
    return taken ? Math.max(1, least) : least;
  }

  /** The number that the condition says is the letter's least value, when it says just that. */
  Optional<Long> bound(Proposition part, int letter) {
    if (!(part instanceof Proposition.Compared(Term small, Relation relation, Term large))
        || relation != Relation.LESS && relation != Relation.AT_MOST)
      return Optional.empty();
    Optional<Linear> difference = minus(large, small).linear(variables);
    if (difference.isEmpty() || difference.get().coefficient(letter) < 1
        || IntStream.range(0, variables).anyMatch(i -> i != letter && difference.get().coefficient(i) != 0))
      return Optional.empty();
    long above = relation == Relation.LESS ? 1 : 0;
    return Optional.of(Math.max(0, Math.ceilDiv(above - difference.get().constant(),
        difference.get().coefficient(letter))));
  }

  /** Whether a term is seen to be 1 or more. The one heap of a move is not empty, and given numbers are 1 or more. */
  boolean isPositive(Term term) {
    return switch (term) {
      case Term.Constant(long value) -> value >= 1;
      case Term.Variable(int index) -> index < move.given() ? index >= move.heaps() || move.heaps() == 1
          : index >= move.given() + (move.element() ? 1 : 0) && of(index) >= 1;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case PLUS -> ExactCode.isNatural(left) && ExactCode.isNatural(right)
            && (isPositive(left) || isPositive(right));
        case TIMES -> isPositive(left) && isPositive(right);
        case POWER -> isPositive(left) && ExactCode.isNatural(right);
        case MINUS, QUOTIENT, REMAINDER, AND, OR, XOR, LEFT, RIGHT -> false;
      };
      case Term.Call(Function function, List<Term> arguments) -> switch (function) {
        case MAX -> arguments.stream().anyMatch(this::isPositive) && arguments.stream().allMatch(ExactCode::isNatural);
        case MIN -> arguments.stream().allMatch(this::isPositive);
        default -> false;
      };
    };
  }

  /** The difference of two terms. */
  static Term minus(Term from, Term less) {
    return new Term.Operation(Term.Operator.MINUS, from, less);
  }
}
