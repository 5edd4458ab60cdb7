package org.grundy.effort;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that speed up a computation, which would finish without them: they do the same work in another order and
 * leave their results in a shared table. Their charges count for the budget of the computation. When one fails or runs
 * out of memory, the computation throws that at its next charge.
 */
public final class Workers {
  /** The stack size the recursion may need; only the used part takes memory. */
  private static final long STACK = DeepStack.STACK;

  /** How often a thread that waits for others looks at its limits. */
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

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

  /** A part of a computation that is divided. */
  @FunctionalInterface
  public interface Piece {
    /**
     * @param piece  from 0 on
     * @param number of the thread, 0 for the calling one
     * @param budget what it charges
     */
    void run(int piece, int number, Budget budget);
  }

  /** Divides a computation among all threads of the budget; returns when every piece is done. */
  public static void divide(Budget leader, String name, int pieces, Piece work) {
    var next = new AtomicInteger();
    Work rest = (number, budget) -> {
      for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement())
        work.run(piece, number, budget);
    };
    var workers = start(leader, name, rest);
    try {
      rest.run(0, leader);
      workers.await();
    } catch (RuntimeException | Error e) {
      workers.abandon();
      throw e;
    }
    workers.end();
  }

  /** Waits until they end by themselves, and ends them when the budget does. */
  private void await() {
    for (Thread thread : threads)
      while (thread.isAlive()) {
        leader.charge(0);
        Threads.join(thread, BETWEEN_LOOKS);
      }
    leader.charge(0);
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
