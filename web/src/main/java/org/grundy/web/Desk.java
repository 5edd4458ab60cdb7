package org.grundy.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.phrase.Phrase;

/**
 * What may be worked out at once, and what each request may cost. Touches and moves have places of their own, so that
 * they never wait for a proof. Nothing goes on for somebody who has left.
 */
final class Desk {
  /** A touch or a move is answered within this time or not at all. */
  private static final Duration SHORT = Duration.ofSeconds(5);
  /** What a lab is asked may take longer; it shows progress and can be cancelled. */
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final int AT_ONCE = Math.max(2, Runtime.getRuntime().availableProcessors());
  /** More questions than these are not even waited for: each waiting one holds a thread of the server. */
  private static final int MOST_SHORT = AT_ONCE + 64;
  private static final int MOST_LONG = AT_ONCE + 4;
  /** All that is worked out shares the heap. */
  private static final long MEMORY = Runtime.getRuntime().maxMemory() / 5 * 3;
  private static final long PATIENCE_MILLIS = 20;

  private final Queue quick = new Queue(MOST_SHORT, SHORT);
  private final Queue patient = new Queue(MOST_LONG, LONG);

  /** Why a question was not taken to its end, other than by its budget. */
  abstract static sealed class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Refused(String message) {
      super(message, null, false, false);
    }
  }

  /** Thrown when everything is taken. */
  static final class Busy extends Refused {
    private static final long serialVersionUID = 1;

    private Busy() {
      super("busy");
    }
  }

  /** Thrown when a question is nested more deeply than a thread's stack. */
  static final class Deep extends Refused {
    private static final long serialVersionUID = 1;

    private Deep() {
      super("deep");
    }
  }

  /** Works something out under a budget for a touch. */
  <T> T quickly(Context context, Function<Budget, T> work) {
    return quick.placed(new Asker(context)::gone, _ -> {
    }, work);
  }

  /** Works out what may take long; it ends when whoever asked has left. */
  <T> T patiently(Context context, Function<Budget, T> work) {
    return patiently(new Asker(context)::gone, _ -> {
    }, work);
  }

  /** The same with progress told, and another way of seeing that the asker has left. */
  <T> T patiently(BooleanSupplier gone, Consumer<Spent> progress, Function<Budget, T> work) {
    return patient.placed(gone, progress, work);
  }

  /** Questions that share places; each waits for one as long as it may then take. */
  private static final class Queue {
    private final Semaphore places = new Semaphore(AT_ONCE, true);
    private final Semaphore inside;
    private final Duration most;

    private Queue(int mostInside, Duration most) {
      this.inside = new Semaphore(mostInside);
      this.most = most;
    }

    private <T> T placed(BooleanSupplier gone, Consumer<Spent> progress, Function<Budget, T> work) {
      if (!inside.tryAcquire())
        throw new Busy();
      try {
        waitForPlace(gone);
        try {
          return work.apply(budget(gone, progress));
        } catch (StackOverflowError _) {
          throw new Deep();
        } finally {
          places.release();
        }
      } finally {
        inside.release();
      }
    }

    private void waitForPlace(BooleanSupplier gone) {
      long end = System.nanoTime() + most.toNanos();
      try {
        while (!places.tryAcquire(PATIENCE_MILLIS, TimeUnit.MILLISECONDS))
          if (gone.getAsBoolean() || System.nanoTime() - end > 0)
            throw new Busy();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new Busy();
      }
    }

    private Budget budget(BooleanSupplier gone, Consumer<Spent> progress) {
      var own = new Budget[1];
      own[0] = Budget.unlimited().withTime(most).withMemory(MEMORY).withProgress(spent -> {
        progress.accept(spent);
        if (gone.getAsBoolean())
          own[0].cancel();
      });
      return own[0];
    }

    private int working() {
      return AT_ONCE - places.availablePermits();
    }
  }

  /** How many questions are being worked out now. */
  int working() {
    return quick.working() + patient.working();
  }

  /** Why it was refused. */
  static Phrase sentence(Refused refused) {
    return switch (refused) {
      case Busy _ -> Phrase.of("Too much is being worked out already; try again soon.");
      case Deep _ -> Phrase.of("Not decided: this is nested more deeply than can be worked out here.");
    };
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
