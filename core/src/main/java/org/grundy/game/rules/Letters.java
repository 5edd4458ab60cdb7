package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * All values of a move's letters for which its conditions hold. The conditions bound each letter, given the heaps and
 * the letters before it; a letter that divides a known number goes through its divisors. A letter without a bound is
 * refused unless it only divides: beyond the number that it divides, and beyond the size that conditions require, its
 * value makes no difference.
 *
 * <p>More than {@value #MOST_TRIED} values for one position are refused. Time: the product of the remaining ranges; for
 * a divisor, the square root of the number it divides; for a power of 2, the digits of its bound.
 */
final class Letters {
  /** The most values of letters tried for one position. */
  private static final long MOST_TRIED = 1L << 24;
  /** The values tried between two reports. */
  private static final long OFTEN = 1 << 10;

  private final int heaps;
  private final List<String> names;
  private final List<Proposition> conditions;
  private final List<Bound> bounds;
  /** The bounds of each alternative, for every condition that has alternatives. */
  private final List<List<List<Bound>>> alternatives;
  private final List<Term> used;
  /** By letter: the conditions whose last letter it is. */
  private final List<List<Proposition>> decided = new ArrayList<>();

  /**
   * @param heaps      how many of the variables are heaps; the others are letters
   * @param conditions conditions that must all hold
   * @param used       the terms of the move
   */
  Letters(int heaps, List<String> names, List<Proposition> conditions, List<Term> used) {
    this.heaps = heaps;
    this.names = List.copyOf(names);
    this.conditions = conditions.stream().flatMap(Proposition::conjuncts).toList();
    this.bounds = this.conditions.stream().flatMap(c -> Bound.of(c, names.size())).toList();
    this.used = List.copyOf(used);
    this.alternatives = this.conditions.stream().filter(Proposition.Any.class::isInstance)
        .map(any -> ((Proposition.Any) any).parts().stream()
            .map(part -> part.conjuncts().flatMap(c -> Bound.of(c, names.size())).toList()).toList())
        .toList();
    for (int i = 0; i <= names.size() - heaps; i++) {
      int last = heaps + i - 1;
      decided.add(this.conditions.stream().filter(c -> last(c) == last || last < heaps && last(c) < heaps).toList());
    }
  }

  private int last(Proposition condition) {
    for (int variable = names.size() - 1; variable >= heaps; variable--)
      if (condition.has(variable))
        return variable;
    return heaps - 1;
  }

  /** Takes the values of all variables; the array is reused. Returns whether more are wanted. */
  @FunctionalInterface
  interface Visitor {
    boolean visit(long[] values);

    /** Reports how many values of letters were tried. */
    default void tried(long values) {
    }
  }

  /** The number of letters. */
  int count() {
    return names.size() - heaps;
  }

  List<Proposition> conditions() {
    return conditions;
  }

  /**
   * Visits all values of the letters for these heaps.
   *
   * @return whether the visitor never stopped
   * @throws BadInput when a letter is unbounded
   */
  boolean each(long[] sizes, Visitor visitor) {
    // the last entry counts the values tried
    long[] values = Arrays.copyOf(sizes, names.size() + 1);
    for (Proposition condition : decided.getFirst())
      if (!condition.holds(values))
        return true;
    var ranges = new Range[names.size()];
    Arrays.fill(ranges, new Range(0, Long.MAX_VALUE));
    for (int i = 0; i < heaps; i++)
      ranges[i] = Range.of(sizes[i]);
    boolean more = from(heaps, values, ranges, visitor);
    visitor.tried(values[names.size()] % OFTEN);
    return more;
  }

  private boolean from(int letter, long[] values, Range[] before, Visitor visitor) {
    if (letter == names.size())
      return visitor.visit(values);
    Range[] ranges = narrowed(before);
    Range range = ranges[letter];
    if (range.least() > range.most())
      return true;
    if (range.most() == Long.MAX_VALUE)
      range = new Range(range.least(), Math.max(range.least(), enough(letter, ranges)));
    Optional<Long> multiple = multiple(letter, values, ranges);
    return multiple.isPresent() ? divisors(letter, multiple.get(), range, values, ranges, visitor)
        : numbers(letter, range, values, ranges, visitor);
  }

  /** The ranges of the letters and heaps, narrowed by a few rounds of the conditions. */
  Range[] narrowed(Range[] before) {
    Range[] ranges = before.clone();
    boolean changed = true;
    for (int round = 0; changed && round <= names.size() + 1; round++) {
      changed = false;
      for (int letter = heaps; letter < ranges.length; letter++)
        if (!ranges[letter].isPoint())
          changed |= narrow(letter, ranges);
    }
    return ranges;
  }

  private boolean narrow(int letter, Range[] ranges) {
    Range range = ranges[letter];
    for (Bound bound : bounds)
      ranges[letter] = bound.narrowed(letter, ranges);
    for (List<List<Bound>> alternative : alternatives)
      ranges[letter] = hull(alternative, letter, ranges);
    for (Proposition condition : conditions)
      if (condition instanceof Proposition.Divides(Term.Variable(int divisor), Term number) && divisor == letter) {
        Range multiple = Range.of(number, ranges);
        if (multiple.least() > 0)
          ranges[letter] = new Range(Math.max(1, ranges[letter].least()),
              Math.min(ranges[letter].most(), multiple.most()));
      }
    return !range.equals(ranges[letter]);
  }

  /** The range from the least to the greatest value that some alternative allows. */
  private static Range hull(List<List<Bound>> alternatives, int letter, Range[] ranges) {
    Range now = ranges[letter];
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (List<Bound> bounds : alternatives) {
      ranges[letter] = now;
      for (Bound bound : bounds)
        ranges[letter] = bound.narrowed(letter, ranges);
      Range range = ranges[letter];
      if (range.least() <= range.most()) {
        least = Math.min(least, range.least());
        most = Math.max(most, range.most());
      }
    }
    return least <= most ? new Range(least, most) : new Range(now.least(), now.least() - 1);
  }

  /** The number that the letter must divide, if it is known and not 0. */
  private Optional<Long> multiple(int letter, long[] values, Range[] ranges) {
    for (Proposition condition : decided.get(letter - heaps + 1))
      if (condition instanceof Proposition.Divides(Term.Variable(int divisor), Term number) && divisor == letter
          && Range.of(number, ranges).isPoint() && Range.of(number, ranges).least() > 0)
        return Optional.of(number.value(values));
    return Optional.empty();
  }

  private boolean numbers(int letter, Range range, long[] values, Range[] ranges, Visitor visitor) {
    if (range.most() - range.least() > OFTEN)
      for (Proposition condition : decided.get(letter - heaps + 1)) {
        Optional<SortedSet<Long>> few = FewValues.of(condition, letter, values, range);
        if (few.isPresent()) {
          for (long value : few.get())
            if (!value(letter, value, values, ranges, visitor))
              return false;
          return true;
        }
      }
    for (long value = range.least(); value <= range.most(); value++)
      if (!value(letter, value, values, ranges, visitor))
        return false;
    return true;
  }

  private boolean divisors(int letter, long multiple, Range range, long[] values, Range[] ranges, Visitor visitor) {
    long d = 1;
    for (; d <= multiple / d; d++) {
      tell(d, visitor);
      if (multiple % d == 0 && within(d, range) && !value(letter, d, values, ranges, visitor))
        return false;
    }
    for (d--; d >= 1; d--) {
      tell(d, visitor);
      if (multiple % d == 0 && multiple / d != d && within(multiple / d, range)
          && !value(letter, multiple / d, values, ranges, visitor))
        return false;
    }
    return true;
  }

  private static void tell(long count, Visitor visitor) {
    if (count % OFTEN == 0)
      visitor.tried(OFTEN);
  }

  private static boolean within(long value, Range range) {
    return value >= range.least() && value <= range.most();
  }

  private boolean value(int letter, long value, long[] values, Range[] ranges, Visitor visitor) {
    values[letter] = value;
    if (++values[names.size()] > MOST_TRIED)
      throw BadInput.because("one position needs more than {0} values of the letters; expected tighter conditions",
          MOST_TRIED);
    if (values[names.size()] % OFTEN == 0)
      visitor.tried(OFTEN);
    for (Proposition condition : decided.get(letter - heaps + 1))
      if (!condition.holds(values))
        return true;
    if (letter + 1 == names.size())
      return visitor.visit(values);
    Range outer = ranges[letter];
    ranges[letter] = Range.of(value);
    boolean more = from(letter + 1, values, ranges, visitor);
    ranges[letter] = outer;
    return more;
  }

  /** A number beyond which the letter makes no difference. */
  private long enough(int letter, Range[] ranges) {
    long enough = 0;
    for (Bound bound : bounds)
      if (bound.term().has(letter)) {
        Linear linear = bound.linear().orElse(null);
        if (linear == null)
          enough = Math.max(enough, divided(bound.term(), letter, ranges));
        else if (linear.coefficient(letter) < 0)
          throw unbounded(letter);
        else
          enough = Math.max(enough, needed(linear, letter, ranges));
      }
    for (Proposition condition : conditions)
      if (condition instanceof Proposition.Compared(Term left, Relation relation, Term right)
          && relation == Relation.UNEQUAL)
        enough = Math.max(enough, unequal(new Term.Operation(Term.Operator.MINUS, left, right), letter, ranges));
    int properties = 0;
    for (Proposition condition : conditions)
      if (condition.has(letter) && !(condition instanceof Proposition.Compared) && !dividesZero(condition, ranges)) {
        if (++properties > 1 || !isProperty(condition, letter))
          throw unbounded(letter);
      }
    for (Term term : used)
      enough = Math.max(enough, divided(term, letter, ranges));
    // from any number to twice it, and some more, there is a prime, a power of 2, an odd and an even one; to 4 times, a square
    if (properties > 0)
      enough = Range.plus(Range.times(4, enough), 4);
    if (enough >= Long.MAX_VALUE - 1)
      throw unbounded(letter);
    return enough;
  }

  private static boolean isProperty(Proposition condition, int letter) {
    return condition instanceof Proposition.Is(Term.Call call)
        && call.arguments().getFirst().equals(new Term.Variable(letter));
  }

  /** Whether the condition says that the letter divides 0, as every number from 1 does. */
  private static boolean dividesZero(Proposition condition, Range[] ranges) {
    return condition instanceof Proposition.Divides(Term divisor, Term number) && divisor instanceof Term.Variable
        && isZero(number, ranges);
  }

  /** A number beyond which the letter cannot make the term 0, or makes no difference to it. */
  private long unequal(Term term, int letter, Range[] ranges) {
    Optional<Linear> linear = term.linear(names.size());
    if (linear.isEmpty())
      return divided(term, letter, ranges);
    long times = linear.get().coefficient(letter);
    if (times == 0)
      return 0;
    Linear rising = times > 0 ? linear.get() : linear.get().negated();
    return Range.plus(needed(rising, letter, ranges), 1);
  }

  /** The value from which the letter satisfies a condition in which it has a positive coefficient. */
  private static long needed(Linear linear, int letter, Range[] ranges) {
    long rest = linear.constant();
    for (int i = 0; i < ranges.length; i++) {
      long times = linear.coefficient(i);
      if (i != letter && times != 0)
        rest = Range.plus(rest, Range.times(times, times > 0 ? ranges[i].least() : ranges[i].most()));
    }
    return rest == Long.MIN_VALUE ? Long.MAX_VALUE : Math.max(0, Math.ceilDiv(-rest, linear.coefficient(letter)));
  }

  /** One more than the number that the letter divides in the term; it may have no other role there. */
  private long divided(Term term, int letter, Range[] ranges) {
    return switch (term) {
      case Term.Constant _ -> 0;
      case Term.Variable(int variable) -> {
        if (variable == letter)
          throw unbounded(letter);
        yield 0;
      }
      case Term.Operation(Term.Operator operator, Term left, Term right) -> {
        if (operator == Term.Operator.QUOTIENT && right.equals(new Term.Variable(letter)) && !left.has(letter)) {
          Range range = Range.of(left, ranges);
          if (range.least() < 0)
            throw unbounded(letter);
          yield Range.plus(range.most(), 1);
        }
        if (operator == Term.Operator.QUOTIENT && !left.has(letter) && Range.of(left, ranges).least() >= 0
            && right instanceof Term.Operation(Term.Operator inner, Term.Constant(long base), Term exponent)
            && inner == Term.Operator.POWER && base >= 2 && exponent.equals(new Term.Variable(letter)))
          yield exceeding(base, Range.of(left, ranges).most());
        if (operator == Term.Operator.TIMES && (isZero(left, ranges) || isZero(right, ranges)))
          yield 0;
        yield Math.max(divided(left, letter, ranges), divided(right, letter, ranges));
      }
      case Term.Call(var _, List<Term> arguments) -> {
        long most = 0;
        for (Term argument : arguments)
          most = Math.max(most, divided(argument, letter, ranges));
        yield most;
      }
    };
  }

  /** An exponent from which on the powers of a base from 2 exceed a number. */
  private static long exceeding(long base, long number) {
    long exponent = 1;
    for (long rest = number; rest >= base; rest /= base)
      exponent++;
    return exponent;
  }

  private static boolean isZero(Term term, Range[] ranges) {
    return Range.of(term, ranges).equals(Range.of(0));
  }

  private BadInput unbounded(int letter) {
    Optional<Integer> exponent = used.stream().flatMap(term -> exponent(term, letter).stream()).findFirst();
    if (exponent.isPresent())
      return BadInput.because(
          "the letter {0} has no upper bound where {1} is 0; expected {2}, with 1 as an amount of its own",
          names.get(letter), names.get(exponent.get()), names.get(exponent.get()) + " >= 1");
    return BadInput.because("the letter {0} has no upper bound; expected a condition such as {1}",
        names.get(letter), names.get(letter) + " <= " + names.getFirst());
  }

  /** A letter to which this one is raised in the term, so that it makes no difference where the other is 0. */
  private Optional<Integer> exponent(Term term, int letter) {
    return switch (term) {
      case Term.Constant _, Term.Variable _ -> Optional.empty();
      case Term.Operation(Term.Operator operator, Term base, Term.Variable(int exponent)) when operator == Term.Operator.POWER
          && exponent >= heaps && base.equals(new Term.Variable(letter)) ->
        Optional.of(exponent);
      case Term.Operation(var _, Term left, Term right) -> exponent(left, letter).or(() -> exponent(right, letter));
      case Term.Call(var _, List<Term> arguments) ->
        arguments.stream().flatMap(argument -> exponent(argument, letter).stream()).findFirst();
    };
  }
}
