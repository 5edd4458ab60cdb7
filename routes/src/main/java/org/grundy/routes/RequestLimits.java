package org.grundy.routes;

import java.time.Duration;

/** What a request may cost that comes from elsewhere: from a page of the workbench, or from an assistant. */
public final class RequestLimits {
  /** The time limit for a touch, a move or a short question. */
  public static final Duration SHORT = Duration.ofSeconds(5);
  /** The time limit for lab questions, which show progress and can be cancelled. */
  public static final Duration LONG = Duration.ofMinutes(2);
  /** The memory one request may hold. If all together fill the heap, their budgets end. */
  public static final long MEMORY = Math.min(2L << 30, Runtime.getRuntime().maxMemory() / 5 * 3);
  /** How many long questions run at once. */
  public static final int AT_ONCE = Math.max(2, Runtime.getRuntime().availableProcessors());
  /** The longest text of a question. Values pasted for a formula are exempt. */
  public static final int LONGEST_TEXT = 20_000;
  /** The most values of a sequence. */
  public static final int MOST_VALUES = 200_000;

  private RequestLimits() {
  }
}
