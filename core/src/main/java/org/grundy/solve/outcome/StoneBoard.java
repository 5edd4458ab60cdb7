package org.grundy.solve.outcome;

import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.solve.key.StoneKeys;
import org.grundy.value.Convention;

/**
 * A board on which stones are placed. A position promises the player to move three times the cells that they may use less
 * those that the opponent may use.
 */
record StoneBoard(StoneKeys keys, Convention convention) implements NumberedBoard {
  private static final int OWN_WEIGHT = 3;

  static Optional<StoneBoard> of(Position.Single<?> position, Convention convention) {
    return StoneKeys.of(position).map(keys -> new StoneBoard(keys, convention));
  }

  @Override
  public int promise(long[] of, int at) {
    int own = keys.moves(of[at]);
    return own == 0 ? Board.ofNoMoves(convention) : OWN_WEIGHT * own - keys.replies(of[at]);
  }
}
