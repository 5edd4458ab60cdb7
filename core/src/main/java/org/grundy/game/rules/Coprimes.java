package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Detects that a move takes any number coprime to the heap, {@code take k where gcd(k, n) = 1}, or any such number but
 * the heap of 1 itself, {@code take k where gcd(k, n) = 1 and k < n}.
 */
enum Coprimes {
  ALL, SMALLER;

  static Optional<Coprimes> of(LineMove move) {
    Term n = new Term.Variable(0);
    Term k = new Term.Variable(1);
    if (move.letterCount() != 1
        || !move.results().equals(List.of(new Term.Operation(Term.Operator.MINUS, n, k))))
      return Optional.empty();
    boolean coprime = false;
    boolean smaller = false;
    for (Proposition condition : move.conditions()) {
      if (!(condition instanceof Proposition.Compared(Term left, Relation relation, Term right)))
        return Optional.empty();
      if (relation == Relation.EQUAL && (common(left, right, n, k) || common(right, left, n, k))) {
        coprime = true;
        continue;
      }
      if (left.linear(2).isEmpty() || right.linear(2).isEmpty())
        return Optional.empty();
      Linear difference = right.linear(2).get().minus(left.linear(2).get());
      if (relation == Relation.UNEQUAL && apart(difference)) {
        smaller = true;
        continue;
      }
      if (relation != Relation.LESS && relation != Relation.AT_MOST)
        return Optional.empty();
      Linear sum = relation == Relation.LESS ? difference.plusConstant(-1) : difference;
      boolean below = sum.coefficient(0) == 1 && sum.coefficient(1) == -1 && sum.constant() >= -1;
      if (!below && !(sum.coefficient(0) == 0 && sum.coefficient(1) == 1 && sum.constant() >= -1))
        return Optional.empty();
      smaller |= below && sum.constant() == -1;
    }
    return coprime ? Optional.of(smaller ? SMALLER : ALL) : Optional.empty();
  }

  private static boolean common(Term divisor, Term one, Term n, Term k) {
    return one.equals(new Term.Constant(1)) && (divisor.equals(new Term.Call(Function.GCD, List.of(k, n)))
        || divisor.equals(new Term.Call(Function.GCD, List.of(n, k))));
  }

  private static boolean apart(Linear difference) {
    return Math.abs(difference.coefficient(0)) == 1 && difference.coefficient(1) == -difference.coefficient(0)
        && difference.constant() == 0;
  }
}
