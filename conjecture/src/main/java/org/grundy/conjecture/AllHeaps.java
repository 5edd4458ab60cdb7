package org.grundy.conjecture;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;

/** The values of all heaps that a game has were computed. */
record AllHeaps(int count) implements Ground {
  @Override
  public Phrase how() {
    return Phrase.of("all {0} values were computed, and there are no others", count);
  }
}
