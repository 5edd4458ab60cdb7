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
 * Two engines that work on a question in turn, each for twice as many steps as the time before, until one answers. The
 * second gets four times the steps of the first; when turns get long, it goes on until it had twice the time. So an answer
 * takes at most about three times as long as the second alone.
 *
 * @param first  asked alone when the second does not apply, and the other way round
 * @param second whose steps take less time than those of the first
 * @param timed  whether turns may depend on the clock; without, the same question takes the same steps on every machine
 */
record InTurns(Resumable first, Resumable second, boolean timed) implements Engine {
  private static final long FIRST_TURN = 1 << 15;
  private static final long LONG_TURN = 1 << 18;
  private static final int SECOND_STEPS = 4;
  private static final int SECOND_TIME = 2;
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  @Override
  public Attempt attempt(Question question) {
    for (long steps = FIRST_TURN;; steps *= 2) {
      long begin = System.nanoTime();
      Optional<Attempt> found = first.attempt(question, steps, FOREVER);
      if (found.isPresent())
        return found.get() instanceof Attempt.Found ? found.get() : second.attempt(question);
      long middle = System.nanoTime();
      Optional<Attempt> other = second.attempt(question, SECOND_STEPS * steps, FOREVER);
      long left = SECOND_TIME * (middle - begin) - (System.nanoTime() - middle);
      if (timed && steps >= LONG_TURN && other.isEmpty() && left > 0)
        other = second.attempt(question, Long.MAX_VALUE, Duration.ofNanos(left));
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
