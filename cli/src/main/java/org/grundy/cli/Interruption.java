package org.grundy.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.effort.Budget;

/**
 * Stops a computation when its process is told to end, for example by Ctrl-C: the computation is cancelled and given a
 * moment to report how far it got. A thread that spends no budget, such as one waiting for input, is not waited for.
 */
final class Interruption {
  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration STILLNESS = Duration.ofMillis(300);
  private static final Duration LOOK = Duration.ofMillis(5);

  private volatile Optional<Budget> current = Optional.empty();
  private volatile Optional<Budget> reading = Optional.empty();
  /** Once set, every new computation is cancelled as it begins. */
  private volatile boolean stopped;

  /** Registers and returns the budget of the computation that begins now. */
  Budget watched(Budget budget) {
    current = Optional.of(budget);
    return begun(budget);
  }

  /** Registers and returns the budget for reading input, separate from that of the computation. */
  Budget reading(Budget budget) {
    reading = Optional.of(budget);
    return begun(budget);
  }

  private Budget begun(Budget budget) {
    if (stopped)
      budget.cancel();
    return budget;
  }

  /** Forgets both budgets: there is nothing left to stop. */
  void forget() {
    current = Optional.empty();
    reading = Optional.empty();
  }

  /** The budget of the latest computation. */
  Optional<Budget> current() {
    return current;
  }

  /** Cancels the computation, and every one that begins later. */
  void cancel() {
    stopped = true;
    cancelled();
  }

  /** Cancels the thread's computation and waits a moment for the thread to end. */
  void stop(Thread computing) throws InterruptedException {
    stop(computing, PATIENCE, STILLNESS);
  }

  /** Cancels the computation and the reading; returns the work both have spent. */
  private long cancelled() {
    return Stream.of(current, reading).flatMap(Optional::stream).mapToLong(budget -> {
      budget.cancel();
      return budget.spent().work();
    }).sum();
  }

  /**
   * Cancels the thread's computation and waits for the thread within the given limits.
   *
   * @param patience  how long to wait at most
   * @param stillness how long to wait while no budget is spent
   */
  void stop(Thread computing, Duration patience, Duration stillness) throws InterruptedException {
    stopped = true;
    if (current.isEmpty() && reading.isEmpty())
      return;
    long start = System.nanoTime();
    long moved = start;
    long work = cancelled();
    while (!computing.join(LOOK)) {
      long now = System.nanoTime();
      long spent = cancelled();
      moved = spent == work ? moved : now;
      work = spent;
      if (now - start > patience.toNanos() || now - moved > stillness.toNanos())
        return;
    }
  }
}
