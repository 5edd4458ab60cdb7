package org.grundy.game.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.game.heap.Span;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;

/** Detects that the options of a heap form a range: one linear move with one letter and linear conditions. */
final class Spans {
  private Spans() {
  }

  static Optional<Span> of(List<LineMove> moves) {
    if (moves.size() != 1)
      return Optional.empty();
    LineMove move = moves.getFirst();
    Optional<List<Linear>> linear = move.linear();
    if (linear.isEmpty() || linear.get().size() != 1 || move.letterCount() != 1
        || Math.abs(linear.get().getFirst().coefficient(1)) != 1
        || linear.get().getFirst().coefficient(0) < 0 || linear.get().getFirst().coefficient(0) > 1)
      return Optional.empty();
    var natural = new ArrayList<>(List.of(Linear.constant(2, 0).plusVariable(1, 1)));
    for (Proposition condition : move.conditions())
      if (!cuts(condition, natural))
        return Optional.empty();
    return natural.stream().anyMatch(term -> term.coefficient(1) < 0)
        ? Optional.of(new Interval(linear.get().getFirst(), List.copyOf(natural))) : Optional.empty();
  }

  /** Adds terms that are 0 or more exactly when the condition holds, if there are any. */
  private static boolean cuts(Proposition condition, List<Linear> natural) {
    if (!(condition instanceof Proposition.Compared(var left, Relation relation, var right))
        || left.linear(2).isEmpty() || right.linear(2).isEmpty())
      return false;
    Linear difference = right.linear(2).get().minus(left.linear(2).get());
    switch (relation) {
      case LESS -> natural.add(difference.plusConstant(-1));
      case AT_MOST -> natural.add(difference);
      case EQUAL -> natural.addAll(List.of(difference, difference.negated()));
      case UNEQUAL -> {
        return false;
      }
    }
    return true;
  }

  /**
   * The values of the letter for which linear terms are 0 or more, and the heaps that they leave.
   *
   * @param left    what is left of the heap, variable 0, with the letter, variable 1
   * @param natural the terms that are 0 or more; in one of these the letter has a negative coefficient
   */
  private record Interval(Linear left, List<Linear> natural) implements Span {
    private static final Range NONE = new Range(0, -1);

    private Range results(long heap) {
      try {
        return left(heap);
      } catch (ArithmeticException _) {
        throw LineMove.tooLarge(heap);
      }
    }

    private Range left(long heap) {
      Range letter;
      try {
        letter = letter(heap);
      } catch (ArithmeticException _) {
        letter = letter(BigInteger.valueOf(heap));
      }
      if (letter.least() > letter.most())
        return NONE;
      long one = left.value(heap, letter.least());
      long other = left.value(heap, letter.most());
      if (Math.max(one, other) > heap)
        throw HeapLine.grows(heap, Math.max(one, other));
      return new Range(Math.min(one, other), Math.min(heap - 1, Math.max(one, other)));
    }

    private Range letter(long heap) {
      long least = 0;
      long most = Long.MAX_VALUE;
      for (Linear term : natural) {
        long times = term.coefficient(1);
        long rest = Math.addExact(Math.multiplyExact(term.coefficient(0), heap), term.constant());
        if (times == 0 && rest < 0)
          return NONE;
        if (times > 0)
          least = Math.max(least, Math.ceilDivExact(Math.negateExact(rest), times));
        else if (times < 0)
          most = Math.min(most, Math.floorDivExact(rest, Math.negateExact(times)));
      }
      return new Range(least, most);
    }

    /** The same when intermediate numbers leave the range of {@code long}. */
    private Range letter(BigInteger heap) {
      BigInteger least = BigInteger.ZERO;
      BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
      for (Linear term : natural) {
        BigInteger times = BigInteger.valueOf(term.coefficient(1));
        BigInteger rest = term.value(heap, BigInteger.ZERO);
        if (times.signum() == 0 && rest.signum() < 0)
          return NONE;
        if (times.signum() > 0)
          least = least.max(floor(rest, times).negate());
        else if (times.signum() < 0)
          most = most.min(floor(rest, times.negate()));
      }
      return least.compareTo(most) > 0 ? NONE : new Range(least.longValueExact(), most.longValueExact());
    }

    private static BigInteger floor(BigInteger number, BigInteger by) {
      BigInteger[] quotient = number.divideAndRemainder(by);
      return quotient[1].signum() < 0 ? quotient[0].subtract(BigInteger.ONE) : quotient[0];
    }

    @Override
    public long least(long heap) {
      return results(heap).least();
    }

    @Override
    public long most(long heap) {
      return results(heap).most();
    }
  }
}
