package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * The statement that a term is 0 or more, used to bound one of its variables from above or below.
 *
 * @param term    the term
 * @param linear  the same term, when it is linear
 */
record Bound(Term term, Optional<Linear> linear) {
  /** The bounds that a proposition implies; none for divisors, properties or alternatives. */
  static Stream<Bound> of(Proposition proposition, int variables) {
    if (!(proposition instanceof Proposition.Compared(Term left, Relation relation, Term right)))
      return Stream.of();
    Term difference = difference(right, left);
    return switch (relation) {
      case LESS -> Stream.of(of(difference(difference, new Term.Constant(1)), variables));
      case AT_MOST -> Stream.of(of(difference, variables));
      case EQUAL -> Stream.of(of(difference, variables), of(difference(left, right), variables));
      case UNEQUAL -> Stream.of();
    };
  }

  private static Bound of(Term term, int variables) {
    return new Bound(term, term.linear(variables));
  }

  private static Term difference(Term left, Term right) {
    return new Term.Operation(Term.Operator.MINUS, left, right);
  }

  /** The range of the variable narrowed by this bound, given the ranges of the others. */
  Range narrowed(int variable, Range[] ranges) {
    Range now = ranges[variable];
    if (linear.isPresent()) {
      long times = linear.get().coefficient(variable);
      if (times == 0)
        return now;
      long rest = linear.get().constant();
      for (int i = 0; i < ranges.length; i++) {
        long other = linear.get().coefficient(i);
        if (i != variable && other != 0)
          rest = Range.plus(rest, Range.times(other, other > 0 ? ranges[i].most() : ranges[i].least()));
      }
      if (rest == Long.MAX_VALUE)
        return now;
      return times < 0 ? new Range(now.least(), Math.min(now.most(), Math.floorDiv(rest, -times)))
          : new Range(Math.max(now.least(), Math.ceilDiv(-Math.max(rest, -Long.MAX_VALUE), times)), now.most());
    }
    List<Term.Signed> summands = term.summands(1).toList();
    List<Term.Signed> with = summands.stream().filter(s -> s.term().has(variable)).toList();
    if (with.isEmpty() || with.stream().anyMatch(summand -> summand.sign() > 0)
        || with.size() > 1 && with.stream().anyMatch(summand -> Range.of(summand.term(), ranges).least() < 0))
      return now;
    long rest = 0;
    for (Term.Signed summand : summands)
      if (!summand.term().has(variable)) {
        Range range = Range.of(summand.term(), ranges);
        rest = Range.plus(rest, summand.sign() > 0 ? range.most() : Range.negated(range.least()));
      }
    Range[] from1 = ranges.clone();
    from1[variable] = new Range(Math.max(1, now.least()), now.most());
    long limit = rest;
    long most = with.stream().mapToLong(summand -> most(summand.term(), limit, variable, from1)).min().orElseThrow();
    return new Range(now.least(), Math.min(now.most(), Math.max(0, most)));
  }

  /** An upper bound of the variable, when it is 1 or more and the term at most {@code limit}. */
  private static long most(Term term, long limit, int variable, Range[] ranges) {
    if (limit == Long.MAX_VALUE || !term.has(variable))
      return Long.MAX_VALUE;
    return switch (term) {
      case Term.Constant _ -> Long.MAX_VALUE;
      case Term.Variable _ -> limit;
      case Term.Operation(Term.Operator operator, Term left, Term right) -> switch (operator) {
        case TIMES -> Math.min(factor(left, right, limit, variable, ranges), factor(right, left, limit, variable,
            ranges));
        case PLUS -> Math.min(most(left, Range.plus(limit, Range.negated(Range.of(right, ranges).least())), variable,
            ranges), most(right, Range.plus(limit, Range.negated(Range.of(left, ranges).least())), variable, ranges));
        case MINUS -> right.has(variable) ? Long.MAX_VALUE
            : most(left, Range.plus(limit, Range.of(right, ranges).most()), variable, ranges);
        case QUOTIENT -> {
          Range divisor = Range.of(right, ranges);
          yield right.has(variable) || divisor.least() < 1 || Range.of(left, ranges).least() < 0 ? Long.MAX_VALUE
              : most(left, Range.plus(Range.times(Range.plus(limit, 1), divisor.most()), -1), variable, ranges);
        }
        case POWER -> {
          Range base = Range.of(left, ranges);
          Range exponent = Range.of(right, ranges);
          if (!right.has(variable) && exponent.least() >= 1 && base.least() >= 0)
            yield most(left, root(limit, exponent.least()), variable, ranges);
          yield !left.has(variable) && base.least() >= 2 && exponent.least() >= 0
              ? most(right, logarithm(limit, base.least()), variable, ranges)
              : Long.MAX_VALUE;
        }
        default -> Long.MAX_VALUE;
      };
      case Term.Call(Function function, List<Term> arguments) -> switch (function) {
        case MAX -> Math.min(most(arguments.get(0), limit, variable, ranges),
            most(arguments.get(1), limit, variable, ranges));
        case SQRT -> most(arguments.getFirst(), Range.times(Range.plus(limit, 1), Range.plus(limit, 1)), variable,
            ranges);
        case ROOT -> arguments.get(1) instanceof Term.Constant(long exponent) && exponent >= 1
            ? most(arguments.getFirst(), raised(Range.plus(limit, 1), exponent), variable, ranges)
            : Long.MAX_VALUE;
        case BITLENGTH -> limit < Long.SIZE - 1
            ? most(arguments.getFirst(), (1L << Math.max(0, limit)) - 1, variable, ranges) : Long.MAX_VALUE;
        default -> Long.MAX_VALUE;
      };
    };
  }

  /** The greatest number whose power is at most the limit, which must not be open. */
  private static long root(long limit, long exponent) {
    if (limit < 1 || exponent == 1)
      return limit;
    long root = 0;
    for (long bit = Long.highestOneBit(limit); bit > 0; bit /= 2)
      if (power(root + bit, exponent, limit))
        root += bit;
    return root;
  }

  /** The power of a number from 0, or an open end where it is too large. */
  private static long raised(long number, long exponent) {
    long power = 1;
    for (long i = 0; i < exponent && power != Long.MAX_VALUE && (number > 1 || i == 0); i++)
      power = Range.times(power, number);
    return power;
  }

  /** The greatest exponent of a base from 2 that gives at most the limit; 0 when that is below 1. */
  private static long logarithm(long limit, long base) {
    long exponent = 0;
    for (long rest = limit; rest >= base; rest /= base)
      exponent++;
    return exponent;
  }

  /** Whether a power is at most the limit. */
  private static boolean power(long base, long exponent, long limit) {
    long rest = limit;
    for (long i = 0; base > 1 && i < exponent && rest > 0; i++)
      rest /= base;
    return rest > 0;
  }

  /** For a product of which {@code term} is one factor. */
  private static long factor(Term term, Term other, long limit, int variable, Range[] ranges) {
    if (term.equals(other) && term.equals(new Term.Variable(variable)))
      return root(limit, 2);
    long least = Range.of(other, ranges).least();
    return least < 1 || Range.of(term, ranges).least() < 0 ? Long.MAX_VALUE
        : most(term, Math.floorDiv(limit, least), variable, ranges);
  }
}
