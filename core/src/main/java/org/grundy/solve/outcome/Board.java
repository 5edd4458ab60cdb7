package org.grundy.solve.outcome;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.grid.StoneGame;
import org.grundy.game.placement.Placements;
import org.grundy.solve.key.LongList;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * What a search plays on: the positions that can be reached from one, as numbers. Positions with the same number are won by
 * the same player, the one to move or the other. A number takes one word, or two where it has more than 64 bits, the lower
 * one first.
 */
interface Board {
  /** The promise of a position that the player to move surely loses. */
  int SURE_LOSS = Integer.MIN_VALUE;
  /** The promise of a position that the player to move surely wins. */
  int SURE_WIN = Integer.MAX_VALUE;

  /** How many bits a number has, from 1 to 128. */
  int bits();

  /** How many words a number takes. */
  default int words() {
    return bits() <= Long.SIZE ? 1 : 2;
  }

  /** Whether moves soon divide it into parts, which are better searched one by one. */
  default boolean fallsApart() {
    return false;
  }

  /** The number of a position; empty when it cannot be reached. */
  Optional<long[]> key(Position position, Player mover);

  /**
   * Adds the number of every option, some perhaps more than once.
   *
   * @param keys has the number of the position
   * @param at   where that begins
   */
  void options(long[] keys, int at, LongList out);

  /**
   * How good a position looks for the player to move, or that its result is known without a search. It takes much less time
   * than listing the options.
   *
   * @param keys has the number of the position
   * @param at   where that begins
   */
  int promise(long[] keys, int at);

  /** What the answers so far owe to a database. */
  default Optional<RegionUse> use() {
    return Optional.empty();
  }

  /** The promise of a position in which the player to move has no move. */
  static int ofNoMoves(Convention convention) {
    return convention == Convention.NORMAL ? SURE_LOSS : SURE_WIN;
  }

  /** The same board for another thread. */
  Board forThread();

  /** Gives memory back. Nothing can be asked after that. */
  default void release() {
  }

  /**
   * For what can be reached from a position.
   *
   * @param budget for tables
   * @return empty when the game does not describe its moves, or the board is too large
   */
  static Optional<Board> of(Position.Single<?> position, Convention convention, Budget budget) {
    return switch (position.ruleset()) {
      case Placements _ -> PlacementBoard.of(position, convention, budget).map(board -> board);
      case StoneGame _ -> StoneBoard.of(position, convention).map(board -> board);
      default -> PatternBoard.of(position, convention).map(board -> board);
    };
  }
}
