package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.routes.Lane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work that takes long leaves the quick places to others. */
class SchedulerTest {
  /** As many as may work side by side. */
  private static final int MANY = 32;

  private static Function<Budget, String> until(AtomicBoolean over, boolean charges) {
    return budget -> {
      while (!over.get())
        if (charges)
          budget.charge(1);
        else
          Thread.onSpinWait();
      return "slow";
    };
  }

  private static String ask(Scheduler scheduler, Lane lane, Function<Budget, String> work) {
    return scheduler.answer(lane, () -> false, work);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void quickTouches_areAnsweredBesideSlowOnes(boolean charging) throws Exception {
    var scheduler = new Scheduler();
    var over = new AtomicBoolean();
    try (ExecutorService clients = Executors.newFixedThreadPool(MANY)) {
      List<Future<String>> slow = new ArrayList<>();
      try {
        int many = charging ? MANY : 4;
        for (int i = 0; i < many; i++)
          slow.add(clients.submit(() -> ask(scheduler, Lane.TOUCHES, until(over, charging))));
        while (scheduler.working() < many)
          Thread.sleep(1);
        for (int i = 0; i < 5; i++)
          assertThat(ask(scheduler, Lane.TOUCHES, _ -> "quick")).isEqualTo("quick");
      } finally {
        over.set(true);
      }
      for (Future<String> one : slow)
        assertThat(one.get()).isEqualTo("slow");
    }
    assertThat(scheduler.working()).isZero();
  }

  @Test
  void quickPlace_isGivenUpAfterAWhile_unlessTooManyAreSlow() {
    var quick = new Semaphore(0);
    var turns = new Turns(1, 1);
    var first = new QueuePlace(quick, turns, true);
    var second = new QueuePlace(quick, turns, true);
    assertThat(first.holds(1_000_000)).isTrue();
    assertThat(quick.availablePermits()).as("it has worked for a millisecond").isZero();
    assertThat(first.holds(1_000_000_000)).isTrue();
    assertThat(first.holds(2_000_000_000)).isTrue();
    assertThat(quick.availablePermits()).as("it has worked for a second").isEqualTo(1);
    assertThat(second.holds(40_000_000)).as("nobody is refused who works for a moment").isTrue();
    assertThat(second.holds(1_000_000_000)).isFalse();
    second.leave();
    first.leave();
    assertThat(quick.availablePermits()).isEqualTo(2);
    assertThat(turns.size()).isZero();
    assertThat(new QueuePlace(quick, turns, false).holds(1_000_000_000)).isTrue();
    assertThat(turns.size()).as("labs work to their end").isZero();
  }
}
