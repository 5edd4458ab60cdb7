package org.grundy.effort;

import java.time.Duration;
import java.util.Locale;

/** Thrown by {@link Budget#charge} when a limit is reached, so no loop can forget to check. */
public final class BudgetSpent extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Which limit was reached. */
  public enum Limit {
    WORK, TIME, MEMORY, CANCELLED
  }

  private final transient Spent spent;
  private final transient Budget budget;
  private final Limit limit;

  BudgetSpent(Limit limit, Spent spent, Budget budget) {
    super(sentence(limit, spent), null, false, false);
    this.limit = limit;
    this.spent = spent;
    this.budget = budget;
  }

  private static String sentence(Limit limit, Spent spent) {
    String end = switch (limit) {
      case WORK -> "the limit of steps was reached";
      case TIME -> "timed out";
      case MEMORY -> "the memory limit was reached";
      case CANCELLED -> "cancelled";
    };
    return String.format(Locale.ROOT, "%s after %,d steps in %.2f s", end, spent.work(),
        spent.time().toMillis() / 1000.0);
  }

  /** Whether this budget itself ended, not one that it is part of. */
  boolean isOf(Budget of) {
    return of == budget;
  }

  /** Rethrows if the computation was cancelled, for callers that can do with less when a budget is spent. */
  public void rethrowIfCancelled() {
    if (limit == Limit.CANCELLED)
      throw this;
  }

  public Limit limit() {
    return limit;
  }

  public Spent spent() {
    return spent;
  }

  /** The limit on time of the budget that ended. */
  public Duration mostTime() {
    return budget.mostTime();
  }
}
