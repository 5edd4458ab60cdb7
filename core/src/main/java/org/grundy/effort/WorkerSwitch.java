package org.grundy.solve.canonical;

import java.util.Optional;
import java.util.function.IntSupplier;
import org.grundy.effort.Budget;
import org.grundy.effort.Workers;
import org.jspecify.annotations.Nullable;

/** Adds worker threads to the valuation of a board once there is enough work for them. */
final class WorkerSwitch {
  /** The regions one thread values before the others start. */
  private static final int FEW = 1 << 12;

  private final Workers.Work work;
  private int left;
  private @Nullable Workers workers;

  /** @param work the value of the same board, regions of which are kept in a table for all threads */
  WorkerSwitch(Workers.Work work) {
    this.work = work;
  }

  /**
   * The value of a board, with workers when it takes long. The exception that ended the computation is thrown, not one
   * that a worker throws afterwards.
   */
  int value(IntSupplier board) {
    left = FEW;
    int value;
    try {
      value = board.getAsInt();
    } catch (RuntimeException | Error e) {
      take().ifPresent(Workers::abandon);
      throw e;
    }
    take().ifPresent(Workers::end);
    return value;
  }

  /** Called after each region is valued. */
  void found(Budget budget) {
    if (--left == 0 && budget.threads() > 1)
      workers = Workers.start(budget, "boards", work);
  }

  private Optional<Workers> take() {
    left = 0;
    Optional<Workers> active = Optional.ofNullable(workers);
    workers = null;
    return active;
  }

  /** Where a worker starts in a list, so that threads rarely meet; worker 0 starts at the first entry. */
  static int first(int helper, long region, int count) {
    long mixed = (region ^ region >>> 31) * 0x9E3779B97F4A7C15L * helper;
    return (int) ((mixed >>> Integer.SIZE) * count >>> Integer.SIZE);
  }
}
