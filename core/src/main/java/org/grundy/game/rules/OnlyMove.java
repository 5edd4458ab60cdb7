package org.grundy.game.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Recursion;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/**
 * Detects that there is one move from each heap that is large enough, and none from others:
 * {@code replace n by sqrt(n) where n >= 2}, {@code replace n by n - n/2}. What is left, or what is taken, must grow
 * {@linkplain Bounds#slow slowly}: then there is a move from all heaps beyond the first one that has it.
 */
final class OnlyMove {
  private static final Term HEAP = new Term.Variable(0);
  /** The first heap with a move is looked for among so many. */
  private static final long MOST_TRIED = 1000;

  private OnlyMove() {
  }

  static Optional<Recursion> of(List<LineMove> moves) {
    if (moves.size() != 1 || moves.getFirst().results().size() != 1 || moves.getFirst().letterCount() != 0)
      return Optional.empty();
    Term left = moves.getFirst().results().getFirst();
    boolean takes = left instanceof Term.Operation(Term.Operator operator, Term heap, Term amount)
        && operator == Term.Operator.MINUS && heap.equals(HEAP) && Bounds.slow(amount);
    if (!takes && !Bounds.slow(left))
      return Optional.empty();
    long least = 0;
    for (Proposition condition : moves.getFirst().conditions()) {
      if (condition.equals(new Proposition.Compared(new Term.Constant(0), Relation.AT_MOST, left)))
        continue;
      Optional<Long> bound = least(condition);
      if (bound.isEmpty())
        return Optional.empty();
      least = Math.max(least, bound.get());
    }
    for (long heap = least; heap < Math.addExact(least, MOST_TRIED); heap++) {
      long next = left.value(new long[]{heap});
      if (next >= 0 && next < heap)
        return Optional.of(new Recursion.Only(left, heap));
    }
    return Optional.empty();
  }

  /** The least heap for which a condition holds, if it holds for all larger ones and says no more. */
  private static Optional<Long> least(Proposition condition) {
    if (!(condition instanceof Proposition.Compared(Term small, Relation relation, Term large))
        || relation != Relation.AT_MOST && relation != Relation.LESS)
      return Optional.empty();
    Optional<Linear> above = large.linear(1);
    Optional<Linear> below = small.linear(1);
    if (above.isEmpty() || below.isEmpty())
      return Optional.empty();
    Linear sum = above.get().minus(below.get()).plusConstant(relation == Relation.LESS ? -1 : 0);
    return sum.coefficient(0) < 1 ? Optional.empty()
        : Optional.of(Math.max(0, Math.ceilDiv(Math.negateExact(sum.constant()), sum.coefficient(0))));
  }
}
