package org.grundy.calc;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.DeepStack;
import org.grundy.effort.Limits;

/**
 * A calculator for any number of threads. It answers one question at a time, each under its own limits and on a deep
 * enough stack. Handles of values stay valid from one question to the next.
 */
public final class SharedCalculator {
  private final ReentrantLock lock = new ReentrantLock();
  private final Limits limits;
  private final Calculator calculator;

  /** @param limits of each question */
  public SharedCalculator(Catalog catalog, Limits limits) {
    this.limits = limits;
    this.calculator = new Calculator(catalog, Budget.unlimited());
  }

  /**
   * Answers a question; the result must not refer to the calculator.
   *
   * @throws org.grundy.effort.BudgetSpent when the limits are reached, or the caller is interrupted
   */
  public <T> T ask(Function<Calculator, T> question) {
    lock.lock();
    try {
      Budget budget = limits.budget();
      return DeepStack.call(budget, () -> calculator.values().within(budget, () -> question.apply(calculator)));
    } finally {
      lock.unlock();
    }
  }
}
