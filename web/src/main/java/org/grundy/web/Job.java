package org.grundy.web;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.Spent;
import org.jspecify.annotations.Nullable;

/**
 * Work on one thread that another waits for. When the work does not end with its budget the other gives it up, and the
 * place that it held is free again, unless too much has been given up already.
 */
final class Job<T> implements Runnable {
  private static final long LOOK_MILLIS = 20;
  /** While it may turn out to be slow. */
  private static final long LOOK_SOON_MILLIS = 5;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  /** After the time of its budget. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private final Budget budget;
  private final Function<Budget, T> work;
  private final Duration most;
  private final Semaphore overdue;
  private final QueuePlace place;
  private final Runnable leave;
  private final AtomicBoolean left = new AtomicBoolean();
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable Thread worker;
  /** What the thread had worked before. */
  private volatile long before;
  private @Nullable T result;
  private @Nullable Throwable failure;

  /** @param budget of the work, without the progress that it tells to this job */
  Job(Budget budget, Function<Budget, T> work, Duration most, Semaphore overdue, QueuePlace place, Runnable leave) {
    this.budget = budget.withProgress(_ -> place.await());
    this.work = work;
    this.most = most;
    this.overdue = overdue;
    this.place = place;
    this.leave = leave;
  }

  @Override
  public void run() {
    before = CLOCK.getCurrentThreadCpuTime();
    worker = Thread.currentThread();
    try {
      result = work.apply(budget);
    } catch (Throwable e) {
      failure = e;
    } finally {
      if (left.compareAndSet(false, true))
        leave.run();
      else
        overdue.release();
      ended.countDown();
    }
  }

  /**
   * What came out. Failures of the work are thrown here.
   *
   * @throws Scheduler.Refused when there was no stack, no memory, or no end
   */
  T await(BooleanSupplier gone, Consumer<Spent> progress) {
    long end = System.nanoTime() + most.plus(GRACE).toNanos();
    try {
      while (!ended.await(place.isQuick() ? LOOK_SOON_MILLIS : LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (gone.getAsBoolean())
          cancel();
        else
          progress.accept(budget.spent());
        pace();
        if (System.nanoTime() - end > 0)
          throw late();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw late();
    } catch (RuntimeException e) {
      cancel();
      throw e;
    }
    return switch (failure) {
      case null -> Objects.requireNonNull(result);
      case RuntimeException e -> throw e;
      case Error e -> throw Scheduler.refusal(e);
      case Throwable e -> throw new IllegalStateException(e);
    };
  }

  /** Sees to it that the work takes turns with others when it takes long, and that it goes on at its end. */
  private void pace() {
    Thread working = worker;
    if (working == null)
      return;
    if (!place.holds(CLOCK.getThreadCpuTime(working.threadId()) - before)) {
      giveUp();
      throw Scheduler.busy();
    }
    if (budget.timeLeft().isZero())
      place.end();
    budget.tell();
  }

  private void cancel() {
    budget.cancel();
    place.end();
  }

  private Scheduler.Late late() {
    giveUp();
    if (worker != null)
      FaultLog.note("work without an end", worker);
    return Scheduler.late(most);
  }

  /** Nobody waits for the work any more. */
  private void giveUp() {
    cancel();
    if (overdue.tryAcquire()) {
      if (left.compareAndSet(false, true))
        leave.run();
      else
        overdue.release();
    }
  }
}
