package org.grundy.conjecture;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** Looks for one kind of closed form. */
interface Finder {
  /** A description of the search and how far it went, shown when it found nothing. */
  Phrase tried();

  /**
   * A form that agrees with every value from its first number on and predicts at least half of the values; empty when
   * none is found.
   *
   * @param values of 0, 1, 2, &hellip;
   */
  Optional<ClosedForm> find(long[] values, Budget budget);
}
