package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;

/**
 * A move of two numbers, a heap and a limit: take at least one token and at most some multiple of the limit, plus a number.
 *
 * @param heap  which number is the heap, 0 or 1
 * @param most  the most that may be taken: a sum of the limit, variable 0
 * @param limit the limit after a move, a sum of what was taken, variable 0; empty if it stays the same
 */
record LimitedTaking(int heap, Linear most, Optional<Linear> limit) {
  private static final int TAKEN = 2;

  /** Empty where the moves are others. */
  static Optional<LimitedTaking> of(List<LineMove> moves) {
    if (moves.size() != 1 || moves.getFirst().letterCount() != 1 || moves.getFirst().names().size() != TAKEN + 1)
      return Optional.empty();
    return moves.getFirst().linear().flatMap(results -> {
      for (int heap = 0; heap < 2; heap++)
        if (results.get(heap).equals(zero().plusVariable(heap, 1).plusVariable(TAKEN, -1)))
          return of(heap, results.get(1 - heap), moves.getFirst().conditions());
      return Optional.empty();
    });
  }

  private static Linear zero() {
    return Linear.constant(TAKEN + 1, 0);
  }

  private static Optional<LimitedTaking> of(int heap, Linear after, List<Proposition> conditions) {
    int limit = 1 - heap;
    boolean same = after.equals(zero().plusVariable(limit, 1));
    if (!same && (after.coefficient(0) != 0 || after.coefficient(1) != 0))
      return Optional.empty();
    Optional<Linear> most = Optional.empty();
    boolean some = same; // where nothing changes, there is no move
    for (Proposition condition : conditions) {
      Optional<Linear> natural = natural(condition);
      if (natural.isEmpty())
        return Optional.empty();
      Linear sum = natural.get();
      if (sum.equals(zero().plusVariable(TAKEN, 1).plusConstant(-1)))
        some = true;
      else if (sum.coefficient(TAKEN) == -1 && sum.coefficient(heap) == 0 && most.isEmpty())
        most = Optional.of(alone(sum, limit));
      else if (!sum.equals(after) && !sum.equals(zero().plusVariable(heap, 1).plusVariable(TAKEN, -1))
          && !sum.equals(zero().plusVariable(TAKEN, 1)))
        return Optional.empty();
    }
    return (some ? most : Optional.<Linear>empty())
        .map(bound -> new LimitedTaking(heap, bound, same ? Optional.empty() : Optional.of(alone(after, TAKEN))));
  }

  /** The sum that a condition says is 0 or more. */
  private static Optional<Linear> natural(Proposition condition) {
    if (!(condition instanceof Proposition.Compared(var left, Relation relation, var right))
        || relation != Relation.LESS && relation != Relation.AT_MOST)
      return Optional.empty();
    return left.linear(TAKEN + 1).flatMap(less -> right.linear(TAKEN + 1)
        .map(more -> more.minus(less).plusConstant(relation == Relation.LESS ? -1 : 0)));
  }

  /** One variable of a sum, and its constant. */
  private static Linear alone(Linear sum, int variable) {
    return Linear.of(new long[]{sum.coefficient(variable)}, sum.constant());
  }
}
