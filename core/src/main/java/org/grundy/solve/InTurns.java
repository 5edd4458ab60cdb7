package org.grundy.solve;

import java.time.Duration;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Two engines that work on a question in turn, each for twice as many steps as the time before, until one answers. So an
 * answer takes at most about four times as long as the faster of the two alone.
 *
 * @param first  asked alone when the second does not apply, and the other way round
 * @param second whose steps take about as long as those of the first
 */
record InTurns(Resumable first, Resumable second) implements Engine {
  private static final long FIRST_TURN = 1 << 15;
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  @Override
  public Attempt attempt(Question question) {
    for (long steps = FIRST_TURN;; steps *= 2) {
      Optional<Attempt> found = first.attempt(question, steps, FOREVER);
      if (found.isPresent())
        return found.get() instanceof Attempt.Found ? found.get() : second.attempt(question);
      Optional<Attempt> other = second.attempt(question, steps, FOREVER);
      if (other.isPresent())
        return other.get() instanceof Attempt.Found ? other.get() : first.attempt(question);
    }
  }

  @Override
  public Optional<Result> result(Question question, Player starter) {
    return first.result(question, starter).or(() -> second.result(question, starter));
  }

  @Override
  public Optional<Phrase> reached() {
    return first.reached().or(second::reached);
  }
}
