package org.grundy.claim;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;

/** A claim about finitely many cases, each of which was looked at; says nothing of others. */
record Cases(Phrase how, long count) implements Ground {
}
