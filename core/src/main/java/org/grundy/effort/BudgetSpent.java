package org.grundy.effort;

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
    super(limit + " spent: " + spent, null, false, false);
    this.limit = limit;
    this.spent = spent;
    this.budget = budget;
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
}
