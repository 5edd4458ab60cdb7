package org.grundy.effort;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The clock of all budgets: one thread, which runs only while a budget with a time limit may be in use. It refers to
 * budgets weakly and drops those no longer in use from time to time.
 */
final class Deadlines {
  private static final Duration LOOK = Duration.ofSeconds(10);
  private static final ScheduledThreadPoolExecutor TIMER = timer();

  private Deadlines() {
  }

  private static ScheduledThreadPoolExecutor timer() {
    var timer = new ScheduledThreadPoolExecutor(1, task -> {
      var thread = new Thread(task, "grundy-deadlines");
      thread.setDaemon(true);
      return thread;
    });
    timer.setKeepAliveTime(LOOK.toNanos(), TimeUnit.NANOSECONDS);
    timer.allowCoreThreadTimeOut(true);
    return timer;
  }

  /** Ends a budget at its deadline. */
  static void end(Budget budget, Duration after) {
    schedule(new WeakReference<>(budget), after);
  }

  private static void schedule(WeakReference<Budget> of, Duration left) {
    Duration wait = left.compareTo(LOOK) < 0 ? left : LOOK;
    var _ = TIMER.schedule(() -> look(of), wait.toNanos(), TimeUnit.NANOSECONDS);
  }

  private static void look(WeakReference<Budget> of) {
    Budget budget = of.get();
    if (budget == null)
      return;
    Duration left = budget.timeLeft();
    if (left.isZero())
      budget.end(BudgetSpent.Limit.TIME);
    else
      schedule(of, left);
  }
}
