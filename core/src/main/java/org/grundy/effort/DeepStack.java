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
 * Does work that recurses as deep as a play is long, for callers whose own stack may be small. The caller waits while a thread
 * with a stack of {@value #STACK} bytes does it; such threads are kept for a second and used again. Only what is used of a stack
 * takes memory.
 */
public final class DeepStack {
  /** Of threads on which values, forms and thermographs are worked out. */
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
   * Does the work and throws what it throws. When the caller is interrupted meanwhile, the budget is cancelled, and the
   * interruption is kept.
   *
   * @param budget what the work charges
   * @throws BudgetSpent when that is spent, or when even this stack, or the heap, does not suffice
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
