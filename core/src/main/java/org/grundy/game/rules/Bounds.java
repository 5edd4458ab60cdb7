package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Recursion;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Detects that a move takes any number up to a bound that grows slowly, or leaves any number up to one:
 * {@code take k where 2k <= n}, {@code take k where k*k <= n}, {@code take k where 2k >= n},
 * {@code replace n by n/k where k >= 3}, {@code replace n by n/2^k}. Each value then equals that of a smaller heap, or is
 * known directly.
 *
 * <p>In the first case the options lie in a window that moves up. By induction their values are 0, 1, 2, &hellip;, each
 * once, except that at most one is missing, the value of the heap below the window: it is missing exactly when the
 * window's lower end has moved. In the second case the values never fall, so the options have all smaller values.
 */
final class Bounds {
  private static final Term HEAP = new Term.Variable(0);
  private static final Term LETTER = new Term.Variable(1);
  /** From this exponent on, roots of numbers in a {@code long} are 1. */
  private static final int MOST_EXPONENT = Long.SIZE - 2;
  private static final Term NONE = new Term.Constant(0);

  /** The upper bounds of the number taken, and of the number left, besides the heap itself. */
  private final List<Term> taken = new ArrayList<>();
  private final List<Term> left = new ArrayList<>();
  /** The least number that may be left. */
  private long fewest;

  private Bounds() {
  }

  static Optional<Recursion> of(List<LineMove> moves) {
    if (moves.size() != 1 || moves.getFirst().results().size() != 1 || moves.getFirst().letterCount() != 1)
      return Optional.empty();
    LineMove move = moves.getFirst();
    Term result = move.results().getFirst();
    if (result instanceof Term.Operation(Term.Operator operator, Term number, Term divisor)
        && operator == Term.Operator.QUOTIENT && number.equals(HEAP) && divisor.has(1))
      return divided(move, divisor);
    Optional<Linear> linear = result.linear(2);
    Linear letter = Linear.constant(2, 0).plusVariable(1, 1);
    boolean takes = linear.equals(Optional.of(letter.negated().plusVariable(0, 1)));
    if (!takes && !linear.equals(Optional.of(letter)))
      return Optional.empty();
    var bounds = new Bounds();
    for (Proposition condition : move.conditions())
      if (!bounds.add(condition, takes))
        return Optional.empty();
    return bounds.recursion();
  }

  private Optional<Recursion> recursion() {
    if (left.isEmpty() && fewest > 0)
      taken.add(quotient(1, -fewest, 1));
    if (taken.isEmpty() == left.isEmpty())
      return Optional.empty();
    Term least = (left.isEmpty() ? taken : left).stream()
        .reduce((a, b) -> new Term.Call(Function.MIN, List.of(a, b))).orElseThrow();
    long first = least.value(new long[]{0});
    Term most = first < 0 ? new Term.Call(Function.MAX, List.of(NONE, least)) : least;
    if (left.isEmpty())
      return Optional.of(new Recursion.Window(first > 0 ? new Term.Call(Function.MIN, List.of(HEAP, most)) : most));
    return Optional.of(new Recursion.Levels(least, fewest));
  }

  /** Whether a condition was understood. */
  private boolean add(Proposition condition, boolean takes) {
    if (!(condition instanceof Proposition.Compared(Term small, Relation relation, Term large))
        || relation != Relation.AT_MOST && relation != Relation.LESS)
      return false;
    int strict = relation == Relation.LESS ? 1 : 0;
    Optional<Linear> below = small.linear(2);
    Optional<Linear> above = large.linear(2);
    if (below.isPresent() && above.isPresent())
      return linear(above.get().minus(below.get()).plusConstant(-strict), takes);
    if (small.has(1))
      return above(small, minus(large, strict), takes);
    return below(minus(small, 1L - strict), large, takes);
  }

  /** Adds the bound that a power of the letter is at most a term, if it is understood. */
  private boolean above(Term power, Term most, boolean takes) {
    int exponent = exponent(power);
    if (exponent == 0 || most.has(1) || !slow(most) || exponent > 1 && most.value(new long[]{0}) < 0 && !takes)
      return false;
    (takes ? taken : left).add(root(most, exponent));
    return true;
  }

  /** Adds the bound that a power of the letter exceeds a term, from n = 1 on not negative, if it is understood. */
  private boolean below(Term term, Term power, boolean takes) {
    int exponent = exponent(power);
    if (exponent == 0 || term.has(1) || !slow(term) || term.value(new long[]{1}) < 0)
      return false;
    Term positive = exponent == 1 && term.value(new long[]{0}) < 0 ? new Term.Call(Function.MAX, List.of(NONE, term))
        : term;
    (takes ? left : taken).add(minus(new Term.Operation(Term.Operator.MINUS, HEAP, root(positive, exponent)), 1));
    return true;
  }

  private static Term minus(Term term, long number) {
    return number == 0 ? term
        : term instanceof Term.Constant(long value) ? new Term.Constant(Math.subtractExact(value, number))
        : new Term.Operation(Term.Operator.MINUS, term, new Term.Constant(number));
  }

  /** The exponent of a power of the letter; 0 for other terms, and where it is too large. */
  private static int exponent(Term term) {
    int exponent = switch (term) {
      case Term.Variable(int index) -> index;
      case Term.Operation(Term.Operator operator, Term left, Term right) when operator == Term.Operator.TIMES ->
        exponent(left) == 0 || exponent(right) == 0 ? 0 : exponent(left) + exponent(right);
      case Term.Operation(Term.Operator operator, Term base, Term.Constant(long times)) when operator == Term.Operator.POWER ->
        times >= 1 && times <= MOST_EXPONENT ? exponent(base) * (int) times : 0;
      default -> 0;
    };
    return exponent > MOST_EXPONENT ? 0 : exponent;
  }

