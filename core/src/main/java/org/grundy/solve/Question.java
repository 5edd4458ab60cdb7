package org.grundy.solve;

import org.grundy.game.Position;
import org.grundy.value.Convention;

/** A position and what happens to a player who cannot move. */
public record Question(Position position, Convention convention) {
}
