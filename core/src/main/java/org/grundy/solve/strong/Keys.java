package org.grundy.solve.strong;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Position;
import org.grundy.value.Player;

/**
 * The positions that can be reached from one, each with the player to move, as numbers below 2 to the power of {@link
 * #bits}. Positions that differ only by a symmetry, or by an exchange of the players, have one number. Several threads
 * may use it at once.
 */
interface Keys {
  /** The most bits of a number. */
  int MOST_BITS = 63;

  /** From 1 to {@value #MOST_BITS}. */
  int bits();

  /** The number of a position; empty when it is not written as those that can be reached are. */
  OptionalLong key(Position position, Player mover);

  /** A position with this number. */
  StrongSolution.Turn turn(long key);

  /** Adds the number of every option, some perhaps more than once. */
  void options(long key, LongList out);

  /** How many tiers there are; with 1, the moves have no order. */
  int tiers();

  /** From 0 to less than {@link #tiers}; if there are several, every move leads to a lower one. */
  int tier(long key);

  /** For the positions that can be reached from one; empty when they have no numbers below 2^{@value #MOST_BITS}. */
  static Optional<Keys> of(Position.Single<?> start) {
    return BoardKeys.of(start).or(() -> ListedKeys.of(start));
  }
}
