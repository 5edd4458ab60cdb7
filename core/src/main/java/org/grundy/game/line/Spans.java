package org.grundy.game.line;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.game.heap.Span;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;

/** Finds that what a heap may become is a range of numbers: one linear move with one letter and linear conditions. */
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
        || linear.get().getFirst().coefficient(0) < 0 || linear.get().getFirst().coefficient(0) > 1
        || !move.conditions().stream().allMatch(Spans::cuts))
      return Optional.empty();
    return Optional.of(new Interval(move, linear.get().getFirst()));
  }

  /** Whether the numbers for which it holds lie between two ends. */
  private static boolean cuts(Proposition condition) {
    return condition instanceof Proposition.Compared(var left, Relation relation, var right)
        && relation != Relation.UNEQUAL && left.linear(2).isPresent() && right.linear(2).isPresent();
  }

  /** The letter is between the ends that the conditions give it, each of which is exact since they are linear. */
  private record Interval(LineMove move, Linear left) implements Span {
    private Range letter(long heap) {
      return move.narrowed(new Range[]{Range.of(heap), new Range(0, Long.MAX_VALUE)})[1];
    }

    private Range results(long heap) {
      long[] none = {heap, 0};
      Range letter = letter(heap);
      boolean holds = letter.least() <= letter.most()
          && move.conditions().stream().filter(c -> !c.has(1)).allMatch(c -> c.holds(none));
      if (!holds)
        return new Range(0, -1);
      long one = left.value(heap, letter.least());
      long other = letter.most() == Long.MAX_VALUE ? one : left.value(heap, letter.most());
      return new Range(Math.min(one, other), Math.min(heap - 1, Math.max(one, other)));
    }

    @Override
    public long least(long heap) {
      return results(heap).least();
    }

    @Override
    public long most(long heap) {
      return results(heap).most();
    }

    @Override
    public String toString() {
      return Arrays.toString(new Object[]{move.names(), left});
    }
  }
}
