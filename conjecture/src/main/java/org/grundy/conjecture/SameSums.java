package org.grundy.conjecture;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;

/** A theorem about sums in misère play whose values of single heaps were checked against the game's moves. */
record SameSums(Phrase how, Hypotheses hypotheses) implements Ground {
}
