package org.grundy.effort;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Runs work that recurses as deep as play is long, for callers whose stack may be small. The caller waits while a
 * thread with a stack of {@value #STACK} bytes does the work; idle threads are kept for a second. Only the used part of
 * a stack takes memory.
 */
public final class DeepStack {
  /** The stack size of threads that compute values, forms and thermographs. */
  public static final long STACK = 1L << 30;

  private static final long KEPT_MILLIS = 1000;

  private static final ExecutorService THREADS = new ThreadPoolExecutor(0, Integer.MAX_VALUE, KEPT_MILLIS,
      TimeUnit.MILLISECONDS, new SynchronousQueue<>(), Deep::new);

  private DeepStack() {
  }

  private static final class Deep extends Thread {
    Deep(Runnable work) {
      super(null, work, "grundy", STACK);
      setDaemon(true);
    }
  }

  /**
   * Does the work and throws what it throws. Interrupting the caller cancels the budget; the interrupt flag stays set.
   *
   * @param budget what the work charges
   * @throws BudgetSpent when that is spent, or when this stack or the heap is too small
   */
  public static <T> T call(Budget budget, Supplier<T> work) {
    if (Thread.currentThread() instanceof Deep)
      return work.get();
    Future<T> future = THREADS.submit(() -> guarded(budget, work));
    boolean interrupted = false;
    try {
      while (true)
        try {
          return future.get();
        } catch (InterruptedException _) {
          interrupted = true;
          budget.cancel();
        }
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    } catch (CancellationException e) {
      throw new IllegalStateException(e);
    } finally {
      if (interrupted)
        Thread.currentThread().interrupt();
    }
  }

  private static <T> T guarded(Budget budget, Supplier<T> work) {
    try {
      return work.get();
    } catch (StackOverflowError | OutOfMemoryError _) {
      throw budget.outOfMemory();
    }
  }
}
