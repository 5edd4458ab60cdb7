package org.grundy.solve;

import org.grundy.game.Worth;
import org.grundy.phrase.Phrase;

/** One way of answering a question. */
interface Method {
  /** What came of it. */
  sealed interface Tried {
    record Done(Known known) implements Tried {
    }

    /** The method does not apply, and why. */
    record Not(Phrase why) implements Tried {
    }

    static Tried not(String english, Object... args) {
      return new Not(Phrase.of(english, args));
    }

    static Tried done(Worth worth, Evidence evidence) {
      return new Done(new Known(worth, evidence));
    }
  }

  /**
   * @throws org.grundy.effort.BudgetSpent when the solver's budget ends first
   */
  Tried answer(Question question, Solver solver);

  /** Whether the method knows beforehand that it is cheap, so that it may add a nim-value to an outcome that is known. */
  default boolean refines() {
    return false;
  }
}
