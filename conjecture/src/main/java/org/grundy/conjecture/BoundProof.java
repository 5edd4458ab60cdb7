package org.grundy.conjecture;

import java.util.Optional;
import org.grundy.conjecture.RecursionForm.Rule;
import org.grundy.game.Recursion;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;

/**
 * Decides whether equations G(km + r) = &hellip; follow from a recursion by a bound (a n + c) / d. Where d divides ak,
 * the bound is a term of m for each remainder r, and that also tells whether the bound has just grown.
 */
final class BoundProof {
  private BoundProof() {
  }

  /** Whether the equations follow, for all n &ge; 1 from the form's first n on. */
  static boolean follows(RecursionForm form, Recursion recursion) {
    Term most = recursion.most();
    boolean quotient = most instanceof Term.Operation(Term.Operator operator, Term _, Term.Constant(long by))
        && operator == Term.Operator.QUOTIENT && by > 0;
    Term sum = quotient ? ((Term.Operation) most).left() : most;
    long d = quotient ? ((Term.Constant) ((Term.Operation) most).right()).value() : 1;
    Optional<Linear> linear = sum.linear(1);
    if (linear.isEmpty() || form.base() * linear.get().coefficient(0) % d != 0)
      return false;
    long a = linear.get().coefficient(0);
    long c = linear.get().constant();
    long slope = form.base() * a / d;
    for (int r = 0; r < form.base(); r++) {
      Rule rule = form.rules().get(r);
      long bound = Math.floorDiv(a * r + c, d);
      boolean follows = switch (recursion) {
        case Recursion.Window _ -> bound > Math.floorDiv(a * (r - 1) + c, d) ? rule.equals(new Rule(0, slope, bound))
            : rule.same() && form.base() - slope == 1 && r - bound - 1 == 0;
        case Recursion.Only _ -> false;
        case Recursion.Levels levels ->
          levels.least() == 0 && rule.equals(new Rule(1, 0, 1)) && slope == 1 && bound == 0;
      };
      if (!follows)
        return false;
    }
    return true;
  }
}
