package org.grundy.conjecture;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Ground;

/** Enough values recur from some heap on to prove that they always do. */
record RecurrenceProof(long from, long period, Phrase how) implements Ground {
  RecurrenceProof {
    if (from < 0 || period < 1)
      throw new IllegalArgumentException("nothing recurs with period " + period + " from " + from);
  }
}
