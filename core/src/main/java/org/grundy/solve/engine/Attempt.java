package org.grundy.solve.engine;

import org.grundy.phrase.Phrase;
import org.grundy.value.Worth;

/** The result of asking an engine. A spent budget is thrown instead, so no loop can forget to check it. */
public sealed interface Attempt {
  /** The engine answers. */
  record Found(Conclusion conclusion) implements Attempt {
  }

  /** The engine does not apply to the question, and why. */
  record NotApplicable(Phrase why) implements Attempt {
  }

  static Attempt notApplicable(String english, Object... args) {
    return new NotApplicable(Phrase.of(english, args));
  }

  static Attempt found(Worth worth, Evidence evidence) {
    return new Found(new Conclusion(worth, evidence));
  }
}
