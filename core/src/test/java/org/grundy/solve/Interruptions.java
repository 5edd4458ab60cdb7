package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;

/** Computations that are stopped again and again, and go on. */
public final class Interruptions {
  private Interruptions() {
  }

  /** Lets a computation go on from wherever it was interrupted. */
  public static <T> T insisting(Supplier<T> computation) {
    for (int tries = 0; tries < 1000; tries++)
      try {
        return computation.get();
      } catch (BudgetSpent spent) {
        assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
      }
    throw new AssertionError("no end");
  }

  /** A budget that stops a computation at every look, and lets it go on in between. */
  public static Budget interrupting() {
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    return Budget.unlimited().withProgress(_ -> cancelled.charge(1));
  }
}
