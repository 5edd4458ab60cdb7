package org.grundy.conjecture;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Term;

/**
 * A term written as a number plus multiples of opaque parts: equal normal forms are equal for all numbers, but
 * different ones may be equal too. Digits are split off wherever that is valid for all numbers: floor((4m + 3) / 2) is
 * 2m + 1, and v2(2m) is v2(m) + 1.
 *
 * <p>Functions that are not defined everywhere are applied only to parts that are 1 or more when the variables are, and
 * divisors are numbers, so everything compared is defined. Time: the size of the term times the bits of its numbers.
 *
 * @param number the number added to the parts
 * @param parts  each part's text, with its coefficient, which is not 0
 */
record TermNormalForm(long number, SortedMap<String, Long> parts) {
  private static final String VARIABLE = "#";

  /** The normal form of a term; empty if part of it may be undefined. */
  static Optional<TermNormalForm> of(Term term) {
    try {
      return Optional.of(expanded(term));
    } catch (ArithmeticException | Unclear _) {
      return Optional.empty();
    }
  }

  /** Thrown for a term that the rules here cannot handle safely. */
  private static final class Unclear extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unclear() {
      super(null, null, false, false);
    }
  }

  TermNormalForm plus(TermNormalForm other, long times) {
    SortedMap<String, Long> sum = new TreeMap<>(parts);
    other.parts.forEach((part, count) -> sum.merge(part, Math.multiplyExact(times, count), Math::addExact));
    sum.values().removeIf(count -> count == 0);
    return new TermNormalForm(Math.addExact(number, Math.multiplyExact(times, other.number)), sum);
  }

  /** Whether this is an integer multiple of the other, 0 included. */
  boolean isMultipleOf(TermNormalForm other) {
    if (equals(number(0)))
      return true;
    long ofNumber = other.number != 0 ? number / other.number
        : other.parts.isEmpty() ? 0 : parts.getOrDefault(other.parts.firstKey(), 0L)
            / other.parts.getOrDefault(other.parts.firstKey(), 1L);
    return equals(other.times(ofNumber));
  }

  static TermNormalForm number(long number) {
    return new TermNormalForm(number, new TreeMap<>());
  }

  /** A multiple of a variable. */
  static TermNormalForm variable(int index, long times) {
    return part(VARIABLE + index).times(times);
  }

  private static TermNormalForm part(String written) {
    return new TermNormalForm(0, new TreeMap<>(Map.of(written, 1L)));
  }

  private TermNormalForm times(long times) {
    return number(0).plus(this, times);
  }

  private boolean isNumber() {
    return parts.isEmpty();
  }

  /** Whether the coefficients of all parts are divisible by a number. */
  private boolean split(long by) {
    return parts.values().stream().allMatch(count -> count % by == 0);
  }

  /** The quotient by a number for which {@link #split} holds. */
  private TermNormalForm quotient(long by) {
    SortedMap<String, Long> smaller = new TreeMap<>();
    parts.forEach((part, count) -> smaller.put(part, count / by));
    return new TermNormalForm(Math.floorDiv(number, by), smaller);
  }

  /** Whether this is 1 or more when the variables are. */
  private boolean positive() {
    return number >= 0 && number + parts.size() > 0
        && parts.entrySet().stream().allMatch(e -> e.getKey().matches(VARIABLE + "\\d+") && e.getValue() > 0);
  }

  private static TermNormalForm expanded(Term term) {
    return switch (term) {
      case Term.Constant(long value) -> number(value);
      case Term.Variable(int index) -> variable(index, 1);
      case Term.Operation(Term.Operator operator, Term left, Term right) ->
        operator == Term.Operator.RIGHT && right.equals(new Term.Call(Function.V2, List.of(left)))
            ? expanded(new Term.Call(Function.ODDPART, List.of(left)))
            : operated(operator, expanded(left), expanded(right));
      case Term.Call(Function function, List<Term> arguments) -> called(function, expanded(arguments.getFirst()),
          arguments.size() > 1 ? expanded(arguments.getLast()) : number(0));
    };
  }

  private static TermNormalForm operated(Term.Operator operator, TermNormalForm a, TermNormalForm b) {
    return switch (operator) {
      case PLUS -> a.plus(b, 1);
      case MINUS -> a.plus(b, -1);
      case TIMES -> a.isNumber() ? b.times(a.number) : b.isNumber() ? a.times(b.number) : both("*", a, b);
      case QUOTIENT -> a.over(divisor(b));
      case REMAINDER -> a.plus(a.over(divisor(b)), -divisor(b));
      case RIGHT -> a.over(power(b));
      case LEFT -> b.isNumber() ? a.times(power(b)) : raised(a, number(2), b);
      case POWER -> raised(number(1), a, b);
      case AND, OR, XOR -> bits(operator, a, b);
    };
  }

  private static long divisor(TermNormalForm b) {
    if (!b.isNumber() || b.number < 1)
      throw new Unclear();
    return b.number;
  }

  private static long power(TermNormalForm b) {
    if (!b.isNumber() || b.number < 0 || b.number >= Long.SIZE - 2)
      throw new Unclear();
    return 1L << b.number;
  }

  /** A power whose exponent is an exponent of 2 or a count, plus a number from 0. */
  private static TermNormalForm raised(TermNormalForm factor, TermNormalForm base, TermNormalForm exponent) {
    boolean sure = base.isNumber() && base.number >= 2 && factor.isNumber() && exponent.number >= 0 && exponent.parts
        .entrySet().stream().allMatch(e -> e.getValue() > 0 && e.getKey().matches("(V|BITLENGTH|POPCOUNT|DIGITSUM).*"));
    if (!sure)
      throw new Unclear();
    long times = factor.number;
    for (long i = 0; i < exponent.number; i++)
      times = Math.multiplyExact(times, base.number);
    return exponent.isNumber() ? number(times)
        : part(base.number + "^{" + new TermNormalForm(0, exponent.parts) + "}").times(times);
  }

  /** Rounded down. */
  private TermNormalForm over(long by) {
    SortedMap<String, Long> whole = new TreeMap<>();
    SortedMap<String, Long> rest = new TreeMap<>();
    long common = by;
    for (var entry : parts.entrySet()) {
      long count = entry.getValue();
      if (Math.floorDiv(count, by) != 0)
        whole.put(entry.getKey(), Math.floorDiv(count, by));
      if (Math.floorMod(count, by) != 0) {
        rest.put(entry.getKey(), Math.floorMod(count, by));
        common = gcd(common, Math.floorMod(count, by));
      }
    }
    var out = new TermNormalForm(Math.floorDiv(number, by), whole);
    if (rest.isEmpty())
      return out;
    TermNormalForm inner = new TermNormalForm(Math.floorMod(number, by), rest).quotient(common);
    return out.plus(part("floor{" + inner + "}/" + by / common), 1);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private static TermNormalForm bits(Term.Operator operator, TermNormalForm a, TermNormalForm b) {
    if (a.isNumber() && b.isNumber())
      return number(switch (operator) {
        case AND -> a.number & b.number;
        case OR -> a.number | b.number;
        default -> a.number ^ b.number;
      });
    if (a.equals(b))
      return operator == Term.Operator.XOR ? number(0) : a;
    // b is -1 - a: all bits differ
    if (a.plus(b, 1).equals(number(-1)))
      return number(operator == Term.Operator.AND ? 0 : -1);
    if (a.equals(number(0)) || b.equals(number(0)))
      return operator == Term.Operator.AND ? number(0) : a.plus(b, 1);
    if (!a.split(2) || !b.split(2))
      return both(operator.name(), a, b);
    TermNormalForm last = bits(operator, number(Math.floorMod(a.number, 2L)), number(Math.floorMod(b.number, 2L)));
    return bits(operator, a.quotient(2), b.quotient(2)).times(2).plus(last, 1);
  }

  /** A part with two operands whose order does not matter. */
  private static TermNormalForm both(String how, TermNormalForm a, TermNormalForm b) {
    String first = a.toString();
    String second = b.toString();
    return part(how + (first.compareTo(second) <= 0 ? first + second : second + first));
  }

  private static TermNormalForm called(Function function, TermNormalForm a, TermNormalForm b) {
    return switch (function) {
      case V2 -> exponent(2, a);
      case V -> exponent(divisor(a), b);
      case BITLENGTH -> {
        TermNormalForm rest = a;
        long count = 0;
        for (; rest.positive() && !rest.isNumber() && rest.split(2); count++)
          rest = rest.quotient(2);
        yield part("BITLENGTH" + rest).plus(number(count), 1);
      }
      case POPCOUNT -> digits(a, 2);
      case DIGITSUM -> digits(a, divisor(b));
      case ODDPART -> {
        TermNormalForm odd = a;
        needsPositive(a);
        while (odd.split(2) && odd.number % 2 == 0)
          odd = odd.quotient(2);
        yield odd.split(2) ? odd : part("ODDPART" + odd);
      }
      case MIN, MAX, GCD -> a.equals(b) && function != Function.GCD ? a : both(function.name(), a, b);
      case SQRT, OMEGA, BIGOMEGA -> {
        needsPositive(a);
        yield part(function.name() + a);
      }
      case ROOT -> {
        needsPositive(a);
        yield part("ROOT" + divisor(b) + a);
      }
      case QUOTIENTS, DIVISIONS -> {
        needsPositive(a);
        needsPositive(b);
        yield both(function.name(), a, b);
      }
      case ODD -> a.plus(a.over(2), -2);
      case EVEN -> number(1).plus(a.plus(a.over(2), -2), -1);
      case LPF -> throw new Unclear();
      case ABS, PRIME, SQUARE, POW2, PRIMEPI -> part(function.name() + a);
    };
  }

  private static void needsPositive(TermNormalForm a) {
    if (!a.positive())
      throw new Unclear();
  }

  private static TermNormalForm exponent(long base, TermNormalForm of) {
    if (base < 2)
      throw new Unclear();
    needsPositive(of);
    TermNormalForm rest = of;
    long count = 0;
    for (; rest.split(base) && rest.number % base == 0; count++)
      rest = rest.quotient(base);
    return rest.split(base) ? number(count) : part("V" + base + rest).plus(number(count), 1);
  }

  private static TermNormalForm digits(TermNormalForm of, long base) {
    if (base < 2)
      throw new Unclear();
    needsPositive(of);
    TermNormalForm rest = of;
    long sum = 0;
    for (; !rest.isNumber() && rest.split(base); rest = rest.quotient(base))
      sum += rest.number % base;
    for (; rest.isNumber() && rest.number > 0; rest = number(rest.number / base))
      sum += rest.number % base;
    return rest.isNumber() ? number(sum) : part("DIGITSUM" + base + rest).plus(number(sum), 1);
  }
}
