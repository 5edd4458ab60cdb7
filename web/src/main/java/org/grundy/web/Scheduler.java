package org.grundy.web;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
 * Decides what is worked out at once, and what each request may cost. Everything that reads what a client sent runs here,
 * on threads of its own; the request only waits. Short questions run side by side and share the processors; those that
 * turn out to take longer leave that to the others and take {@link Turns}, a few at a time. So one that takes milliseconds
 * is answered soon, whatever else is asked. Long ones run a few at a time to their end.
 */
final class Scheduler {
  /** A touch, a move, or a short question is answered within this time or not at all. */
  private static final Duration SHORT = Duration.ofSeconds(5);
  /** What a lab is asked may take longer; it shows progress and can be cancelled. */
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final int PROCESSORS = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final int SIDE_BY_SIDE = 32;
  /** Of those that work for long. */
  private static final int SLOW = 32;
  /** What is quick does not let others wait long. */
  private static final int MANY_WAITING = 256;
  private static final int FEW_WAITING = 4;
  /** What one request may hold. Should all together fill the heap, their budgets end. */
  private static final long MEMORY = Math.min(2L << 30, Runtime.getRuntime().maxMemory() / 5 * 3);
  /** Readers and values recurse; only what is used of it takes memory. */
  private static final long STACK = 16L << 20;

  private final Map<Lane, Queue> queues = new EnumMap<>(Lane.class);
  private final ExecutorService workers = Executors.newCachedThreadPool(Scheduler::worker);
  /** Work that its client no longer waits for, but that has not ended, leaves its place to others up to this number. */
  private final Semaphore overdue = new Semaphore(16);

  Scheduler() {
    for (Lane lane : Lane.values())
      queues.put(lane, new Queue(lane));
  }

  private static Thread worker(Runnable work) {
    var thread = new Thread(null, work, "worker", STACK);
    thread.setDaemon(true);
    return thread;
  }

  /** What questions wait for each other: none waits for one of another lane. */
  enum Lane {
    /** What shows a position, a touch, or a list; nothing is searched. */
    TOUCHES(SIDE_BY_SIDE, MANY_WAITING, SLOW, SHORT),
    /** What a position is worth, and moves of the computer. */
    QUESTIONS(SIDE_BY_SIDE, MANY_WAITING, SLOW, SHORT),
    /** Proofs and long tables. */
    LABS(PROCESSORS, FEW_WAITING, 0, LONG);

    private final int atOnce;
    private final int waiting;
    private final int slow;
    private final Duration most;

    /** @param slow how many may take turns after they have worked for a while; 0 where each works to its end */
    Lane(int atOnce, int waiting, int slow, Duration most) {
      this.atOnce = atOnce;
      this.waiting = waiting;
      this.slow = slow;
      this.most = most;
    }
  }

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

  /** Thrown when the heap is full. */
  static final class Full extends Refused {
    private static final long serialVersionUID = 1;

    private Full() {
      super("full");
    }
  }

  /** Thrown when the work did not end with its budget. */
  static final class Late extends Refused {
    private static final long serialVersionUID = 1;

    private final transient Duration most;

    private Late(Duration most) {
      super("late");
      this.most = most;
    }
  }

  /** Works something out under a budget; it ends when whoever asked has left. */
  <T> T answer(Lane lane, BooleanSupplier gone, Function<Budget, T> work) {
    return answer(lane, gone, _ -> {
    }, work);
  }

  /** The same; {@code progress} is told from time to time, on the thread that waits, what was spent. */
  <T> T answer(Lane lane, BooleanSupplier gone, Consumer<Spent> progress, Function<Budget, T> work) {
    return queue(lane).placed(gone, progress, work);
  }

  private Queue queue(Lane lane) {
    return Objects.requireNonNull(queues.get(lane));
  }

  /** The questions of one lane. */
  private final class Queue {
    private static final long PATIENCE_MILLIS = 20;
    private static final long REFUSED_MILLIS = 100;

    private final Semaphore places;
    private final Turns turns;
    private final Semaphore inside;
    private final Lane lane;

    private Queue(Lane lane) {
      this.lane = lane;
      this.places = new Semaphore(lane.atOnce, true);
      this.turns = new Turns(PROCESSORS, lane.slow);
      this.inside = new Semaphore(lane.atOnce + lane.waiting);
    }

    private <T> T placed(BooleanSupplier gone, Consumer<Spent> progress, Function<Budget, T> work) {
      enter();
      try {
        waitForPlace(gone);
      } catch (RuntimeException e) {
        inside.release();
        throw e;
      }
      var budget = Budget.unlimited().withTime(lane.most).withMemory(MEMORY);
      var place = new QueuePlace(places, turns, lane.slow > 0);
      var job = new Job<>(budget, work, lane.most, overdue, place, () -> leave(place));
      try {
        workers.execute(job);
      } catch (OutOfMemoryError _) {
        leave(place);
        throw new Busy();
      }
      return job.await(gone, progress);
    }

    /** Whoever is refused waits a moment for it, so that asking again and again keeps nothing busy. */
    private void enter() {
      try {
        if (!inside.tryAcquire(REFUSED_MILLIS, TimeUnit.MILLISECONDS))
          throw new Busy();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new Busy();
      }
    }

    private void waitForPlace(BooleanSupplier gone) {
      long end = System.nanoTime() + lane.most.toNanos();
      try {
        while (!places.tryAcquire(PATIENCE_MILLIS, TimeUnit.MILLISECONDS))
          if (gone.getAsBoolean() || System.nanoTime() - end > 0)
            throw new Busy();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        throw new Busy();
      }
    }

    private void leave(QueuePlace place) {
      place.leave();
      inside.release();
    }

    private int working() {
      return lane.atOnce - places.availablePermits() + turns.size();
    }
  }

  /** How many questions are being worked out now. */
  int working() {
    return queues.values().stream().mapToInt(Queue::working).sum();
  }

  /** What a failure of the virtual machine comes to; it is noted here. Any other error is a defect of the server. */
  static RuntimeException refusal(Error error) {
    RuntimeException refusal = switch (error) {
      case StackOverflowError _ -> new Deep();
      case OutOfMemoryError _ -> new Full();
      default -> new IllegalStateException(error);
    };
    if (refusal instanceof Refused)
      FaultLog.note("a request", error);
    return refusal;
  }

  static Busy busy() {
    return new Busy();
  }

  static Late late(Duration most) {
    return new Late(most);
  }

  /** Why it was refused. */
  static Phrase sentence(Refused refused) {
    return switch (refused) {
      case Busy _ -> Phrase.of("Too much is being worked out already; try again soon.");
      case Deep _ -> Phrase.of("Not decided: this is nested too deeply to be worked out here.");
      case Full _ -> Phrase.of("Not decided within the memory allowed here.");
      case Late late -> tooLong(late.most);
    };
  }

  /** Why nothing was found. */
  static Phrase sentence(BudgetSpent spent) {
    return switch (spent.limit()) {
      case TIME -> tooLong(spent.spent().time());
      case MEMORY -> Phrase.of("Not decided within the memory allowed here.");
      case WORK -> Phrase.of("Not decided within the steps allowed here.");
      case CANCELLED -> Phrase.of("Cancelled.");
    };
  }

  private static Phrase tooLong(Duration time) {
    return Phrase.of("Not decided within the {0} {0:second|seconds} allowed here.", time.toSeconds());
  }
}
