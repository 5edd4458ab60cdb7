package org.grundy.word.logic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.jspecify.annotations.Nullable;

/**
 * Several ways to make the same thing. Any can take thousands of times as long as another, so they take turns, each for
 * more steps than the time before, until one has made it.
 */
final class Turns {
  /** The steps of the second round. Ways that had as many before wait for the third. */
  private static final long SECOND = 1 << 24;
  /** How many times as many steps each round has after that. */
  private static final int FACTOR = 16;

  /**
   * A way to make something.
   *
   * @param steps  its steps the first time
   * @param making makes it under a part of the budget; empty when it cannot
   */
  record Way<T>(long steps, Function<Budget, Optional<T>> making) {
  }

  private final Construction construction;
  private final Budget budget;

  Turns(Construction construction, Budget budget) {
    this.construction = construction;
    this.budget = budget;
  }

  /**
   * What the first way makes that makes something.
   *
   * @param ways one of them, at least, can make it
   * @throws BudgetSpent when the budget is spent, or when there is too little memory for all ways
   */
  <T> T made(List<Way<T>> ways) {
    List<Trial<T>> trials = ways.stream().map(Trial::new).toList();
    for (Trial<T> trial : trials) {
      Optional<T> made = trial.made(trial.way.steps);
      if (made.isPresent())
        return made.get();
    }
    for (long steps = SECOND;; steps = Math.multiplyExact(steps, FACTOR)) {
      for (Trial<T> trial : trials)
        if (trial.way.steps < steps) {
          Optional<T> made = trial.made(steps);
          if (made.isPresent())
            return made.get();
        }
      if (trials.stream().allMatch(trial -> trial.ended))
        throw trials.stream().flatMap(trial -> Optional.ofNullable(trial.outOfMemory).stream()).findFirst()
            .orElseThrow();
    }
  }

  private final class Trial<T> {
    private final Way<T> way;
    private boolean ended;
    private @Nullable BudgetSpent outOfMemory;

    Trial(Way<T> way) {
      this.way = way;
    }

    /** What it makes with at most so many steps. */
    Optional<T> made(long steps) {
      if (ended)
        return Optional.empty();
      Budget part = budget.part(steps);
      int before = construction.claims().size();
      try {
        Optional<T> made = way.making.apply(part);
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
