package org.grundy.solve;

import java.util.OptionalInt;
import org.grundy.game.Position;
import org.grundy.value.Player;

/**
 * In how many moves of both players together play ends when the winner hurries and the loser holds out, for all positions
 * that one position leads to.
 */
public final class Remoteness {
  private final Parts parts;
  private final Retrograde retrograde;

  Remoteness(Parts parts, Retrograde retrograde) {
    this.parts = parts;
    this.retrograde = retrograde;
  }

  /** Of a position that can be reached with {@code mover} to move; empty when it is drawn. */
  public OptionalInt plies(Position position, Player mover) {
    int plies = retrograde.plies(parts.bag(position), mover);
    return plies < 0 ? OptionalInt.empty() : OptionalInt.of(plies);
  }
}
