package org.grundy.effort;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that speed up a computation, which would finish without them: they do the same work in another order and
 * leave their results in a shared table. Their charges count for the budget of the computation. When one fails or runs
 * out of memory, the computation throws that at its next charge.
 */
public final class Workers {
  /** The stack size the recursion may need; only the used part takes memory. */
  private static final long STACK = DeepStack.STACK;

  /** The work of one of them. */
  @FunctionalInterface
  public interface Work {
    /**
     * @param number of the helper, from 1 on
     * @param budget what it charges
     */
    void run(int number, Budget budget);
  }

  private final Budget leader;
  private final List<Budget> budgets = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  private Workers(Budget leader) {
    this.leader = leader;
  }

  /**
   * Starts one for each thread of the budget besides the calling one. {@link #end} them before using the budget for
   * anything else.
   */
  public static Workers start(Budget leader, String name, Work work) {
    var workers = new Workers(leader);
    for (int i = 1; i < leader.threads(); i++) {
      int number = i;
      Budget budget = leader.forHelper();
      var thread = new Thread(null, () -> workers.run(work, number, budget), name + "-" + number, STACK);
      thread.setDaemon(true);
      workers.budgets.add(budget);
      workers.threads.add(thread);
      thread.start();
    }
    return workers;
  }

  private void run(Work work, int number, Budget budget) {
    try {
      work.run(number, budget);
    } catch (BudgetSpent spent) {
      if (spent.limit() == BudgetSpent.Limit.MEMORY)
        leader.handOver(spent); // its other limits are the computation's, which meets them itself
    } catch (RuntimeException | Error e) {
      leader.handOver(e);
    } finally {
      budget.report();
    }
  }

  /**
   * Ends them and waits until they have.
   *
   * @throws BudgetSpent when one of them had no memory left
   */
  public void end() {
    stop();
    leader.endFailure();
  }

  /** Ends them after the computation has failed, and ignores how they end. */
  public void abandon() {
    try {
      stop();
    } catch (BudgetSpent _) {
      // what the computation failed with is thrown already
    }
    leader.forgetFailure();
  }

  private void stop() {
    budgets.forEach(Budget::cancel);
    threads.forEach(Threads::join);
    budgets.forEach(leader::dismiss);
    leader.count();
  }
}
