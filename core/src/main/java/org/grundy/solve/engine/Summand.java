package org.grundy.solve.engine;

import org.grundy.game.Position;
import org.grundy.value.Worth;

/** A part of a sum in the coordinates of the whole, its worth, and why. */
public record Summand(Position position, Worth worth, Evidence evidence) {
}
