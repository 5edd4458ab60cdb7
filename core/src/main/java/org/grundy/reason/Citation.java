package org.grundy.reason;

import org.grundy.phrase.Phrase;

/**
 * A published result, or an induction that the program writes out.
 *
 * @param id        short and unique, for links and JSON: {@code bouton-1901}
 * @param statement what it says, in one line
 * @param authors   and year, as an answer shows them: {@code Bouton 1901}
 * @param source    title and where it appeared; empty of an induction
 * @param doi       without a prefix, empty when there is none
 */
public record Citation(String id, Phrase statement, String authors, String source, String doi) {
}
