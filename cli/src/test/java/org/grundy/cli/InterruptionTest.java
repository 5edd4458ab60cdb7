package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.junit.jupiter.api.Test;

class InterruptionTest {
  /** Longer than anything here takes. */
  private static final Duration LONG = Duration.ofHours(1);

  /** The command alone would take minutes. */
  @Test
  void whatIsStopped_saysHowFarItCame() throws InterruptedException {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var console = new Console(InputStream.nullInputStream(), new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
    var running = Thread.ofPlatform()
        .start(() -> Main.run(console, "prove", "tribonacci", "--guess", "--time", "1h"));
    while (console.interruption().current().filter(budget -> budget.spent().work() > 0).isEmpty())
      Thread.sleep(1);
    console.interruption().stop(running, LONG, LONG);
    assertThat(running.isAlive()).isFalse();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("Not decided: cancelled after ")
        .containsAnyOf("No guess was made", "Solved:").hasLineCount(1);
  }

  /** What is read is beside what is computed, and may come before it, or after. */
  @Test
  void readingIsStoppedToo_andWhatBeginsLater() throws InterruptedException {
    var interruption = new Interruption();
    Budget reading = interruption.reading(Budget.unlimited());
    var charging = Thread.ofPlatform().start(() -> {
      try {
        while (true)
          reading.charge(1);
      } catch (BudgetSpent _) {
        // stopped
      }
    });
    interruption.stop(charging, LONG, LONG);
    assertThat(charging.isAlive()).isFalse();
    for (Budget later : new Budget[]{interruption.watched(Budget.unlimited()),
        interruption.reading(Budget.unlimited())})
      assertThatExceptionOfType(BudgetSpent.class).isThrownBy(() -> later.charge(1))
          .satisfies(spent -> assertThat(spent.limit()).isEqualTo(BudgetSpent.Limit.CANCELLED));
  }

  @Test
  void readingEndsAtTheLimitOnSteps() {
    String line = "take 1" + " or 1".repeat(100);
    Run limited = Run.of("solve", line, "7", "--nodes", "50");
    assertThat(limited.status()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(limited.err()).contains("--nodes").hasLineCount(1);
    Run proof = Run.of("prove", "A x (" + "x = x | ".repeat(100) + "x = x)", "--nodes", "50");
    assertThat(proof.status()).isEqualTo(Exit.BUDGET_SPENT);
  }

  /** No command waits for a thread that waits for input. */
  @Test
  void whatSpendsNothing_isNotWaitedFor() throws InterruptedException {
    var typed = new CountDownLatch(1);
    var waiting = Thread.ofPlatform().daemon().start(() -> {
      try {
        typed.await();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    });
    var interruption = new Interruption();
    interruption.stop(waiting, LONG, LONG);
    interruption.watched(Budget.unlimited());
    interruption.stop(waiting, LONG, Duration.ZERO);
    assertThat(waiting.isAlive()).isTrue();
    typed.countDown();
  }
}
