package org.grundy.reason;

import org.grundy.effort.Spent;
import org.grundy.phrase.Phrase;

/**
 * How a statement stands. The four cases are never mixed: what was only checked is not called proved.
 *
 * @param <C> what a counterexample is
 */
public sealed interface Verdict<C> {
  record Proved<C>(Ground ground) implements Verdict<C> {
    public Phrase how() {
      return ground.how();
    }
  }

  /** False; no smaller counterexample exists, in the order that the statement's {@code C} is enumerated. */
  record Refuted<C>(C least) implements Verdict<C> {
  }

  /** No counterexample up to the bound, and nothing is claimed beyond it. */
  record Checked<C>(Phrase bound) implements Verdict<C> {
  }

  record GaveUp<C>(Spent spent) implements Verdict<C> {
  }
}
