package org.grundy.solve.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** An engine that can stop in the middle of a question, and go on when it is asked again. */
public interface Resumable extends Engine {
  /** Longer than any computation. */
  Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  /**
   * The same as {@link #attempt(Question)}, if it takes no more than this; else empty. What was found so far is kept.
   *
   * @param steps the most, from 1
   * @param time  the most
   * @throws org.grundy.effort.BudgetSpent when the budget of the context ends first
   */
  Optional<Attempt> attempt(Question question, long steps, Duration time);

  @Override
  default Optional<Attempt> attempt(Question question, long steps) {
    return attempt(question, steps, FOREVER);
  }

  /**
   * About how many times the work so far must still double before the question that was left last is answered, 0 or more;
   * empty if there is no telling.
   */
  default OptionalInt doublings() {
    return OptionalInt.empty();
  }

  /** What work under a part of a budget finds; empty when the part ends first. */
  static <T> Optional<T> within(Budget part, Supplier<T> work) {
    try {
      return Optional.of(work.get());
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return Optional.empty();
    }
  }

  /** Asks this engine, or another one where it does not apply. */
  default Resumable orElse(Resumable other) {
    return new Resumable() {
      @Override
      public Attempt attempt(Question question) {
        Attempt attempt = Resumable.this.attempt(question);
        return attempt instanceof Attempt.Found ? attempt : other.attempt(question);
      }

      @Override
      public Optional<Attempt> attempt(Question question, long steps, Duration time) {
        Optional<Attempt> attempt = Resumable.this.attempt(question, steps, time);
        return attempt.isEmpty() || attempt.get() instanceof Attempt.Found ? attempt
            : other.attempt(question, steps, time);
      }

      @Override
      public Optional<Result> result(Question question, Player starter) {
        return Resumable.this.result(question, starter).or(() -> other.result(question, starter));
      }

      @Override
      public Optional<Phrase> reached() {
        return Resumable.this.reached().or(other::reached);
      }
    };
  }
}
