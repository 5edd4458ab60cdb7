package org.grundy.reason;

import org.grundy.effort.Spent;
import org.grundy.phrase.Phrase;

/**
 * How a statement stands. The four cases are never mixed: what was only checked is not called proved.
 *
 * @param <C> what a counterexample is
 */
public sealed interface Verdict<C> {
  record Proved<C>(Phrase how) implements Verdict<C> {
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
