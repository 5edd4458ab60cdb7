package org.grundy.solve.automatic;

import org.grundy.word.automaton.Solutions;

/**
 * The positions that are lost when the player who makes the last move loses.
 *
 * @param any    in any order of the heaps
 * @param ground what was decided of them
 */
public record MisereProof(Solutions any, Decided ground) {
}
