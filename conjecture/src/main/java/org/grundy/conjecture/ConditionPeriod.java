package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Undefined;

/**
 * The period of a condition on n: for all n &ge; from it holds for n + period exactly when it holds for n. This is read
 * off the condition's parts ({@link TermPeriod}): comparisons of terms whose difference is periodic, or keeps its sign
 * from some number on.
 *
 * @param period from 1 to {@value TermPeriod#MOST}
 */
record ConditionPeriod(long from, long period) {
  /** The period of a condition on variable 0; empty when none can be read off. */
  static Optional<ConditionPeriod> of(Proposition condition) {
    try {
      return seen(condition);
    } catch (ArithmeticException | Undefined _) {
      return Optional.empty();
    }
  }

  /** The period of the condition that a form equals a value; empty when none can be read off. */
  static Optional<ConditionPeriod> of(ClosedForm form, long value) {
    return switch (form) {
      case TermForm(Term term, var _, var _, long from) -> of(new Proposition.Compared(term, Relation.EQUAL,
          new Term.Constant(value))).map(equal -> new ConditionPeriod(Math.max(from, equal.from), equal.period));
      case PeriodForm(long from, long gain, long[] values) when gain == 0 ->
        Optional.of(new ConditionPeriod(from, values.length));
      case PeriodForm(long from, long gain, long[] values) ->
        Optional.of(new ConditionPeriod(from + values.length * (value / gain + 1), 1));
      default -> Optional.empty();
    };
  }

  /** The common period of both conditions; empty when it is too long. */
  Optional<ConditionPeriod> and(ConditionPeriod other) {
    return new TermPeriod(0, period, 0).common(new TermPeriod(0, other.period, 0))
        .map(common -> new ConditionPeriod(Math.max(from, other.from), common));
  }

  /**
   * Whether a condition with this period holds for all numbers from {@code first} on when it does for those below
   * {@code checked}; tests the rest of one period.
   */
  boolean always(long first, long checked, LongPredicate holds) {
    for (long n = checked; n < Math.max(first, from) + period; n++)
      if (!holds.test(n))
        return false;
    return true;
  }

  private static Optional<ConditionPeriod> seen(Proposition condition) {
    return switch (condition) {
      case Proposition.Compared(Term left, Relation relation, Term right) -> compared(left, relation, right);
      case Proposition.Divides(Term.Constant(long divisor), Term number) when divisor > 0 ->
        compared(new Term.Operation(Term.Operator.REMAINDER, number, new Term.Constant(divisor)), Relation.EQUAL,
            new Term.Constant(0));
      case Proposition.Is(Term.Call(Function property, List<Term> of)) when property == Function.ODD
          || property == Function.EVEN ->
        compared(new Term.Operation(Term.Operator.REMAINDER, of.getFirst(), new Term.Constant(2)), Relation.EQUAL,
            new Term.Constant(0));
      case Proposition.All(List<Proposition> parts) -> together(parts);
      case Proposition.Any(List<Proposition> parts) -> together(parts);
      case Proposition.Not(Proposition part) -> seen(part);
      case Proposition.Divides _, Proposition.Is _ -> Optional.empty();
    };
  }

  private static Optional<ConditionPeriod> together(List<Proposition> parts) {
    Optional<ConditionPeriod> all = Optional.of(new ConditionPeriod(0, 1));
    for (Proposition part : parts) {
      Optional<ConditionPeriod> next = seen(part);
      all = all.flatMap(sofar -> next.flatMap(sofar::and));
    }
    return all;
  }

  private static Optional<ConditionPeriod> compared(Term left, Relation relation, Term right) {
    if (relation == Relation.EQUAL || relation == Relation.UNEQUAL) {
      Optional<ConditionPeriod> found = called(left, right);
      if (found.isPresent())
        return found;
    }
    Term difference = new Term.Operation(Term.Operator.MINUS, left, right);
    return TermPeriod.of(difference).flatMap(goes -> goes.gain() == 0
        ? Optional.of(new ConditionPeriod(goes.from(), goes.period())) : parted(difference, goes));
  }

  /** The number from which a growing or falling difference keeps its sign; empty when it is too large. */
  private static Optional<ConditionPeriod> parted(Term difference, TermPeriod goes) {
    long rounds = 0;
    for (long n = goes.from(); n < goes.from() + goes.period(); n++) {
      long ahead = difference.value(new long[]{n});
      rounds = Math.max(rounds, 1 + Math.ceilDiv(goes.gain() > 0 ? -ahead : ahead, Math.abs(goes.gain())));
    }
    long later = Math.addExact(goes.from(), Math.multiplyExact(Math.max(0, rounds), goes.period()));
    return later <= TermPeriod.MOST ? Optional.of(new ConditionPeriod(later, 1)) : Optional.empty();
  }

  /**
   * The period of the condition that a function that is not periodic itself, such as the exponent of 2, has a given
   * value.
   */
  private static Optional<ConditionPeriod> called(Term left, Term right) {
    if (!(right instanceof Term.Constant(long value)))
      return Optional.empty();
    if (left instanceof Term.Operation(Term.Operator operator, Term term, Term.Constant(long more))
        && (operator == Term.Operator.PLUS || operator == Term.Operator.MINUS))
      return called(term, new Term.Constant(operator == Term.Operator.PLUS ? value - more : value + more));
    if (!(left instanceof Term.Call(Function function, List<Term> arguments)))
      return Optional.empty();
    Term of = arguments.getLast();
    return switch (function) {
      case V -> arguments.getFirst() instanceof Term.Constant(long prime) ? exponent(prime, of, value)
          : Optional.empty();
      case V2 -> exponent(2, of, value);
      case ROOT -> value == 0 ? compared(arguments.getFirst(), Relation.EQUAL, right) : never(value);
      case BITLENGTH, POPCOUNT, SQRT -> value == 0 ? compared(of, Relation.EQUAL, right) : never(value);
      case BIGOMEGA, OMEGA -> value == 0 ? compared(of, Relation.EQUAL, new Term.Constant(1)) : never(value);
      default -> Optional.empty();
    };
  }

  /** The condition that the exponent of a prime is the value; 0 has no exponent. */
  private static Optional<ConditionPeriod> exponent(long prime, Term of, long value) {
    if (value < 0 || prime < 2 || value > Long.SIZE)
      return never(value);
    long power = Math.powExact(prime, (int) value);
    return together(List.of(new Proposition.Divides(new Term.Constant(power), of),
        new Proposition.Divides(new Term.Constant(Math.multiplyExact(power, prime)), of),
        new Proposition.Compared(of, Relation.EQUAL, new Term.Constant(0))));
  }

  /** The condition that a function that is never negative has a negative value; empty for other values. */
  private static Optional<ConditionPeriod> never(long value) {
    return value < 0 ? Optional.of(new ConditionPeriod(0, 1)) : Optional.empty();
  }
}
