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
 * Work on one thread that another thread waits for. When the work does not end with its budget, the waiting thread
 * abandons it and frees its place, unless too many jobs have been abandoned already.
 */
final class Job<T> implements Runnable {
  private static final long LOOK_MILLIS = 20;
  /** The polling interval while the work may still turn out to be slow. */
  private static final long LOOK_SOON_MILLIS = 5;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  /** How long the work may overrun the time of its budget. */
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
  /** The processor time of the thread before this work began. */
  private volatile long before;
  private @Nullable T result;
  private @Nullable Throwable failure;

  /** @param budget the budget of the work; this job replaces its progress callback */
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
   * Waits for the work and returns its result. A failure of the work is thrown here.
   *
   * @throws Scheduler.Refused when the work ran out of stack or memory, did not end, or was slow while too many others
   *                           were
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
    } catch (RuntimeException | Error e) {
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

  /** Makes slow work take turns with others, and wakes it once its time is over so that it can end. */
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

  /** Abandons the work: cancels it, and frees its place if few enough jobs are overdue. */
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
