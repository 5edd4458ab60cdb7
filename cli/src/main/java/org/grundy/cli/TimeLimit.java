package org.grundy.cli;

import java.time.Duration;
import java.util.Optional;

/**
 * The time that a command may take, from its start on, reading its arguments included. Computations under a budget end by
 * themselves; for whatever does not, {@link Main} waits a moment longer and then ends the process.
 */
final class TimeLimit {
  static final Duration LEAST_GRACE = Duration.ofMillis(60);
  private static final int GRACE_PERCENT = 3;
  /** How long to wait before looking whether a limit was set. */
  private static final Duration LOOK = Duration.ofMillis(10);
  private static final Duration FOREVER = Duration.ofDays(10_000);

  private final long begun;
  private volatile Optional<Duration> limit = Optional.empty();
  private volatile boolean lifted;

  TimeLimit() {
    this(System.nanoTime());
  }

  /** @param begun when the command began, by {@link System#nanoTime} */
  TimeLimit(long begun) {
    this.begun = begun;
  }

  long begun() {
    return begun;
  }

  void set(Duration most) {
    limit = Optional.of(most);
  }

  /** For interactive commands: each of their computations gets the whole time. */
  void lift() {
    limit = Optional.empty();
    lifted = true;
  }

  Duration spent() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /** How long ago a computation began whose first steps are made now. */
  Duration ago() {
    return limit.isEmpty() ? Duration.ZERO : spent();
  }

  /** Whether the time was over at a moment of {@link System#nanoTime}; 0 is none. */
  boolean over(long moment) {
    return moment != 0 && limit.filter(most -> moment - begun > most.toNanos()).isPresent();
  }

  /** Waits for a command to end; says whether it did before its time and a moment more were over. */
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
