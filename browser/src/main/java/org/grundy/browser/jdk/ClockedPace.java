package org.grundy.browser.jdk;

/** Without a timer, a budget has to look at its limits every few milliseconds, however much a step costs. */
@Replaces("org.grundy.effort.Pace")
final class ClockedPace {
  private static final long MOST = 1L << 14;
  private static final long BETWEEN = 5_000_000;

  private long steps = 1;
  private long last = System.nanoTime();

  long steps() {
    long now = System.nanoTime();
    steps = now - last > BETWEEN ? Math.max(1, steps / 2) : Math.min(MOST, steps * 2);
    last = now;
    return steps;
  }
}
