package org.grundy.effort;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Adds worker threads to a computation once there is enough work for them. */
public final class WorkerSwitch {
  /** The results that one thread finds before the others start. */
  private static final int FEW = 1 << 12;

  private final String name;
  private final Workers.Work work;
  private int left;
  private @Nullable Workers workers;

  /**
   * @param name of the threads
   * @param work the same computation, whose results are kept in a table for all threads
   */
  public WorkerSwitch(String name, Workers.Work work) {
    this.name = name;
    this.work = work;
  }

  /**
   * The result of the computation, with workers when it takes long. The exception that ended the computation is thrown,
   * not one that a worker throws afterwards.
   */
  public <T> T value(Supplier<T> computation) {
    left = FEW;
    T value;
    try {
      value = computation.get();
    } catch (RuntimeException | Error e) {
      take().ifPresent(Workers::abandon);
      throw e;
    }
    take().ifPresent(Workers::end);
    return value;
  }

  /** Called by the thread that computes after each result. */
  public void found(Budget budget) {
    if (--left == 0 && budget.threads() > 1)
      workers = Workers.start(budget, name, work);
  }

  private Optional<Workers> take() {
    left = 0;
    Optional<Workers> active = Optional.ofNullable(workers);
    workers = null;
    return active;
  }

  /** Where a worker starts in a list, so that threads rarely meet; worker 0 starts at the first entry. */
  public static int first(int helper, long key, int count) {
    long mixed = (key ^ key >>> 31) * 0x9E3779B97F4A7C15L * helper;
    return (int) ((mixed >>> Integer.SIZE) * count >>> Integer.SIZE);
  }
}
