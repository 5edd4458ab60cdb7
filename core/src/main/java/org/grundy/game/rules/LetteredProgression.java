package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Term.Operator;

/**
 * Take a, a + d, a + 2d and so on up to a bound, where d &lt;= a or d = 2a. With b the greatest amount, a heap of n is
 * worth floor((n mod (a + b)) / a) for d &lt;= a, and floor(n / a) mod 2 for d = 2a.
 *
 * @param first a, the least amount, from 1
 * @param step  d, from 2
 * @param most  the bound
 */
record LetteredProgression(long first, long step, Linear most) implements LetteredTheorem {
  /** The theorem, unless the step is one that it says nothing about. */
  static Optional<LetteredTheorem> of(long first, long step, Linear most) {
    return step <= first || step == Math.multiplyExact(2, first)
        ? Optional.of(new LetteredProgression(first, step, most)) : Optional.empty();
  }

  @Override
  public Linear least() {
    return Linear.constant(most.variables(), first);
  }

  /** Whether all multiples of the least amount up to the bound are amounts. */
  private boolean allMultiples() {
    return step == first;
  }

  private boolean oddMultiples() {
    return step == 2 * first;
  }

  /** {@inheritDoc} Where there is no move, the value for all multiples is 0, as it must be. */
  @Override
  public boolean holds(long... letters) {
    return most.value(letters) >= (allMultiples() ? 0 : first);
  }

  @Override
  public Optional<Phrase> condition(List<String> letters) {
    long from = allMultiples() ? 0 : first;
    return LetteredTheorem.isNatural(most.plusConstant(-from)) ? Optional.empty()
        : Optional.of(Phrase.verbatim(most.text(letters::get) + " >= " + from));
  }

  private static Term operation(Operator operator, Term left, Term right) {
    return new Term.Operation(operator, left, right);
  }

  private static Term number(long n) {
    return new Term.Constant(n);
  }

  private Term divided(Term by) {
    return first == 1 ? by : operation(Operator.QUOTIENT, by, number(first));
  }

  @Override
  public Term value() {
    Term heap = new Term.Variable(0);
    if (oddMultiples())
      return operation(Operator.REMAINDER, divided(heap), number(2));
    if (allMultiples())
      return operation(Operator.REMAINDER, divided(heap),
          operation(Operator.PLUS, divided(LetteredTheorem.term(most)), number(1)));
    Term beyond = operation(Operator.REMAINDER,
        LetteredTheorem.term(most.plusConstant(Math.floorMod(-first, step))), number(step));
    return divided(operation(Operator.REMAINDER, heap,
        operation(Operator.MINUS, LetteredTheorem.term(most.plusConstant(first)), beyond)));
  }

  @Override
  public List<Phrase> why(List<String> letters) {
    if (oddMultiples())
      return List.of(first == 1
          ? Phrase.of("Every amount is odd, so every move changes n mod 2, and from an odd heap you may take 1.")
          : Phrase.of("Every amount is an odd multiple of {0}, so every move changes floor(n / {0}) mod 2; and where "
              + "that is 1, you may take {0}.", first));
    if (allMultiples())
      return List.of(Phrase.of("Let m = floor(n / {0}) and t = floor({1} / {0}). Every amount is a multiple of {0}, so "
          + "a move lowers m by 1 to t. It changes m mod (t + 1), and some move reaches each smaller remainder.", first,
          LetteredTheorem.grouped(most, letters)));
    return List.of(
        Phrase.of("Let b be the greatest amount."),
        Phrase.of("Let r = n mod {2}. A move takes {0} to {1}: either r falls by {0} or more, or it wraps around"
            + " and grows by {0} or more. So every move changes floor(r / {0}).", first, "b", "(" + first + "+b)"),
        Phrase.of("Every smaller value w is reached: the remainders from w * {0} on that are worth w are {0} in a"
            + " row, and the amounts are {1} apart, so one of them leads from r to such a remainder.", first, step));
  }
}
