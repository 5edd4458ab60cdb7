package org.grundy.word.logic;

import org.grundy.phrase.Phrase;

/**
 * What a proof did.
 *
 * @param what          it made or searched
 * @param tracks        numbers read at once
 * @param states        looked at, before anything was made smaller
 * @param deterministic sets of states, when some of the numbers were left out; else the same
 * @param least         states of the smallest automaton for it, 0 when only a search was needed
 */
public record Step(Phrase what, int tracks, int states, int deterministic, int least) {
}
