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
import org.grundy.effort.Spent;
import org.grundy.phrase.Phrase;
import org.grundy.routes.Complaints;
import org.grundy.routes.Lane;
import org.grundy.routes.RequestLimits;

/**
 * Decides what runs at once, and what each request may cost. Everything that reads client input runs here, on threads
 * of its own; the request thread only waits. Short questions run side by side and share the processors; those that turn
 * out slow take {@link Turns}, a few at a time. So a question that takes milliseconds is answered soon, whatever else
 * is running. Long questions run a few at a time, each to its end.
 */
final class Scheduler {
  private static final int SIDE_BY_SIDE = 32;
  /** The most slow questions that may take turns in a lane. */
  private static final int SLOW = 32;
  /** The most questions waiting in a lane of quick ones, which do not keep others waiting long. */
  private static final int MANY_WAITING = 256;
  private static final int FEW_WAITING = 4;
  /** Readers and values recurse deeply; only the part of the stack that is used takes memory. */
  private static final long STACK = 16L << 20;

  private final Map<Lane, Queue> queues = new EnumMap<>(Lane.class);
  private final ExecutorService workers = Executors.newCachedThreadPool(Scheduler::worker);
  /** Permits for abandoned work that has not ended yet: up to this many jobs free their places before they end. */
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

  /**
   * What a lane may hold; a question waits only for others in its own lane.
   *
   * @param slow the most slow questions that may take turns; 0 where each runs to its end
   */
  private record Capacity(int atOnce, int waiting, int slow) {
    static Capacity of(Lane lane) {
      return switch (lane) {
        case TOUCHES, QUESTIONS -> new Capacity(SIDE_BY_SIDE, MANY_WAITING, SLOW);
        case LABS -> new Capacity(RequestLimits.AT_ONCE, FEW_WAITING, 0);
      };
    }
  }

  /** Thrown when a question fails for a reason other than its budget. */
  abstract static sealed class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Refused(String message) {
      super(message, null, false, false);
    }
  }

  /** Thrown when no place is free. */
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

  /** Answers a question under a budget; the work is cancelled when the client leaves. */
  <T> T answer(Lane lane, BooleanSupplier gone, Function<Budget, T> work) {
    return answer(lane, gone, _ -> {
    }, work);
  }

  /**
   * Answers a question as above; {@code progress} receives the cost so far from time to time, on the waiting thread.
   */
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
    private final Capacity capacity;

    private Queue(Lane lane) {
      this.lane = lane;
      this.capacity = Capacity.of(lane);
      this.places = new Semaphore(capacity.atOnce, true);
      this.turns = new Turns(RequestLimits.AT_ONCE, capacity.slow);
      this.inside = new Semaphore(capacity.atOnce + capacity.waiting);
    }

    private <T> T placed(BooleanSupplier gone, Consumer<Spent> progress, Function<Budget, T> work) {
      enter();
      try {
        waitForPlace(gone);
      } catch (RuntimeException e) {
        inside.release();
        throw e;
      }
      var budget = Budget.unlimited().withTime(lane.most()).withMemory(RequestLimits.MEMORY);
      var place = new QueuePlace(places, turns, capacity.slow > 0);
      var job = new Job<>(budget, work, lane.most(), overdue, place, () -> leave(place));
      try {
        workers.execute(job);
      } catch (OutOfMemoryError _) {
        leave(place);
        throw new Busy();
      }
      return job.await(gone, progress);
    }

    /** Enters the queue. A refusal takes a moment, so that repeated requests keep nothing busy. */
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
      long end = System.nanoTime() + lane.most().toNanos();
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
      return capacity.atOnce - places.availablePermits() + turns.size();
    }
  }

  /** The number of questions being worked on now. */
  int working() {
    return queues.values().stream().mapToInt(Queue::working).sum();
  }

  /**
   * The exception for an {@link Error}. Stack overflow and a full heap become refusals and are logged here; any other
   * error is a defect of the server.
   */
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

  /** The reason for a refusal, for the client. */
  static Phrase sentence(Refused refused) {
    return switch (refused) {
      case Busy _ -> Phrase.of("Too many computations are running; try again soon.");
      case Deep _ -> Complaints.DEEP;
      case Full _ -> Complaints.FULL;
      case Late late -> Complaints.tooLong(late.most);
    };
  }
}
