package org.grundy.conjecture;

import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.word.formula.Term;

/**
 * Decides whether a term that agrees with a proved form on the numbers tested agrees for all numbers: by the periods of
 * both ({@link TermPeriod}), or by induction on digits ({@link TermNormalForm}).
 */
final class SameTerms {
  private static final int LARGEST_BASE = 6;

  private SameTerms() {
  }

  /**
   * Whether both provably agree for all n; false means nothing.
   *
   * @param first   the first number compared
   * @param checked they agree for all smaller n from {@code first} on
   */
  static boolean proved(Term term, ClosedForm form, long first, long checked) {
    // a number without its last digit is then one on which they agree
    boolean begun = checked >= LARGEST_BASE * Math.max(1, first) && form.from() <= 1;
    return switch (form) {
      case TermForm(Term known, var _, var _, var _) -> known.equals(term) || goesOn(term, form, first, checked)
          || begun && inductive(term, known, 1);
      case RecursionForm recursion -> begun && recursion.from() <= 1 && checked >= recursion.base() * Math.max(1, first)
          && follows(term, recursion);
      default -> goesOn(term, form, first, checked);
    };
  }

  /** Whether two terms of several variables provably agree on all numbers from 0, given that they agree on 0 and 1. */
  static boolean everywhere(Term term, Term other, int variables) {
    return term.equals(other) || !partial(term) && !partial(other) && inductive(term, other, variables);
  }

  /** Whether the rules for what is 1 or more are needed. */
  private static boolean partial(Term term) {
    return switch (term) {
      case Term.Constant _, Term.Variable _ -> false;
      case Term.Operation operation -> partial(operation.left()) || partial(operation.right());
      case Term.Call call -> switch (call.function()) {
        case MIN, MAX, GCD, ABS, ODD, EVEN -> call.arguments().stream().anyMatch(SameTerms::partial);
        default -> true;
      };
    };
  }

  private static boolean goesOn(Term term, ClosedForm form, long first, long checked) {
    Optional<TermPeriod> own = TermPeriod.of(term);
    Optional<TermPeriod> known = switch (form) {
      case TermForm(Term t, var _, var _, var _) -> TermPeriod.of(t);
      case PeriodForm(long from, long gain, long[] values) -> Optional.of(new TermPeriod(from, values.length, gain));
      default -> Optional.empty();
    };
    if (own.isEmpty() || known.isEmpty())
      return false;
    TermPeriod a = own.get();
    TermPeriod b = known.get();
    Optional<Long> common = a.common(b);
    if (common.isEmpty() || a.gain() * (common.get() / a.period()) != b.gain() * (common.get() / b.period()))
      return false;
    long to = Math.max(Math.max(a.from(), b.from()), Math.max(first, form.from())) + common.get();
    try {
      for (long n = Math.max(checked, form.from()); n < to; n++)
        if (term.value(new long[]{n}) != form.at(n))
          return false;
      return true;
    } catch (org.grundy.word.formula.Undefined | ArithmeticException _) {
      return false;
    }
  }

  /** Whether, for some base b and each r, the difference of both at bm + r is a multiple of the difference at m. */
  private static boolean inductive(Term term, Term other, int variables) {
    Term difference = new Term.Operation(Term.Operator.MINUS, term, other);
    Optional<TermNormalForm> at = TermNormalForm.of(difference);
    if (at.isEmpty())
      return false;
    if (at.get().equals(TermNormalForm.number(0)))
      return true;
    return IntStream.range(2, variables > 1 ? 3 : LARGEST_BASE)
        .anyMatch(base -> IntStream.range(0, variables > 1 ? 1 << variables : base).allMatch(digits -> {
          Optional<TermNormalForm> next = TermNormalForm.of(shifted(difference, base, digits));
          return next.isPresent() && next.get().isMultipleOf(at.get());
        }));
  }

  private static boolean follows(Term term, RecursionForm form) {
    Optional<TermNormalForm> at = TermNormalForm.of(term);
    return at.isPresent() && IntStream.range(0, form.base()).allMatch(r -> {
      RecursionForm.Rule rule = form.rules().get(r);
      TermNormalForm expected = TermNormalForm.number(rule.plus()).plus(TermNormalForm.variable(0, 1), rule.slope())
          .plus(at.get(), rule.self());
      return TermNormalForm.of(shifted(term, form.base(), r)).equals(Optional.of(expected));
    });
  }

  /**
   * The term with each variable i replaced by base times it plus a digit; variable 0 takes the lowest of
   * {@code digits}.
   */
  private static Term shifted(Term term, int base, int digits) {
    return switch (term) {
      case Term.Constant number -> number;
      case Term.Variable(int index) -> {
        int rest = digits;
        for (int i = 0; i < index; i++)
          rest /= base;
        yield new Term.Operation(Term.Operator.PLUS,
            new Term.Operation(Term.Operator.TIMES, new Term.Constant(base), term), new Term.Constant(rest % base));
      }
      case Term.Operation(var operator, Term left, Term right) ->
        new Term.Operation(operator, shifted(left, base, digits), shifted(right, base, digits));
      case Term.Call(var function, var arguments) ->
        new Term.Call(function, arguments.stream().map(a -> shifted(a, base, digits)).toList());
    };
  }
}
