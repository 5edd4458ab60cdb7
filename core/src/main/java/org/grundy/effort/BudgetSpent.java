package org.grundy.effort;

/** Thrown by {@link Budget#charge} when a limit is reached, so that no loop can forget to look. */
public final class BudgetSpent extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Which limit was reached. */
  public enum Limit {
    WORK, TIME, MEMORY, CANCELLED
  }

  private final transient Spent spent;
  private final Limit limit;

  /** Says again which limit of a computation was reached, and what it had spent. */
  public BudgetSpent(Limit limit, Spent spent) {
    super(limit + " spent: " + spent, null, false, false);
    this.limit = limit;
    this.spent = spent;
  }

  public Limit limit() {
    return limit;
  }

  public Spent spent() {
    return spent;
  }
}
