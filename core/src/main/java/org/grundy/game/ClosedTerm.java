package org.grundy.game;

import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * The nim-value of a heap of n as a term of n, for all n &ge; from.
 *
 * @param term    as it is typed, with bits: {@code v2(n)}
 * @param meaning what that is in words, of {@link #N}
 * @param why     how it is seen to hold
 */
public record ClosedTerm(String term, Phrase meaning, long from, List<Phrase> why) {
  /** The variable, where a phrase speaks of it. */
  public static final Phrase N = Phrase.verbatim("n");

  public ClosedTerm {
    why = List.copyOf(why);
  }
}
