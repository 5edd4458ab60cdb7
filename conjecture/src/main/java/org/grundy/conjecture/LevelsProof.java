package org.grundy.conjecture;

import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Recursion;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;

/**
 * Decides whether a term follows from a recursion G(n) = 1 + G(f(n)) with f(n) = (a n + c) / d. For some base b and each
 * remainder r, f(bm + r) is a term qm + e, and the term at bm + r must be one more than the term at qm + e by their normal
 * forms ({@link TermNormalForm}); smaller numbers are compared one by one.
 */
final class LevelsProof {
  private static final int LARGEST_BASE = 12;

  private final Term term;
  private final long from;
  private final Recursion.Levels recursion;
  private final Linear sum;
  private final long divisor;

  private LevelsProof(TermForm form, Recursion.Levels recursion, Linear sum, long divisor) {
    this.term = form.term();
    this.from = form.from();
    this.recursion = recursion;
    this.sum = sum;
    this.divisor = divisor;
  }

  /**
   * Whether the form gives the values of the recursion for all n from its first on; false means nothing.
   *
   * @param agreed the form and the recursion agree for all smaller n, from the form's first on
   */
  static boolean follows(TermForm form, Recursion.Levels recursion, long agreed) {
    Term most = recursion.most();
    boolean quotient = most instanceof Term.Operation(Term.Operator operator, Term _, Term.Constant(long by))
        && operator == Term.Operator.QUOTIENT && by > 0;
    Optional<Linear> sum = (quotient ? ((Term.Operation) most).left() : most).linear(1);
    if (sum.isEmpty())
      return false;
    var proof = new LevelsProof(form, recursion, sum.get(),
        quotient ? ((Term.Constant) ((Term.Operation) most).right()).value() : 1);
    return IntStream.rangeClosed(2, LARGEST_BASE).anyMatch(base -> proof.holds(base, agreed));
  }

  private boolean holds(int base, long agreed) {
    try {
      return sum.coefficient(0) * base % divisor == 0
          && IntStream.range(0, base).allMatch(digit -> holds(base, digit, agreed));
    } catch (ArithmeticException _) {
      return false;
    }
  }

  private boolean holds(int base, int digit, long agreed) {
    long q = Math.multiplyExact(sum.coefficient(0), base) / divisor;
    long e = Math.floorDiv(Math.addExact(Math.multiplyExact(sum.coefficient(0), digit), sum.constant()), divisor);
    if (q < 1 || q >= base)
      return false;
    // from this m on, qm + e is less than bm + r, and a heap for which the term holds and to which a move leads
    long least = Math.max(1, Math.max(Math.ceilDiv(Math.max(from, recursion.least()) - e, q),
        Math.floorDiv(e - digit, base - q) + 1));
    Optional<TermNormalForm> at = TermNormalForm.of(term.at(linear(base, digit)));
    Optional<TermNormalForm> next = TermNormalForm.of(term.at(linear(q, e)));
    return base * least + digit <= agreed && at.isPresent() && next.isPresent()
        && at.get().equals(next.get().plus(TermNormalForm.number(1), 1));
  }

  private static Term linear(long times, long plus) {
    return new Term.Operation(Term.Operator.PLUS,
        new Term.Operation(Term.Operator.TIMES, new Term.Constant(times), new Term.Variable(0)),
        new Term.Constant(plus));
  }
}
