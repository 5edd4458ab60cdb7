package org.grundy.solve.key;

import org.grundy.game.Position;
import org.grundy.value.Player;

/** A position and the player to move. */
public record Turn(Position position, Player mover) {
}
