package org.grundy.solve.canonical;

import java.util.Optional;
import java.util.function.IntSupplier;
import org.grundy.effort.Budget;
import org.grundy.effort.Helpers;
import org.jspecify.annotations.Nullable;

/** Calls helpers to the values of a board when there turns out to be enough for them to do. */
final class Assisted {
  /** Regions whose values one thread finds before the others are there. */
  private static final int FEW = 1 << 12;

  private final Helpers.Work work;
  private int left;
  private @Nullable Helpers helpers;

  /** @param work the value of the same board, regions of which are kept in a table for all threads */
  Assisted(Helpers.Work work) {
    this.work = work;
  }

  /** The value of a board, with helpers when it takes long. What ends the computation is thrown, not what then ends a helper. */
  int value(IntSupplier board) {
    left = FEW;
    int value;
    try {
      value = board.getAsInt();
    } catch (RuntimeException | Error e) {
      take().ifPresent(Helpers::abandon);
      throw e;
    }
    take().ifPresent(Helpers::end);
    return value;
  }

  /** After a region's value was found. */
  void found(Budget budget) {
    if (--left == 0 && budget.threads() > 1)
      helpers = Helpers.start(budget, "boards", work);
  }

  private Optional<Helpers> take() {
    left = 0;
    Optional<Helpers> active = Optional.ofNullable(helpers);
    helpers = null;
    return active;
  }

  /** From which of some things on a helper goes through them, so that threads meet seldom; from the first for helper 0. */
  static int first(int helper, long region, int count) {
    long mixed = (region ^ region >>> 31) * 0x9E3779B97F4A7C15L * helper;
    return (int) ((mixed >>> Integer.SIZE) * count >>> Integer.SIZE);
  }
}
