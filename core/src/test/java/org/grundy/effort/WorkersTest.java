package org.grundy.effort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkersTest {
  private static void chargeForEver(Budget budget) {
    while (true)
      budget.charge(1);
  }

  @Test
  void whatHelpersCharge_countsForTheComputationAndWhatItIsPartOf() throws InterruptedException {
    Budget whole = Budget.unlimited().withThreads(3);
    Budget budget = whole.part(Long.MAX_VALUE);
    var done = new CountDownLatch(2);
    Workers workers = Workers.start(budget, "test", (number, own) -> {
      own.charge(100L + number);
      done.countDown();
    });
    done.await();
    workers.end();
    assertThat(budget.spent().work()).isEqualTo(203);
    assertThat(whole.spent().work()).isEqualTo(203);
  }

  @Test
  void oneThread_hasNoHelpers() {
    var calls = new AtomicInteger();
    Workers.start(Budget.unlimited(), "test", (_, _) -> calls.incrementAndGet()).end();
    assertThat(calls).hasValue(0);
  }

  @Test
  void end_endsHelpersThatWouldNotEnd() {
    Workers workers = Workers.start(Budget.unlimited().withThreads(3), "test", (_, own) -> chargeForEver(own));
    workers.end();
  }

  @Test
  void whatHelpersCharge_endsTheComputationThatHasALimit() {
    Budget budget = Budget.ofWork(1 << 20).withThreads(2);
    Workers workers = Workers.start(budget, "test", (_, own) -> chargeForEver(own));
    try {
      assertThatThrownBy(() -> chargeForEver(budget)).isInstanceOfSatisfying(BudgetSpent.class,
          spent -> assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.WORK));
    } finally {
      workers.end();
    }
    assertThat(budget.spent().work()).isGreaterThan(1 << 20);
  }

  @Test
  void failureOfAHelper_isThatOfTheComputation() {
    Budget budget = Budget.unlimited().withThreads(2);
    var failure = new IllegalArgumentException("of a helper");
    Workers workers = Workers.start(budget, "test", (_, _) -> {
      throw failure;
    });
    assertThatThrownBy(() -> chargeForEver(budget)).isSameAs(failure);
    assertThatThrownBy(workers::end).isSameAs(failure);
  }

  @Test
  void memoryThatAHelperLacks_endsTheComputation() {
    Budget budget = Budget.unlimited().withMemory(1).withThreads(2);
    Workers workers = Workers.start(budget, "test", (_, own) -> own.reserve(1L << 30));
    assertThatThrownBy(workers::end).isInstanceOfSatisfying(BudgetSpent.class,
        spent -> assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.MEMORY));
  }

  @Test
  void fewerThanOneThread_isRefused() {
    assertThatThrownBy(() -> Budget.unlimited().withThreads(0)).hasMessage("threads: 1 or more, not 0");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void divide_doesEachPieceOnce(int threads) {
    var done = new AtomicIntegerArray(1000);
    Budget budget = Budget.unlimited().withThreads(threads);
    Workers.divide(budget, "test", done.length(), (piece, number, own) -> {
      assertThat(number).isBetween(0, threads - 1);
      own.charge(1);
      done.incrementAndGet(piece);
    });
    assertThat(IntStream.range(0, done.length()).map(done::get)).containsOnly(1);
    assertThat(budget.spent().work()).isEqualTo(done.length());
  }

  @Test
  void divide_failsWithAnyPiece() {
    var failure = new IllegalArgumentException("of a piece");
    for (int bad : new int[]{0, 1, 99})
      assertThatThrownBy(() -> Workers.divide(Budget.unlimited().withThreads(2), "test", 100, (piece, _, _) -> {
        if (piece == bad)
          throw failure;
      })).isSameAs(failure);
  }

  @Test
  void divide_endsWithTheBudget() {
    Budget budget = Budget.unlimited().withThreads(3).withTime(Duration.ofMillis(50));
    assertThatThrownBy(() -> Workers.divide(budget, "test", 3, (_, _, own) -> chargeForEver(own)))
        .isInstanceOfSatisfying(BudgetSpent.class,
            spent -> assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.TIME));
  }
}
