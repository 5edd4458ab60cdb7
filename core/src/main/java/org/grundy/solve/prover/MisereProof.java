package org.grundy.solve.prover;

import org.grundy.word.automaton.Solutions;

/**
 * The P-positions of a game under misère play.
 *
 * @param any    in any order of the heaps
 * @param ground what was decided of them
 */
public record MisereProof(Solutions any, DecidedStatements ground) {
}
