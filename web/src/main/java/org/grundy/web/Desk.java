package org.grundy.web;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;

/** What may be worked out at once, and what each request may cost. */
final class Desk {
  /** A touch or a move is answered within this time or not at all. */
  private static final Duration SHORT = Duration.ofSeconds(5);
  /** What a lab is asked may take longer; it shows progress and can be cancelled. */
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final int AT_ONCE = Math.max(2, Runtime.getRuntime().availableProcessors());
  /** All that is worked out shares the heap. */
  private static final long MEMORY = Runtime.getRuntime().maxMemory() / 5 * 3;

  private final Semaphore places = new Semaphore(AT_ONCE);

  /** Thrown when everything is taken. */
  static final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Busy() {
      super("busy", null, false, false);
    }
  }

  /** Works something out under a budget for a touch. */
  <T> T quickly(Function<Budget, T> work) {
    return work(work, Budget.unlimited().withTime(SHORT).withMemory(MEMORY));
  }

  /** The budget of a long computation, to be cancelled by whoever asked. */
  static Budget longBudget() {
    return Budget.unlimited().withTime(LONG).withMemory(MEMORY);
  }

  /** Works something out; a place is waited for a moment. */
  <T> T work(Function<Budget, T> work, Budget budget) {
    boolean placed = false;
    try {
      placed = places.tryAcquire(SHORT.toMillis(), java.util.concurrent.TimeUnit.MILLISECONDS);
      if (!placed)
        throw new Busy();
      return work.apply(budget);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new Busy();
    } finally {
      if (placed)
        places.release();
    }
  }

  /** Why nothing was found. */
  static Phrase sentence(BudgetSpent spent) {
    return switch (spent.limit()) {
      case TIME -> Phrase.of("Not decided in the {0} {0:second|seconds} that it may take here.",
          spent.spent().time().toSeconds());
      case MEMORY -> Phrase.of("Not decided in the memory that it may take here.");
      case WORK -> Phrase.of("Not decided in the steps that it may take here.");
      case CANCELLED -> Phrase.of("Cancelled.");
    };
  }
}
