package org.grundy.solve.engine;

import java.time.Duration;
import java.util.Optional;

/** An engine that can stop in the middle of a question, and go on when it is asked again. */
public interface Resumable extends Engine {
  /**
   * The same as {@link #attempt(Question)}, if it takes no more than this; else empty. What was found so far is kept.
   *
   * @param steps the most, from 1
   * @param time  the most
   * @throws org.grundy.effort.BudgetSpent when the budget of the context ends first
   */
  Optional<Attempt> attempt(Question question, long steps, Duration time);
}
