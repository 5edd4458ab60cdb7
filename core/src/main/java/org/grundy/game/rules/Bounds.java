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
 * {@code replace n by n/k where k >= 3}. Each value then equals that of a smaller heap, or is known directly.
 *
 * <p>In the first case the options lie in a window that moves up. By induction their values are 0, 1, 2, &hellip;, each
 * once, except that at most one is missing, the value of the heap below the window: it is missing exactly when the
 * window's lower end has moved. In the second case the values never fall, so the options have all smaller values.
 */
final class Bounds {
  private static final Term HEAP = new Term.Variable(0);
  private static final Term NONE = new Term.Constant(0);

  /** The upper bounds of the number taken, and of the number left, besides the heap itself. */
  private final List<Term> taken = new ArrayList<>();
  private final List<Term> left = new ArrayList<>();

  private Bounds() {
  }

  static Optional<Recursion> of(List<LineMove> moves) {
    if (moves.size() != 1 || moves.getFirst().results().size() != 1 || moves.getFirst().letterCount() != 1)
      return Optional.empty();
    LineMove move = moves.getFirst();
    Term result = move.results().getFirst();
    if (result instanceof Term.Operation(Term.Operator operator, Term number, Term divisor)
        && operator == Term.Operator.QUOTIENT && number.equals(HEAP) && divisor.equals(new Term.Variable(1)))
      return divided(move);
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
    if (taken.isEmpty() == left.isEmpty())
      return Optional.empty();
    Term least = (left.isEmpty() ? taken : left).stream()
        .reduce((a, b) -> new Term.Call(Function.MIN, List.of(a, b))).orElseThrow();
    long first = least.value(new long[]{0});
    Term most = first < 0 ? new Term.Call(Function.MAX, List.of(NONE, least)) : least;
    if (left.isEmpty())
      return Optional.of(new Recursion.Window(first > 0 ? new Term.Call(Function.MIN, List.of(HEAP, most)) : most));
    return first < 0 ? Optional.empty() : Optional.of(new Recursion.Levels(most));
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
    Term letter = new Term.Variable(1);
    Term most = strict == 0 ? large : new Term.Operation(Term.Operator.MINUS, large, new Term.Constant(1));
    if (large.has(1) || !slow(most))
      return false;
    boolean square = small.equals(new Term.Operation(Term.Operator.TIMES, letter, letter))
        || small.equals(new Term.Operation(Term.Operator.POWER, letter, new Term.Constant(2)));
    boolean negative = most.value(new long[]{0}) < 0;
    if (!square && !small.equals(letter) || square && negative && !takes)
      return false;
    Term rooted = negative ? new Term.Call(Function.MAX, List.of(NONE, most)) : most;
    (takes ? taken : left).add(square ? new Term.Call(Function.SQRT, List.of(rooted)) : most);
    return true;
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
    if (heaps == by && (ofTaken ? sum.constant() >= 0 : sum.constant() >= -by))
      return true;
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
  private static boolean slow(Term term) {
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
        case MIN, MAX -> arguments.stream().allMatch(Bounds::slow);
        default -> false;
      };
    };
  }

  /** The quotients by all numbers from c on, including repeated division by c. */
  private static Optional<Recursion> divided(LineMove move) {
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
    return least < 2 ? Optional.empty()
        : Optional.of(new Recursion.Levels(new Term.Operation(Term.Operator.QUOTIENT, HEAP, new Term.Constant(least))));
  }
}
