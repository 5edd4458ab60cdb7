package org.grundy.solve.engine;

import java.util.OptionalInt;
import org.grundy.game.Position;
import org.grundy.value.Player;

/** The number of moves until play ends when the winner hurries and the loser holds out. */
@FunctionalInterface
public interface PlayLength {
  /** Steps that may be spent on it beside another answer. */
  long FEW_STEPS = 200_000;

  /** From a position with {@code mover} to move; empty when it is drawn or not known. */
  OptionalInt plies(Position position, Player mover);
}
