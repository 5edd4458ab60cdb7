package org.grundy.solve.engine;

import java.util.Optional;
import org.grundy.phrase.Phrase;

/**
 * One way of answering questions, with the tables that it keeps. An engine belongs to one solver, and works with what its
 * {@link Context} gives it.
 */
public interface Engine {
  /**
   * Answers, or says why the engine is not for this question.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget of the context ends first
   */
  Attempt attempt(Question question);

  /** Whether the engine knows beforehand that it is cheap, so that it may add a nim-value to an outcome that is known. */
  default boolean refines() {
    return false;
  }

  /** Whether the engine is asked for the nim-value of a summand. */
  default boolean valuesSummands() {
    return refines();
  }

  /** How far the engine has come, in a sentence for a question that got no answer; empty when it has nothing to tell. */
  default Optional<Phrase> reached() {
    return Optional.empty();
  }
}
