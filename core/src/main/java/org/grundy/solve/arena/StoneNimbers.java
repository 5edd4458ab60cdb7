package org.grundy.solve.arena;

import java.util.BitSet;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.ImpartialForm;
import org.grundy.game.grid.Grid;
import org.grundy.solve.key.StoneValuation;

/**
 * Nim-values of boards of at most 32 cells on which each player may place stones of both colours. It does not matter
 * which colour is in front.
 */
final class StoneNimbers extends StoneValuation {
  private final Budget budget;

  private StoneNimbers(Board board, Budget budget) {
    super(board, budget);
    this.budget = budget;
  }

  /** For boards with the same blocked cells as a part; empty for other games and larger boards. */
  static Optional<StoneNimbers> of(Arena.Described part, Budget budget) {
    return part.game() instanceof ImpartialForm<?> form
        ? Board.of(form.of(), part.board()).map(board -> new StoneNimbers(board, budget)) : Optional.empty();
  }

  /** Whether it values a board. */
  boolean holds(Arena.Described part) {
    return part.game() instanceof ImpartialForm<?> form && holds(form.of(), part.board());
  }

  int value(Grid at) {
    return valueOf(key(at));
  }

  @Override
  protected Budget budget() {
    return budget;
  }

  @Override
  protected int exchanged(int value) {
    return value;
  }

  @Override
  protected int made(long key, int[] options, int from, int middle, int to) {
    var seen = new BitSet(to - from + 1);
    for (int i = from; i < to; i++)
      seen.set(options[i]);
    return seen.nextClearBit(0);
  }
}
