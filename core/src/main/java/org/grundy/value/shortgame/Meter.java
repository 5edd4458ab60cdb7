package org.grundy.value.shortgame;

import java.util.function.Supplier;
import org.grundy.effort.Budget;

/** The budget currently charged: the owner's, or for a while a part of it. */
final class Meter {
  private Budget budget;

  Meter(Budget budget) {
    this.budget = budget;
  }

  Budget budget() {
    return budget;
  }

  void charge(long steps) {
    budget.charge(steps);
  }

  /** See {@link Budget#grown(int, long, int)}. */
  int grown(int length, long needed, int bytes) {
    return budget.grown(length, needed, bytes);
  }

  boolean affords(long bytes) {
    return budget.affords(bytes);
  }

  <T> T within(Budget part, Supplier<T> work) {
    Budget before = budget;
    budget = part;
    try {
      return work.get();
    } finally {
      budget = before;
    }
  }
}
