package org.grundy.solve.key;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.value.Player;

/**
 * Positions as numbers, with the player to move, and the moves between them. Positions with the same number have the
 * same moves up to symmetry.
 */
public sealed interface PositionKeys permits BoardKeys, StoneKeys, NotationKeys {
  /** The most bits of a number. */
  int MOST_BITS = 63;

  /** How many bits a number has, from 1; above {@value #MOST_BITS} nothing else may be asked. */
  int bits();

  /** How many tiers there are. */
  int tiers();

  /** The tier of a number, from 0 to less than {@link #tiers}. */
  int tier(long key);

  /** Whether every move leads to a lower tier, so that a tier can be solved by those below it. */
  boolean drops();

  /** How many bytes a number of moves or a nim-value takes: 1 or 2. */
  int width();

  /** Whether a number stands for something. */
  boolean isPosition(long key);

  /** The number of a position; empty when it is not written as those that can be reached are. */
  OptionalLong key(Position position, Player mover);

  /** A position with this number, and its player to move. */
  Turn turn(long key);

  /**
   * Adds the number of every option, some perhaps more than once. Several threads may ask at once.
   *
   * @param budget charged where options are listed one by one
   */
  void options(long key, LongList out, Budget budget);

  /**
   * A digest of how positions are numbered, and of the moves; where moves are not described, of those of the first
   * positions.
   */
  String digest(Budget budget);

  /**
   * Those of the positions that can be reached from one: of described moves if every move uses something up, of stones that
   * are placed, else of the notation.
   *
   * @return empty when it is written in another way, or points are counted
   * @throws org.grundy.phrase.BadInput when its numbers are too large or negative
   */
  static Optional<PositionKeys> of(Position.Single<?> position) {
    return BoardKeys.of(position).<PositionKeys>map(board -> board)
        .or(() -> StoneKeys.of(position).map(stones -> stones)).or(() -> NotationKeys.of(position));
  }
}
