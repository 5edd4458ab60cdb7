package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Detects that a move leaves any proper divisor of a heap, {@code replace n by d where d | n and d < n},
 * {@code replace n by n/d where d | n and d >= 2}, or divides it by a prime,
 * {@code replace n by n/p where p | n and p is prime}.
 */
enum Divisors {
  ANY, PRIME;

  static Optional<Divisors> of(LineMove move) {
    if (move.results().size() != 1 || move.letterCount() != 1)
      return Optional.empty();
    Term n = new Term.Variable(0);
    Term d = new Term.Variable(1);
    Term result = move.results().getFirst();
    boolean divides = result.equals(new Term.Operation(Term.Operator.QUOTIENT, n, d));
    if (!divides && !result.equals(d))
      return Optional.empty();
    boolean divisor = false;
    boolean prime = false;
    for (Proposition condition : move.conditions()) {
      if (condition.equals(new Proposition.Divides(d, n)))
        divisor = true;
      else if (condition.equals(new Proposition.Is(new Term.Call(Function.PRIME, List.of(d)))))
        prime = true;
      else if (!condition.equals(new Proposition.Compared(new Term.Constant(0), Relation.AT_MOST, result))
          && !bounds(condition, divides))
        return Optional.empty();
    }
    // a move must change the heap, so a proper divisor is always meant
    if (!divisor || prime && !divides)
      return Optional.empty();
    return Optional.of(prime ? PRIME : ANY);
  }

  /**
   * Whether the condition keeps all proper divisors, as at least 1 and at most n do; for quotients, those by 2 or more.
   */
  private static boolean bounds(Proposition condition, boolean divides) {
    if (!(condition instanceof Proposition.Compared(Term left, Relation relation, Term right))
        || left.linear(2).isEmpty() || right.linear(2).isEmpty() || relation == Relation.EQUAL)
      return false;
    Linear difference = right.linear(2).get().minus(left.linear(2).get());
    if (relation == Relation.UNEQUAL)
      return divides ? unequalToOne(difference) : apart(difference);
    Linear sum = relation == Relation.LESS ? difference.plusConstant(-1) : difference;
    long heap = sum.coefficient(0);
    long letter = sum.coefficient(1);
    return heap == 0 && letter == 1 && sum.constant() >= (divides ? -2 : -1)
        || heap == 1 && letter == -1 && sum.constant() >= (divides ? 0 : -1);
  }

  private static boolean unequalToOne(Linear difference) {
    return difference.coefficient(0) == 0 && Math.abs(difference.coefficient(1)) == 1
        && difference.constant() == -difference.coefficient(1);
  }

  private static boolean apart(Linear difference) {
    return Math.abs(difference.coefficient(0)) == 1 && difference.coefficient(1) == -difference.coefficient(0)
        && difference.constant() == 0;
  }
}
