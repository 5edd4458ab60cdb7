package org.grundy.effort;

/** Thrown by {@link Budget#charge} when a limit is reached, so that no loop can forget to look. */
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

  /** Whether it was this budget that ended, and not one that it is part of. */
  boolean isOf(Budget of) {
    return of == budget;
  }

  /** For whoever can do with less when a budget is spent: a computation that was cancelled ends all the same. */
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
