package org.grundy.web;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.grundy.web.Turns.Turn;

/**
 * The place of a question among those that are worked on: a quick one at first, and one among those who take turns when it
 * has worked for a while, so that the quick places are free for what is quick.
 */
final class QueuePlace {
  /** What a touch takes. Of processor time, so that others on the machine make nothing slow. */
  private static final long QUICK_NANOS = 10_000_000;
  /** What may be worked at a quick place when too many are slow. */
  private static final long MOST_NANOS = 50_000_000;

  private final Semaphore quick;
  private final Turns slow;
  private final boolean yields;
  private Optional<Turn> turn = Optional.empty();
  private boolean left;

  /**
   * @param quick   where a place was taken for this one
   * @param slow    the others that work for long
   * @param yields  whether it gives the quick place up when it is slow
   */
  QueuePlace(Semaphore quick, Turns slow, boolean yields) {
    this.quick = quick;
    this.slow = slow;
    this.yields = yields;
  }

  /** Called by the worker now and then: stands still while others have their turn. */
  void await() {
    turn().ifPresent(Turn::await);
  }

  private synchronized Optional<Turn> turn() {
    return turn;
  }

  /**
   * Gives the quick place up when the work has taken so much processor time that it is slow.
   *
   * @return false when it has taken long, and too many others are slow
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

  /** Whether it has a quick place that it may still give up. */
  synchronized boolean isQuick() {
    return yields && !left && turn.isEmpty();
  }

  /** Has the worker go on, to notice that its work is over; from any thread. */
  void end() {
    turn().ifPresent(Turn::end);
  }

  /** Frees the place; once. */
  synchronized void leave() {
    left = true;
    if (turn.isPresent())
      turn.get().leave();
    else
      quick.release();
  }
}
