package org.grundy.solve.outcome;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Position;
import org.grundy.game.grid.StoneGame;
import org.grundy.game.placement.Placements;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * What a search plays on: the positions that can be reached from one, as numbers. Positions with the same number are won by
 * the same player, the one to move or the other.
 */
interface Board {
  /** The promise of a position that the player to move surely loses. */
  int SURE_LOSS = Integer.MIN_VALUE;
  /** The promise of a position that the player to move surely wins. */
  int SURE_WIN = Integer.MAX_VALUE;

  /** How many bits a number has, from 1 to 64. */
  int bits();

  /** The number of a position; empty when it cannot be reached. */
  OptionalLong key(Position position, Player mover);

  /** Adds the number of every option, some perhaps more than once. */
  void options(long key, LongList out);

  /**
   * How good a position looks for the player to move, or that its result is known without a search. It takes much less time
   * than listing the options.
   */
  int promise(long key);

  /** The promise of a position in which the player to move has no move. */
  static int ofNoMoves(Convention convention) {
    return convention == Convention.NORMAL ? SURE_LOSS : SURE_WIN;
  }

  /** The same board for another thread. */
  Board forThread();

  /** For what can be reached from a position; empty when the game does not describe its moves, or the board is too large. */
  static Optional<Board> of(Position.Single<?> position, Convention convention) {
    return switch (position.ruleset()) {
      case Placements _ -> PlacementBoard.of(position, convention).map(board -> board);
      case StoneGame _ -> StoneBoard.of(position, convention).map(board -> board);
      default -> PatternBoard.of(position, convention).map(board -> board);
    };
  }
}
