package org.grundy.game;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * The nim-value of a heap of n as a term of n, for all n &ge; from.
 *
 * @param term    the term as typed, with bits: {@code v2(n)}
 * @param meaning the term in words, in {@link #N}
 * @param why     why it holds
 */
public record ClosedTerm(String term, Phrase meaning, long from, List<Phrase> why) {
  /** The variable as it appears in phrases. */
  public static final Phrase N = Phrase.verbatim("n");

  public ClosedTerm {
    why = List.copyOf(why);
  }
}
