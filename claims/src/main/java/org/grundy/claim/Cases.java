package org.grundy.claim;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;

/** A claim about finitely many cases, each of which was checked; it says nothing about others. */
record Cases(Phrase how, long count) implements Ground {
}
