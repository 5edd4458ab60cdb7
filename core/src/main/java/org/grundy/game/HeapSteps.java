package org.grundy.game;

import java.util.Optional;

/**
 * Moves as a line of rules for heaps.
 *
 * @param line      the rules of a step
 * @param repeating the game, if a move is a step once or several times, as often as the step is possible; in each
 *                  position, at most one step may be possible, apart from the order of the heaps. Otherwise a move is a
 *                  step
 */
public record HeapSteps(String line, Optional<Impartial<Heaps>> repeating) {
  /** Moves that are single steps. */
  public static HeapSteps single(String line) {
    return new HeapSteps(line, Optional.empty());
  }
}
