package org.grundy.effort;

import org.grundy.testing.Tier;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One thread works while another ends its budget, in every order: once that is done, the next charge throws. */
@Tag("interleavings")
class BudgetInterleavingsTest {
  /** The computation itself. */
  public static class Cancelled {
    private final Budget budget = Budget.unlimited().withThreads(2);

    /** Many steps make the budget look, few do only when it has ended. */
    @Operation(nonParallelGroup = "worker")
    public boolean charge(@Param(gen = IntGen.class, conf = "0:1") int many) {
      return charged(budget, many);
    }

    private static boolean charged(Budget budget, int many) {
      try {
        budget.charge(many == 1 ? 1 << 20 : 1);
        return true;
      } catch (BudgetSpent _) {
        return false;
      }
    }

    @Operation(nonParallelGroup = "other")
    public void cancel() {
      budget.cancel();
    }
  }

  /** One that helps it. While a budget ends, the computation may have noticed and its helpers not, or the reverse. */
  public static class HelperCancelled {
    private final Budget budget = Budget.unlimited().withThreads(2);
    private final Budget helper = budget.forHelper();

    @Operation(nonParallelGroup = "helper")
    public boolean charge(@Param(gen = IntGen.class, conf = "0:1") int many) {
      return Cancelled.charged(helper, many);
    }

    @Operation(nonParallelGroup = "other")
    public void cancel() {
      budget.cancel();
    }
  }

  /** Bytes of several threads add up, whoever asks meanwhile. */
  public static class Held {
    private final Budget budget = Budget.unlimited().withThreads(2);

    @Operation
    public void reserve(@Param(gen = IntGen.class, conf = "1:3") int bytes) {
      budget.reserve(bytes);
    }

    @Operation
    public void release(@Param(gen = IntGen.class, conf = "1:3") int bytes) {
      budget.release(bytes);
    }

    @Operation
    public long held() {
      return budget.held();
    }
  }

  private static void check(Class<?> operations) {
    new ModelCheckingOptions().iterations(Tier.cases(6, 60)).invocationsPerIteration(Tier.cases(100, 2000)).threads(2)
        .actorsPerThread(2).actorsBefore(0).actorsAfter(2).minimizeFailedScenario(false).check(operations);
  }

  @Test
  void chargesAfterCancelling_throw() {
    check(Cancelled.class);
    check(HelperCancelled.class);
  }

  @Test
  void reservedBytes_addUp() {
    check(Held.class);
  }
}
