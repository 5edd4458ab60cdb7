package org.grundy.word.logic;

import java.util.Optional;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.jspecify.annotations.Nullable;

/**
 * Two ways to make the same thing, as one product and in stages. Either can take thousands of times as long as the
 * other, so they take turns, each for more steps than the time before, until one has made it.
 */
final class Turns {
  private static final long FIRST_JOINT = 1 << 18;
  private static final long FIRST_STAGED = 1 << 20;
  /** How many times as many steps a way has as the way before it. */
  private static final int FACTOR = 16;

  private final Construction construction;
  private final Budget budget;

  Turns(Construction construction, Budget budget) {
    this.construction = construction;
    this.budget = budget;
  }

  /**
   * What the first way makes that makes something.
   *
   * @param joint  makes it under a part of the budget; empty when it cannot
   * @param staged makes it under a part of the budget
   * @throws BudgetSpent when the budget is spent, or when there is too little memory for both ways
   */
  <T> T made(Function<Budget, Optional<T>> joint, Function<Budget, T> staged) {
    var first = new Way<T>(joint);
    var second = new Way<T>(part -> Optional.of(staged.apply(part)));
    long steps = FIRST_JOINT;
    long other = FIRST_STAGED;
    while (true) {
      Optional<T> made = first.turn(steps);
      if (made.isEmpty())
        made = second.turn(other);
      if (made.isPresent())
        return made.get();
      if (first.ended && second.outOfMemory != null)
        throw second.outOfMemory;
      steps = Math.multiplyExact(other, FACTOR);
      other = steps;
    }
  }

  private final class Way<T> {
    private final Function<Budget, Optional<T>> making;
    private boolean ended;
    private @Nullable BudgetSpent outOfMemory;

    Way(Function<Budget, Optional<T>> making) {
      this.making = making;
    }

    /** What it makes with at most so many steps. */
    Optional<T> turn(long steps) {
      if (ended)
        return Optional.empty();
      Budget part = budget.part(steps);
      int before = construction.claims().size();
      try {
        Optional<T> made = making.apply(part);
        ended = made.isEmpty();
        return made;
      } catch (BudgetSpent spent) {
        part.forgive(spent);
        construction.drop(before, budget);
        if (spent.limit() == BudgetSpent.Limit.MEMORY) {
          ended = true;
          outOfMemory = spent;
        }
        return Optional.empty();
      }
    }
  }
}
