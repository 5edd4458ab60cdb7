package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Terms and conditions without variables that cancel: {@code k + n >= k + 10} is {@code n >= 10}, and {@code k < k} is
 * {@code 0 < 0}. Afterwards, every variable in a linear term or comparison matters to it, so the variables present are
 * those it depends on. Everything else stays as written.
 */
final class Simplification {
  private Simplification() {
  }

  /** The term, as a sum of its variables where one cancels. */
  static Term of(Term term, int variables) {
    return term.linear(variables).filter(linear -> cancels(linear, term::has)).map(Simplification::difference)
        .orElse(term);
  }

  /** The condition, with comparisons by the difference of their sides where a variable cancels. */
  static Proposition of(Proposition proposition, int variables) {
    return switch (proposition) {
      case Proposition.Compared(Term left, Relation relation, Term right) -> difference(left, right, variables)
          .filter(difference -> cancels(difference, proposition::has))
          .<Proposition>map(difference -> compared(difference, relation)).orElse(proposition);
      case Proposition.All(List<Proposition> parts) ->
        new Proposition.All(parts.stream().map(part -> of(part, variables)).toList());
      case Proposition.Any(List<Proposition> parts) ->
        new Proposition.Any(parts.stream().map(part -> of(part, variables)).toList());
      case Proposition.Not(Proposition part) -> new Proposition.Not(of(part, variables));
      case Proposition.Divides(Term divisor, Term number) ->
        new Proposition.Divides(of(divisor, variables), of(number, variables));
      case Proposition.Is _ -> proposition;
    };
  }

  /** One term less another. */
  private static Optional<Linear> difference(Term less, Term from, int variables) {
    return new Term.Operation(Term.Operator.MINUS, from, less).linear(variables);
  }

  private static boolean cancels(Linear linear, IntPredicate stands) {
    return IntStream.range(0, linear.variables()).anyMatch(i -> stands.test(i) && linear.coefficient(i) == 0);
  }

  /** That 0 is so to a term. */
  static Proposition compared(Linear term, Relation relation) {
    return new Proposition.Compared(sum(part(term, -1)), relation, sum(part(term, 1)));
  }

  /** The added or the subtracted part of a linear term. */
  private static Linear part(Linear term, int sign) {
    long[] coefficients = IntStream.range(0, term.variables())
        .mapToLong(i -> Math.max(0, Math.multiplyExact(sign, term.coefficient(i)))).toArray();
    return Linear.of(coefficients, Math.max(0, Math.multiplyExact(sign, term.constant())));
  }

  /** The added part minus the subtracted part. */
  private static Term difference(Linear term) {
    Linear less = part(term, -1);
    return less.equals(Linear.constant(term.variables(), 0)) ? sum(term)
        : new Term.Operation(Term.Operator.MINUS, sum(part(term, 1)), sum(less));
  }

  static Term sum(Linear term) {
    var summands = new ArrayList<Term>();
    for (int i = 0; i < term.variables(); i++)
      if (term.coefficient(i) != 0)
        summands.add(term.coefficient(i) == 1 ? new Term.Variable(i)
            : new Term.Operation(Term.Operator.TIMES, new Term.Constant(term.coefficient(i)), new Term.Variable(i)));
    if (term.constant() != 0 || summands.isEmpty())
      summands.add(new Term.Constant(term.constant()));
    return summands.stream().reduce((a, b) -> new Term.Operation(Term.Operator.PLUS, a, b)).orElseThrow();
  }
}
