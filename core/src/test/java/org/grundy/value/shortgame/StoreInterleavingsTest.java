package org.grundy.value.shortgame;

import org.grundy.effort.Budget;
import org.grundy.number.Dyadic;
import org.grundy.testing.Tier;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.ThreadIdGen;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two threads make values through views of one stock, step by step in every order: a value has one handle, and its options. */
@Tag("interleavings")
class StoreInterleavingsTest {
  /** Each thread has its view. Options are handles of sums, which need no store. */
  public static class Views {
    private static final int MOST_THREADS = 4;

    private final SharedForms forms = new SharedForms();
    private final Store[] views = new Store[MOST_THREADS];
    private final WideSums sums = new WideSums();
    private final WideSums.View[] sumViews = new WideSums.View[MOST_THREADS];

    public Views() {
      for (int i = 0; i < MOST_THREADS; i++) {
        views[i] = new Store(forms, new Meter(Budget.unlimited()));
        sumViews[i] = new WideSums.View(sums);
      }
    }

    /** The handle of a value, which is added when it is new. */
    @Operation
    public int make(@Param(gen = ThreadIdGen.class) int thread, @Param(gen = IntGen.class, conf = "1:3") int option) {
      Store view = views[thread];
      int[] left = {NumberUpStars.WIDE + option};
      int[] right = {NumberUpStars.WIDE + 9};
      int found = view.find(left, 1, right, 1);
      int handle = found == Store.UNKNOWN ? view.add(left, 1, right, 1, option, option, option) : found;
      if (view.left(handle, 0) != left[0] || view.right(handle, 0) != right[0] || view.leftStop(handle) != option)
        throw new IllegalStateException("handle " + handle + " is of another value");
      return handle;
    }

    /** The place of a sum, where the thread that asked then finds it. */
    @Operation
    public int place(@Param(gen = ThreadIdGen.class) int thread, @Param(gen = IntGen.class, conf = "1:3") int up) {
      var sum = new WideSum(Dyadic.ZERO, up, 0);
      int place = sums.place(sum);
      if (!sumViews[thread].at(place).equals(sum))
        throw new IllegalStateException("another sum is at " + place);
      return place;
    }
  }

  @Test
  void valuesMadeAtOnce_haveOneHandleAndTheirOptions() {
    new ModelCheckingOptions().iterations(Tier.cases(6, 60)).invocationsPerIteration(Tier.cases(100, 2000)).threads(2)
        .actorsPerThread(2).actorsBefore(0).actorsAfter(1).minimizeFailedScenario(false).check(Views.class);
  }
}
