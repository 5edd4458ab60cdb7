package org.grundy.word.logic;

import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.word.check.Recheck;

/**
 * Evidence for a statement besides the proof that found it true.
 *
 * @param recheck how much of the proof was checked again, if it has steps
 * @param tried   the bound up to which it was tried without automata, if that was possible
 */
public record Confirmation(Optional<Recheck> recheck, OptionalInt tried) {
  /** No evidence, for a false statement: its counterexample speaks for itself. */
  public static final Confirmation NONE = new Confirmation(Optional.empty(), OptionalInt.empty());

  /**
   * Checks the proof again and tries the statement number by number, as far as the budget goes.
   *
   * @throws IllegalStateException when a step of the proof is wrong
   * @throws BudgetSpent           when the budget was cancelled
   */
  public static Confirmation of(Statement statement, Decision decision, Budget budget) {
    return decision.holds() ? new Confirmation(followed(statement, decision, budget), tried(statement, budget)) : NONE;
  }

  private static OptionalInt tried(Statement statement, Budget budget) {
    try {
      return BoundedTester.confirmed(statement, budget);
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return OptionalInt.empty();
    }
  }

  private static Optional<Recheck> followed(Statement statement, Decision decision, Budget budget) {
    return decision.claims().isEmpty() ? Optional.empty()
        : Optional.of(Recheck.of(statement.digits(), decision.claims(), budget));
  }
}
