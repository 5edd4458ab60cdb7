package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.Undefined;

/**
 * The period of a term f of n: f(n + period) = f(n) + gain for all n &ge; from. It is read off the term's structure:
 * sums, multiples, quotients and remainders by numbers, bit operations with numbers, minima, and any function of
 * periodic parts. A function undefined at n is undefined at n + period.
 *
 * @param period from 1 to {@value #MOST}
 */
record TermPeriod(long from, long period, long gain) {
  /** The longest period considered. */
  static final long MOST = 1 << 20;

  /**
   * The period of a term of variable 0; empty when none can be read off. Time: the size of the term, plus the period
   * for each minimum.
   */
  static Optional<TermPeriod> of(Term term) {
    try {
      return seen(term);
    } catch (ArithmeticException | Undefined _) {
      return Optional.empty();
    }
  }

  /** The least common multiple of both periods, when it is not too long. */
  Optional<Long> common(TermPeriod other) {
    long common = Math.multiplyExact(period, other.period / gcd(period, other.period));
    return common <= MOST ? Optional.of(common) : Optional.empty();
  }

  private static Optional<TermPeriod> seen(Term term) {
    return switch (term) {
      case Term.Constant _ -> Optional.of(new TermPeriod(0, 1, 0));
      case Term.Variable _ -> Optional.of(new TermPeriod(0, 1, 1));
      case Term.Operation(Term.Operator operator, Term left, Term right) -> {
        Optional<TermPeriod> a = seen(left);
        Optional<TermPeriod> b = seen(right);
        yield a.isEmpty() || b.isEmpty() ? Optional.empty() : operated(operator, a.get(), left, b.get(), right);
      }
      case Term.Call(Function function, List<Term> arguments) -> {
        List<Optional<TermPeriod>> of = arguments.stream().map(TermPeriod::seen).toList();
        if (of.stream().anyMatch(Optional::isEmpty))
          yield Optional.empty();
        TermPeriod a = of.getFirst().orElseThrow();
        TermPeriod b = of.getLast().orElseThrow();
        if (a.gain == 0 && b.gain == 0)
          yield a.with(b, 0, 0);
        yield switch (function) {
          case MIN -> extreme(a, arguments.getFirst(), b, arguments.getLast(), true);
          case MAX -> extreme(a, arguments.getFirst(), b, arguments.getLast(), false);
          case ODD, EVEN -> a.each(2).map(e -> new TermPeriod(e.from, e.period, 0));
          default -> Optional.empty();
        };
      }
    };
  }

  private static Optional<TermPeriod> operated(Term.Operator operator, TermPeriod a, Term left, TermPeriod b,
      Term right) {
    boolean periodic = a.gain == 0 && b.gain == 0;
    Optional<Long> first = number(left);
    Optional<Long> second = number(right);
    return switch (operator) {
      case PLUS -> a.with(b, 1, 1);
      case MINUS -> a.with(b, 1, -1);
      case TIMES -> periodic ? a.with(b, 0, 0)
          : second.isPresent() ? Optional.of(a.times(second.get())) : first.map(b::times);
      case QUOTIENT -> periodic ? a.with(b, 0, 0)
          : second.filter(d -> d > 0).flatMap(d -> a.each(d).map(e -> new TermPeriod(e.from, e.period, e.gain / d)));
      case REMAINDER -> periodic ? a.with(b, 0, 0)
          : second.filter(d -> d > 0).flatMap(d -> a.each(d).map(e -> new TermPeriod(e.from, e.period, 0)));
      case AND, OR, XOR -> {
        Optional<Long> mask = second.isPresent() ? second : first;
        TermPeriod other = second.isPresent() ? a : b;
        yield periodic ? a.with(b, 0, 0)
            : mask.filter(m -> m >= 0 && m < MOST).flatMap(m -> other.each(Math.max(1, 2 * Long.highestOneBit(m)))
                .map(e -> operator == Term.Operator.AND ? new TermPeriod(e.from, e.period, 0) : e));
      }
      case LEFT -> periodic ? a.with(b, 0, 0)
          : second.filter(s -> s >= 0 && s < 20).map(s -> a.times(1L << s));
      case RIGHT -> periodic ? a.with(b, 0, 0)
          : second.filter(s -> s >= 0 && s < 20)
              .flatMap(s -> a.each(1L << s).map(e -> new TermPeriod(e.from, e.period, e.gain >> s)));
      case POWER -> periodic ? a.with(b, 0, 0) : Optional.empty();
    };
  }

  private static Optional<Long> number(Term term) {
    return term.linear(1).filter(Linear::isConstant).map(Linear::constant);
  }

  private TermPeriod times(long number) {
    return new TermPeriod(from, period, Math.multiplyExact(gain, number));
  }

  /**
   * A sum of multiples of both over their common period: {@code here} times this gain plus {@code there} times the
   * other's.
   */
  private Optional<TermPeriod> with(TermPeriod other, long here, long there) {
    return common(other).map(common -> new TermPeriod(Math.max(from, other.from), common,
        here * Math.multiplyExact(gain, common / period)
            + there * Math.multiplyExact(other.gain, common / other.period)));
  }

  /** The same term over enough periods that the gain is a multiple of the number. */
  private Optional<TermPeriod> each(long number) {
    long times = number / gcd(number, gain);
    long longer = Math.multiplyExact(period, times);
    return longer <= MOST ? Optional.of(new TermPeriod(from, longer, Math.multiplyExact(gain, times)))
        : Optional.empty();
  }

  /** The minimum or maximum of two terms; where the gains differ, from the number where one stays beyond the other. */
  private static Optional<TermPeriod> extreme(TermPeriod a, Term left, TermPeriod b, Term right, boolean least) {
    Optional<Long> common = a.common(b);
    if (common.isEmpty())
      return Optional.empty();
    long p = common.get();
    long gainA = Math.multiplyExact(a.gain, p / a.period);
    long gainB = Math.multiplyExact(b.gain, p / b.period);
    long from = Math.max(a.from, b.from);
    if (gainA == gainB)
      return Optional.of(new TermPeriod(from, p, gainA));
    long rounds = 0;
    for (long n = from; n < from + p; n++) {
      long ahead = Math.subtractExact(left.value(new long[]{n}), right.value(new long[]{n}));
      rounds = Math.max(rounds, Math.ceilDiv(gainA > gainB ? -ahead : ahead, Math.abs(gainA - gainB)));
    }
    long later = Math.addExact(from, Math.multiplyExact(rounds, p));
    return later <= MOST ? Optional.of(new TermPeriod(later, p, gainA > gainB == least ? gainB : gainA))
        : Optional.empty();
  }

  private static long gcd(long a, long b) {
    long x = Math.abs(a);
    long y = Math.abs(b);
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }
}
