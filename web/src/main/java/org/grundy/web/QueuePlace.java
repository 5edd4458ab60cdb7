package org.grundy.web;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.grundy.web.Turns.Turn;

/**
 * The place of a request being worked on. It starts in a quick place and, after some work, moves to the slow requests
 * that take turns, so that quick places stay free for quick requests.
 */
final class QueuePlace {
  /** The processor time of a touch. Wall time would make requests look slow on a busy machine. */
  private static final long QUICK_NANOS = 10_000_000;
  /** The most processor time a request may use in a quick place when there is no room among the slow ones. */
  private static final long MOST_NANOS = 50_000_000;

  private final Semaphore quick;
  private final Turns slow;
  private final boolean yields;
  private Optional<Turn> turn = Optional.empty();
  private boolean left;

  /**
   * @param quick   the semaphore from which this place was taken
   * @param slow    the turns of slow requests
   * @param yields  whether a slow request gives up its quick place
   */
  QueuePlace(Semaphore quick, Turns slow, boolean yields) {
    this.quick = quick;
    this.slow = slow;
    this.yields = yields;
  }

  /** Waits while others have their turn; the worker calls this now and then. */
  void await() {
    turn().ifPresent(Turn::await);
  }

  private synchronized Optional<Turn> turn() {
    return turn;
  }

  /**
   * Gives up the quick place once the work has used enough processor time to count as slow.
   *
   * @return false when the work has taken too long and too many others are slow
   */
  synchronized boolean holds(long worked) {
    if (!isQuick() || worked < QUICK_NANOS)
      return true;
    turn = slow.join();
    if (turn.isEmpty())
      return worked < MOST_NANOS;
    quick.release();
    return true;
  }

  /** Whether the request holds a quick place that it may still give up. */
  synchronized boolean isQuick() {
    return yields && !left && turn.isEmpty();
  }

  /** Wakes the worker so that it notices that its work is over; callable from any thread. */
  void end() {
    turn().ifPresent(Turn::end);
  }

  /** Frees the place; to be called once. */
  synchronized void leave() {
    left = true;
    if (turn.isPresent())
      turn.get().leave();
    else
      quick.release();
  }
}
