package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Turns a move that leaves a letter into one that takes a letter, if its conditions then do not involve the heap:
 * {@code replace n by k where n-3 <= k < n} takes 1, 2 or 3.
 */
final class TakeConversion {
  private static final Term HEAP = new Term.Variable(0);
  private static final Term LETTER = new Term.Variable(1);
  private static final Term LEFT = new Term.Operation(Term.Operator.MINUS, HEAP, LETTER);

  private TakeConversion() {
  }

  /**
   * The move by what it takes; the move itself if the conditions would still involve the heap, or if it might add
   * tokens.
   */
  static LineMove of(LineMove move) {
    if (move.names().size() != 2 || !move.results().equals(List.of(LETTER)))
      return move;
    var conditions = new ArrayList<Proposition>();
    for (Proposition condition : move.conditions())
      if (!condition.equals(new Proposition.Compared(new Term.Constant(0), Relation.AT_MOST, LETTER)))
        condition.conjuncts().map(TakeConversion::taken).forEach(conditions::add);
    return conditions.stream().anyMatch(condition -> condition.has(0)) || least(conditions) < 0 ? move
        : new LineMove(1, move.names(), List.of(LEFT),
            new Proposition.All(conditions.stream().map(TakeConversion::positive).toList()));
  }

  /** The least number that may be taken, as far as conditions bound it. */
  private static long least(List<Proposition> conditions) {
    var ranges = new Range[2];
    Arrays.fill(ranges, Range.ALL);
    for (Proposition condition : conditions)
      Bound.of(condition, ranges.length).filter(bound -> bound.linear().isPresent())
          .forEach(bound -> ranges[1] = bound.narrowed(1, ranges));
    return ranges[1].least();
  }

  private static Proposition taken(Proposition of) {
    return switch (of) {
      case Proposition.Compared(Term left, Relation relation, Term right) -> {
        Optional<Linear> difference = linear(new Term.Operation(Term.Operator.MINUS, left, right)).map(Linear::negated);
        yield difference.isPresent() ? Simplification.compared(difference.get(), relation)
            : new Proposition.Compared(taken(left), relation, taken(right));
      }
      case Proposition.Divides(Term divisor, Term number) -> new Proposition.Divides(taken(divisor), taken(number));
      case Proposition.Is(Term.Call property) -> new Proposition.Is((Term.Call) taken(property));
      case Proposition.All(List<Proposition> parts) ->
        new Proposition.All(parts.stream().map(TakeConversion::taken).toList());
      case Proposition.Any(List<Proposition> parts) ->
        new Proposition.Any(parts.stream().map(TakeConversion::taken).toList());
      case Proposition.Not(Proposition part) -> new Proposition.Not(taken(part));
    };
  }

  private static Term taken(Term term) {
    return linear(term).map(Simplification::sum).orElseGet(() -> switch (term) {
      case Term.Constant number -> number;
      case Term.Variable variable -> variable.equals(LETTER) ? LEFT : variable;
      case Term.Operation(Term.Operator operator, Term left, Term right) ->
        new Term.Operation(operator, taken(left), taken(right));
      case Term.Call(var function, var arguments) ->
        new Term.Call(function, arguments.stream().map(TakeConversion::taken).toList());
    });
  }

  /** A linear term in which the heap less the amount taken replaces the amount left. */
  private static Optional<Linear> linear(Term term) {
    return term.linear(2).map(linear -> Linear.of(
        new long[]{Math.addExact(linear.coefficient(0), linear.coefficient(1)), -linear.coefficient(1)},
        linear.constant()));
  }

  /** The condition that the amount is more than 0, for one that it is not 0, since others say that it is 0 or more. */
  private static Proposition positive(Proposition condition) {
    return condition instanceof Proposition.Compared(Term left, Relation relation, Term right)
        && relation == Relation.UNEQUAL && new Term.Operation(Term.Operator.MINUS, left, right).linear(2)
            .filter(term -> term.coefficient(0) == 0 && term.coefficient(1) != 0 && term.constant() == 0).isPresent()
                ? new Proposition.Compared(new Term.Constant(0), Relation.LESS, LETTER) : condition;
  }
}
