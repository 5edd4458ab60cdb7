package org.grundy.solve.engine;

import org.grundy.phrase.Phrase;
import org.grundy.value.Worth;

/** What came of asking an engine. That a budget ended first is thrown, so that no loop can forget to look. */
public sealed interface Attempt {
  /** The engine answers. */
  record Found(Conclusion conclusion) implements Attempt {
  }

  /** The engine is not for this question, and why. */
  record NotApplicable(Phrase why) implements Attempt {
  }

  static Attempt notApplicable(String english, Object... args) {
    return new NotApplicable(Phrase.of(english, args));
  }

  static Attempt found(Worth worth, Evidence evidence) {
    return new Found(new Conclusion(worth, evidence));
  }
}
