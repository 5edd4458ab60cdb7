package org.grundy.cli;

import java.time.Duration;
import java.util.Optional;

/**
 * The time a command may take, counted from its start and including the reading of its arguments, but not the compiling
 * of rules. Computations under a budget end by themselves; for anything else, {@link Main} waits a grace period and
 * then ends the process.
 */
final class TimeLimit {
  static final Duration LEAST_GRACE = Duration.ofMillis(60);
  private static final int GRACE_PERCENT = 3;
  /** How long to wait between checks whether a limit has been set. */
  private static final Duration LOOK = Duration.ofMillis(10);
  static final Duration FOREVER = Duration.ofDays(10_000);

  private volatile long begun;
  private volatile Optional<Duration> limit = Optional.empty();
  private volatile boolean lifted;

  TimeLimit() {
    this(System.nanoTime());
  }

  /** @param begun the start of the command, by {@link System#nanoTime} */
  TimeLimit(long begun) {
    this.begun = begun;
  }

  long begun() {
    return begun;
  }

  /** Runs work that does not count, before the limit is set. */
  void uncounted(Runnable work) {
    long before = begun;
    long start = System.nanoTime();
    work.run();
    begun = before + System.nanoTime() - start;
  }

  void set(Duration most) {
    limit = Optional.of(most);
  }

  /**
   * Removes the limit on the whole command, for interactive commands and batches: each computation gets the full time.
   */
  void lift() {
    limit = Optional.empty();
    lifted = true;
  }

  Duration spent() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /** The time already used by a computation that starts now: that since the command began, or zero without a limit. */
  Duration ago() {
    return limit.isEmpty() ? Duration.ZERO : spent();
  }

  /** Whether the time was over at a moment given by {@link System#nanoTime}; 0 stands for no moment. */
  boolean over(long moment) {
    return moment != 0 && limit.filter(most -> moment - begun > most.toNanos()).isPresent();
  }

  /** Waits for a command to end; true if it did so within its time and the grace period. */
  boolean await(Thread command) throws InterruptedException {
    while (true) {
      Optional<Duration> left = limit.map(most -> nonNegative(most.plus(grace(most)).minus(spent())));
      if (command.join(left.orElse(lifted ? FOREVER : LOOK)))
        return true;
      if (left.filter(Duration::isZero).isPresent() && !lifted)
        return command.join(LOOK);
    }
  }

  private static Duration grace(Duration limit) {
    Duration part = limit.multipliedBy(GRACE_PERCENT).dividedBy(100);
    return part.compareTo(LEAST_GRACE) > 0 ? part : LEAST_GRACE;
  }

  private static Duration nonNegative(Duration time) {
    return time.isNegative() ? Duration.ZERO : time;
  }
}
