package org.grundy.effort;

import java.time.Duration;

/**
 * The limits of a computation. Immutable and reusable: each computation takes a new {@link #budget} when it begins.
 *
 * @param time   by the clock
 * @param memory in bytes
 * @param steps  such as moves listed and values made; the same on every machine
 */
public record Limits(Duration time, long memory, long steps) {
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  public Limits {
    if (time.isNegative() || memory < 0 || steps < 0)
      throw new IllegalArgumentException("limits are 0 or more, not " + time + ", " + memory + " and " + steps);
  }

  /** A minute, and three quarters of the largest heap that the JVM allows. */
  public static Limits standard() {
    return new Limits(Duration.ofMinutes(1), Runtime.getRuntime().maxMemory() / 4 * 3, Long.MAX_VALUE);
  }

  public static Limits none() {
    return new Limits(FOREVER, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  public Limits withTime(Duration most) {
    return new Limits(most, memory, steps);
  }

  /** @param most bytes */
  public Limits withMemory(long most) {
    return new Limits(time, most, steps);
  }

  public Limits withSteps(long most) {
    return new Limits(time, memory, most);
  }

  /** A budget with nothing spent. Its clock starts now. */
  public Budget budget() {
    return Budget.unlimited().withMemory(memory).withWork(steps).withTime(time.compareTo(FOREVER) > 0 ? FOREVER : time);
  }
}
