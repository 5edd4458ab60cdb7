package org.grundy.solve.outcome;

import java.util.Optional;
import org.grundy.game.Impartial;
import org.grundy.game.Position;
import org.grundy.solve.key.BoardKeys;
import org.grundy.solve.key.PositionKeys;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A board of a game whose moves follow patterns. A position promises the player to move some times the number of their
 * moves less that of the opponent's; where both have the same moves, their number.
 */
record PatternBoard(BoardKeys keys, boolean impartial, Convention convention) implements NumberedBoard {
  /** Weights from 1 to 6 were tried on Amazons; on Clobber and Konane it makes no difference. */
  private static final int OWN_WEIGHT = 5;

  static Optional<PatternBoard> of(Position.Single<?> position, Convention convention) {
    return BoardKeys.of(position).filter(keys -> keys.bits() <= PositionKeys.MOST_BITS)
        .map(keys -> new PatternBoard(keys, position.ruleset() instanceof Impartial, convention));
  }

  @Override
  public int promise(long[] of, int at) {
    long key = of[at];
    Player mover = keys.mover(key);
    int own = keys.moves(key, mover);
    if (own == 0)
      return Board.ofNoMoves(convention);
    return impartial ? own : OWN_WEIGHT * own - keys.moves(key, mover.opponent());
  }
}
