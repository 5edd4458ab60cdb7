package org.grundy.word.logic;

import org.grundy.phrase.Phrase;

/**
 * A step of a proof.
 *
 * @param what          what the step made or searched for
 * @param tracks        the number of numbers read at once
 * @param states        the number of states visited, before minimising
 * @param deterministic the number of sets of states, when some numbers were projected away; else the same as
 *                      {@code states}
 * @param least         the number of states of the minimal automaton; 0 when a search was enough
 */
public record Step(Phrase what, int tracks, int states, int deterministic, int least) {
}
