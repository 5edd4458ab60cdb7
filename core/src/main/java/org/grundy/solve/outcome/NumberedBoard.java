package org.grundy.solve.outcome;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.key.LongList;
import org.grundy.solve.key.PositionKeys;
import org.grundy.value.Player;

/** A board whose positions have numbers of one word. */
interface NumberedBoard extends Board {
  /** The search charges each list of options itself. */
  Budget FREE = Budget.unlimited();

  PositionKeys keys();

  @Override
  default int bits() {
    return keys().bits();
  }

  @Override
  default Optional<long[]> key(Position position, Player mover) {
    OptionalLong key = keys().key(position, mover);
    return key.isPresent() ? Optional.of(new long[]{key.getAsLong()}) : Optional.empty();
  }

  @Override
  default void options(long[] from, int at, LongList out) {
    keys().options(from[at], out, FREE);
  }

  @Override
  default Board forThread() {
    return this;
  }
}
