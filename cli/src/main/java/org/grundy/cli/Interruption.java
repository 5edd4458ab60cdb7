package org.grundy.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.effort.Budget;

/**
 * What happens to a computation when its process is told to end, as Ctrl-C does: it is cancelled, and given a moment to
 * say how far it came. What spends no budget, such as waiting for somebody to type, is not waited for.
 */
final class Interruption {
  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration STILLNESS = Duration.ofMillis(300);
  private static final Duration LOOK = Duration.ofMillis(5);

  private volatile Optional<Budget> current = Optional.empty();
  private volatile Optional<Budget> reading = Optional.empty();
  /** From then on everything that begins is stopped as well. */
  private volatile boolean stopped;

  /** The budget of the computation that begins now. */
  Budget watched(Budget budget) {
    current = Optional.of(budget);
    return begun(budget);
  }

  /** The budget of what is read from now on, beside a computation. */
  Budget reading(Budget budget) {
    reading = Optional.of(budget);
    return begun(budget);
  }

  private Budget begun(Budget budget) {
    if (stopped)
      budget.cancel();
    return budget;
  }

  /** That there is nothing to stop any more. */
  void forget() {
    current = Optional.empty();
    reading = Optional.empty();
  }

  /** What the computation that began last spends. */
  Optional<Budget> current() {
    return current;
  }

  /** Cancels what the thread computes, and waits a moment for the thread to end. */
  void stop(Thread computing) throws InterruptedException {
    stop(computing, PATIENCE, STILLNESS);
  }

  /** Cancels what is computed and what is read; what both have spent. */
  private long cancelled() {
    return Stream.of(current, reading).flatMap(Optional::stream).mapToLong(budget -> {
      budget.cancel();
      return budget.spent().work();
    }).sum();
  }

  /**
   * The same.
   *
   * @param patience  how long to wait at most
   * @param stillness how long to wait while nothing is spent
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