  /** The root of a term, or of 0 where it is negative. */
  private static Term root(Term term, int exponent) {
    if (exponent == 1)
      return term;
    Term rooted = term.value(new long[]{0}) < 0 ? new Term.Call(Function.MAX, List.of(NONE, term)) : term;
    return exponent == 2 ? new Term.Call(Function.SQRT, List.of(rooted))
        : new Term.Call(Function.ROOT, List.of(rooted, new Term.Constant(exponent)));
  }

  /** Whether the condition that a heaps, c letters and b are together 0 or more was understood; adds its bound. */
  private boolean linear(Linear sum, boolean takes) {
    long a = sum.coefficient(0);
    long c = sum.coefficient(1);
    if (c == 0)
      return false;
    boolean ofTaken = takes == c < 0;
    long heaps = c < 0 ? a : Math.addExact(a, c);
    long by = Math.abs(c);
    if (heaps == by && (ofTaken || sum.constant() >= -by)) {
      if (ofTaken)
        fewest = Math.max(fewest, Math.ceilDiv(-sum.constant(), by));
      return true;
    }
    if (heaps < 0 || heaps > by)
      return false;
    (ofTaken ? taken : left).add(quotient(heaps, sum.constant(), by));
    return true;
  }

  /** (heaps n + plus) / by, whose values grow by 0 or 1 since heaps is at most by. */
  private static Term quotient(long heaps, long plus, long by) {
    Term times = heaps == 0 ? NONE : heaps == 1 ? HEAP
        : new Term.Operation(Term.Operator.TIMES, new Term.Constant(heaps), HEAP);
    Term sum = plus == 0 ? times
        : heaps == 0 ? new Term.Constant(plus)
        : plus > 0 ? new Term.Operation(Term.Operator.PLUS, times, new Term.Constant(plus))
        : new Term.Operation(Term.Operator.MINUS, times, new Term.Constant(-plus));
    return by == 1 ? sum : new Term.Operation(Term.Operator.QUOTIENT, sum, new Term.Constant(by));
  }

  /** Whether the term provably never falls, and grows by at most 1 from one n to the next. */
  static boolean slow(Term term) {
    return switch (term) {
      case Term.Constant _ -> true;
      case Term.Variable(int index) -> index == 0;
      case Term.Operation(Term.Operator operator, Term inner, Term.Constant(long by)) -> switch (operator) {
        case PLUS, MINUS -> slow(inner);
        case QUOTIENT -> by >= 1 && (slow(inner) || inner.linear(1).filter(l -> l.coefficient(0) >= 0
            && l.coefficient(0) <= by).isPresent());
        default -> false;
      };
      case Term.Operation _ -> false;
      case Term.Call(Function function, List<Term> arguments) -> switch (function) {
        case SQRT, BITLENGTH -> slow(arguments.getFirst()) && arguments.getFirst().value(new long[]{0}) >= 0;
        case ROOT -> slow(arguments.getFirst()) && arguments.getFirst().value(new long[]{0}) >= 0
            && arguments.getLast() instanceof Term.Constant(long exponent) && exponent >= 1;
        case MIN, MAX -> arguments.stream().allMatch(Bounds::slow);
        default -> false;
      };
    };
  }

  /**
   * The quotients by all numbers from c on, or by all powers of c from one on. Repeated division is among them; and what
   * powers leave has as many values as there are numbers of digits.
   */
  private static Optional<Recursion> divided(LineMove move, Term divisor) {
    Optional<Long> from = from(move);
    if (from.isEmpty())
      return Optional.empty();
    if (divisor.equals(LETTER))
      return from.filter(least -> least >= 2).map(Bounds::quotients);
    // the heap divided by 1 is no move
    return divisor instanceof Term.Operation(Term.Operator operator, Term.Constant(long base), Term exponent)
        && operator == Term.Operator.POWER && base >= 2 && exponent.equals(LETTER) && from.get() < Long.SIZE
            ? power(base, Math.max(1, from.get())).map(Bounds::quotients) : Optional.empty();
  }

  private static Recursion quotients(long least) {
    return new Recursion.Levels(new Term.Operation(Term.Operator.QUOTIENT, HEAP, new Term.Constant(least)), 0);
  }

  private static Optional<Long> power(long base, long exponent) {
    try {
      return Optional.of(Math.powExact(base, (int) exponent));
    } catch (ArithmeticException _) {
      return Optional.empty();
    }
  }

  /** The least number from 0 that the letter may be, if conditions say nothing else of it. */
  private static Optional<Long> from(LineMove move) {
    long least = 0;
    for (Proposition condition : move.conditions()) {
      if (condition.equals(new Proposition.Compared(NONE, Relation.AT_MOST, move.results().getFirst())))
        continue;
      if (!(condition instanceof Proposition.Compared(Term small, Relation relation, Term large))
          || small.linear(2).isEmpty() || large.linear(2).isEmpty()
          || relation != Relation.AT_MOST && relation != Relation.LESS)
        return Optional.empty();
      Linear sum = large.linear(2).get().minus(small.linear(2).get());
      if (sum.coefficient(0) != 0 || sum.coefficient(1) != 1)
        return Optional.empty();
      least = Math.max(least, Math.addExact(-sum.constant(), relation == Relation.LESS ? 1 : 0));
    }
    return Optional.of(least);
  }
}
