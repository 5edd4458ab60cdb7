package org.grundy.effort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.ref.WeakReference;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private static final Duration SHORT = Duration.ofMillis(50);

  private static BudgetSpent spent(ThrowingCallable work) {
    return assertThatExceptionOfType(BudgetSpent.class).isThrownBy(work).actual();
  }

  private static void sleep(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The bytes of an array of ints that is compared are counted in an {@code int}. */
  @Test
  void grownArrays_stayBelowTheirCap() {
    int longest = (1 << 29) - 16;
    Budget budget = Budget.unlimited();
    assertThat(budget.grown(100, 101)).isEqualTo(150);
    assertThat(budget.grown(longest / 4 * 3, longest / 4 * 3 + 1L)).isEqualTo(longest);
    assertThat(budget.grown(longest - 1, longest)).isEqualTo(longest);
    assertThat((longest - 1) * (long) Integer.BYTES).isLessThan(Integer.MAX_VALUE);
    for (long needed : new long[]{longest + 1L, Integer.MAX_VALUE, 1L << 32, Long.MAX_VALUE})
      assertThat(spent(() -> budget.grown(longest, needed)).limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
  }

  @Test
  void slowSteps_endAtTheDeadline() {
    long start = System.nanoTime(); // before the budget: this thread may be held up between the two
    Budget budget = Budget.unlimited().withTime(SHORT);
    BudgetSpent spent = spent(() -> {
      while (true) {
        budget.charge(1);
        sleep(Duration.ofMillis(1));
      }
    });
    assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.TIME);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(SHORT, SHORT.multipliedBy(10));
  }

  @Test
  void onceSpent_everyChargeThrows() {
    Budget timed = Budget.unlimited().withTime(SHORT);
    sleep(SHORT.plusMillis(5));
    Budget counted = Budget.ofWork(3);
    for (int i = 0; i < 5; i++) {
      assertThat(spent(() -> timed.charge(1)).limit()).isEqualTo(BudgetSpent.Limit.TIME);
      assertThat(spent(() -> counted.charge(4)).limit()).isEqualTo(BudgetSpent.Limit.WORK);
    }
    assertThat(spent(() -> counted.charge(0)).limit()).isEqualTo(BudgetSpent.Limit.WORK);
  }

  @Test
  void stepsUpToTheLimit_areAllowed() {
    Budget budget = Budget.ofWork(20_000);
    for (int i = 0; i < 20_000; i++)
      budget.charge(1);
    assertThat(spent(() -> budget.charge(1)).spent().work()).isEqualTo(20_001);
  }

  @Test
  void moreThanCanBeCounted_isSpent() {
    Budget budget = Budget.unlimited().withWork(Long.MAX_VALUE - 1);
    assertThat(spent(() -> {
      budget.charge(Long.MAX_VALUE - 1);
      budget.charge(Long.MAX_VALUE - 1);
    }).limit()).isEqualTo(BudgetSpent.Limit.WORK);
  }

  @Test
  void cancelling_endsTheNextCharge_ofAllParts() {
    Budget whole = Budget.unlimited().withTime(Duration.ofHours(1));
    Budget part = whole.part(100).withTime(SHORT);
    part.charge(1);
    whole.cancel();
    assertThat(spent(() -> part.charge(1)).limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
    assertThat(spent(() -> part.part(5).charge(0)).limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
  }

  @Test
  void cancelling_isTheReason_alsoAfterTheDeadline() {
    Budget budget = Budget.unlimited().withTime(Duration.ZERO);
    assertThat(spent(() -> budget.charge(1)).limit()).isEqualTo(BudgetSpent.Limit.TIME);
    budget.cancel();
    assertThat(spent(() -> budget.charge(1)).limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
  }

  @Test
  void deadlineOfTheWhole_endsItsParts_andTheirHelpers() {
    Budget whole = Budget.unlimited().withThreads(2).withTime(SHORT);
    Budget part = whole.part(Long.MAX_VALUE);
    var limit = new BudgetSpent.Limit[1];
    Workers workers = Workers.start(part, "test", (_, own) -> {
      try {
        while (true) {
          own.charge(1);
          sleep(Duration.ofMillis(1));
        }
      } catch (BudgetSpent spent) {
        limit[0] = spent.limit();
        throw spent;
      }
    });
    whole.charge(1);
    sleep(SHORT.multipliedBy(4));
    assertThat(spent(() -> part.charge(1)).limit()).isEqualTo(BudgetSpent.Limit.TIME);
    spent(workers::end);
    assertThat(limit[0]).isEqualTo(BudgetSpent.Limit.TIME);
  }

  @Test
  void helperOfWhatHasEnded_endsAtOnce() {
    Budget cancelled = Budget.unlimited().withThreads(2);
    cancelled.cancel();
    assertThat(spent(() -> cancelled.forHelper().charge(1)).limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
  }

  @Test
  void part_isForgiven_onlyWhenItWasThePartThatEnded() {
    Budget whole = Budget.ofWork(10);
    Budget part = whole.part(5);
    BudgetSpent ofPart = spent(() -> part.charge(6));
    assertThatCode(() -> part.forgive(ofPart)).doesNotThrowAnyException();
    BudgetSpent ofWhole = spent(() -> part.charge(5));
    assertThat(spent(() -> part.forgive(ofWhole))).isSameAs(ofWhole);
    assertThatCode(() -> whole.forgive(ofWhole)).doesNotThrowAnyException();
    part.cancel();
    BudgetSpent cancelled = spent(() -> whole.part(5).charge(1));
    assertThat(spent(() -> part.forgive(cancelled))).isSameAs(cancelled);
  }

  @Test
  void memory_isWhatIsReservedAndNotReleased() {
    Budget budget = Budget.unlimited().withMemory(1000);
    budget.reserve(600);
    assertThat(budget.affords(400)).isTrue();
    assertThat(budget.affords(401)).isFalse();
    assertThat(spent(() -> budget.reserve(401)).limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
    assertThat(budget.held()).isEqualTo(600);
    budget.release(500);
    budget.reserve(900);
    assertThat(budget.memoryLeft()).isZero();
  }

  @Test
  void memoryOfOneComputation_isNotThatOfAnother() {
    byte[] others = new byte[64 << 20];
    Budget budget = Budget.unlimited().withMemory(1 << 20);
    for (int i = 0; i < 200_000; i++)
      budget.charge(1);
    budget.reserve(1 << 20);
    assertThat(budget.held()).isLessThan(others.length);
  }

  @Test
  void memoryOfAPart_isThatOfTheWhole() {
    Budget whole = Budget.unlimited().withMemory(1000);
    Budget part = whole.part(5);
    part.reserve(700);
    assertThat(whole.held()).isEqualTo(700);
    assertThat(whole.part(5).affords(301)).isFalse();
    part.release(700);
    assertThat(whole.held()).isZero();
  }

  @Test
  void growing_needsRoomForBothArrays_andHoldsOne() {
    Budget budget = Budget.unlimited().withMemory(1000);
    assertThat(budget.grown(0, 100, 4)).isEqualTo(100);
    assertThat(budget.grown(100, 101, 4)).isEqualTo(150);
    assertThat(budget.held()).isEqualTo(600);
    assertThat(spent(() -> budget.grown(150, 151, 4)).limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
    assertThat(budget.held()).isEqualTo(600);
  }

  @Test
  void arraysLongerThanThereAre_areMemoryThatLacks() {
    Budget budget = Budget.unlimited();
    assertThat(budget.grown(1 << 30, (1 << 30) + 1L, 1)).isEqualTo(3 << 29);
    assertThat(spent(() -> budget.grown(1 << 30, 1L << 31, 8)).limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
    assertThat(spent(() -> budget.grown(1, 1L << 29)).limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
  }

  @Test
  void scratch_isReleasedWhenItIsClosed() {
    Budget budget = Budget.unlimited().withMemory(1000);
    budget.reserve(100);
    try (var scratch = budget.scratch()) {
      scratch.budget().part(5).reserve(500);
      scratch.budget().release(50);
      assertThat(budget.held()).isEqualTo(550);
    }
    assertThat(budget.held()).isEqualTo(100);
  }

  @Test
  void whatGrowsMeanwhileOutsideTheScratch_staysReserved() {
    Budget budget = Budget.unlimited().withMemory(1000);
    try (var outer = budget.scratch()) {
      try (var inner = outer.budget().scratch()) {
        inner.budget().reserve(300);
        outer.budget().reserve(200);
        budget.reserve(100);
        assertThat(spent(() -> inner.budget().reserve(401)).limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
      }
      assertThat(budget.held()).isEqualTo(300);
    }
    assertThat(budget.held()).isEqualTo(100);
  }

  @Test
  void scratch_hasTheLimitsOfTheWhole() {
    Budget budget = Budget.ofWork(10).withMemory(100).withThreads(2);
    Budget part = budget.part(5);
    try (var scratch = part.scratch()) {
      scratch.budget().charge(3);
      assertThat(scratch.budget().workLeft()).isEqualTo(2);
      assertThat(scratch.budget().threads()).isEqualTo(2);
      part.forgive(spent(() -> scratch.budget().charge(3)));
      part.forgive(spent(() -> scratch.budget().reserve(101)));
      budget.cancel();
      assertThat(spent(() -> scratch.budget().charge(1)).limit()).isEqualTo(BudgetSpent.Limit.CANCELLED);
    }
    assertThat(budget.spent().work()).isEqualTo(7);
  }

  @Test
  void partThatFindsNoMemory_isForgiven_andGivesBackWhatItHolds() {
    Budget budget = Budget.unlimited().withMemory(1000);
    budget.reserve(100);
    Budget part = budget.part(5);
    part.reserve(500);
    BudgetSpent spent = spent(() -> part.reserve(600));
    assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.MEMORY);
    part.releaseAll();
    part.forgive(spent);
    assertThat(budget.held()).isEqualTo(100);
    assertThat(part.held()).isZero();
  }

  @Test
  void moreStepsThanCanBeCounted_endIt() {
    Budget budget = Budget.ofWork(10);
    budget.charge(1);
    assertThat(spent(() -> budget.charge(Long.MAX_VALUE)).limit()).isEqualTo(BudgetSpent.Limit.WORK);
  }

  @Test
  void smallObjects_areReservedInBlocks() {
    Budget budget = Budget.unlimited().withMemory(1 << 20);
    var holding = new Holding(budget);
    for (int i = 0; i < 1000; i++)
      holding.add(100);
    assertThat(budget.held()).isEqualTo(13 << 13);
    holding.remove(100_000);
    holding.add(100_000);
    assertThat(budget.held()).isEqualTo(13 << 13);
    spent(() -> holding.add(1 << 20));
    assertThat(budget.held()).isEqualTo(13 << 13);
  }

  @Test
  void budgetsWithLongToGo_areNotKept() throws InterruptedException {
    WeakReference<Budget> dropped = dropped();
    for (int i = 0; i < 100 && dropped.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(dropped.get()).isNull();
  }

  private static WeakReference<Budget> dropped() {
    Budget budget = Budget.unlimited().withTime(Duration.ofDays(1));
    budget.charge(1);
    return new WeakReference<>(budget);
  }
}
