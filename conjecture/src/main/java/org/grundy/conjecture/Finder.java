package org.grundy.conjecture;

import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** Looks for one kind of closed form. */
interface Finder {
  /** What is looked for, and how far, for somebody for whom nothing was found. */
  Phrase tried();

  /**
   * A form that agrees with every value from its first number on, and leaves at least half of them to be foretold.
   *
   * @param values of 0, 1, 2, &hellip;
   */
  Optional<ClosedForm> find(long[] values, Budget budget);
}
