package org.grundy.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Time slices for slow requests. A fixed number run at once; when a slice ends, the request that has waited longest
 * takes over, and the others stand still. The queue is bounded, because each request holds memory.
 */
final class Turns {
  private static final long TURN_NANOS = 50_000_000;

  private final int atOnce;
  private final int most;
  private final Set<Turn> working = new HashSet<>();
  private final Deque<Turn> waiting = new ArrayDeque<>();

  Turns(int atOnce, int most) {
    this.atOnce = atOnce;
    this.most = most;
  }

  /** The turn of one slow request. */
  final class Turn {
    private long since;
    private boolean over;

    private Turn() {
    }

    /** Waits while others have their turn; the worker calls this now and then. */
    void await() {
      synchronized (Turns.this) {
        if (!over && !waiting.isEmpty() && System.nanoTime() - since > TURN_NANOS && working.remove(this)) {
          waiting.add(this);
          next();
        }
        try {
          while (!over && waiting.contains(this))
            Turns.this.wait();
        } catch (InterruptedException _) {
          Thread.currentThread().interrupt();
          end();
        }
      }
    }

    /** Wakes the worker so that it notices that its work is over; callable from any thread. */
    void end() {
      synchronized (Turns.this) {
        over = true;
        if (waiting.remove(this))
          begin(this);
      }
    }

    /** Leaves the queue; to be called when the work has ended. */
    void leave() {
      synchronized (Turns.this) {
        over = true;
        waiting.remove(this);
        working.remove(this);
        Turns.this.notifyAll();
        next();
      }
    }
  }

  /** Queues one more slow request; empty when the queue is full. */
  synchronized Optional<Turn> join() {
    if (size() == most)
      return Optional.empty();
    var turn = new Turn();
    waiting.add(turn);
    next();
    return Optional.of(turn);
  }

  /** The number of slow requests, running or waiting. */
  synchronized int size() {
    return working.size() + waiting.size();
  }

  private void next() {
    while (working.size() < atOnce && !waiting.isEmpty())
      begin(waiting.remove());
  }

  private void begin(Turn turn) {
    turn.since = System.nanoTime();
    working.add(turn);
    notifyAll();
  }
}
