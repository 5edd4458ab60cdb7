package org.grundy.conjecture;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;

/** The value of every heap in the game was computed. */
record AllHeaps(int count) implements Ground {
  @Override
  public Phrase how() {
    return Phrase.of("all {0} values were computed; there are no others", count);
  }
}
