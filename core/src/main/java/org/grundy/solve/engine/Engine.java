package org.grundy.solve.engine;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * One way of answering questions, with its tables. An engine belongs to one solver and works with what its {@link
 * Context} gives it.
 */
public interface Engine {
  /**
   * Answers the question, or says why the engine does not apply.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget of the context ends first
   */
  Attempt attempt(Question question);

  /**
   * The same if it takes no more than {@code steps} steps; else empty. An engine that cannot stop in the middle takes as
   * many as it needs.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget of the context ends first
   */
  default Optional<Attempt> attempt(Question question, @SuppressWarnings("unused") long steps) {
    return Optional.of(attempt(question));
  }

  /**
   * The result when a player starts, where the engine has begun to search what can be reached from a position that leads
   * here, and finds the result with little more work; empty otherwise.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget of the context ends first
   */
  default Optional<Result> result(Question question, Player starter) {
    return Optional.empty();
  }

  /** Whether the engine knows its cost in advance and is cheap, so that it may add a nim-value to a known outcome. */
  default boolean refines() {
    return false;
  }

  /** Whether the engine is asked for the nim-value of a summand. */
  default boolean valuesSummands() {
    return refines();
  }

  /** How far the engine got with a question it could not answer, as a sentence; empty if there is nothing to say. */
  default Optional<Phrase> reached() {
    return Optional.empty();
  }
}
