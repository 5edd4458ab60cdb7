package org.grundy.solve;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
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
record InTurns(Resumable first, Resumable second, boolean timed) implements Resumable {
  private static final long FIRST_TURN = 1 << 15;
  private static final long LONG_TURN = 1 << 18;
  private static final int SECOND_STEPS = 4;
  private static final int SECOND_TIME = 2;

  @Override
  public Attempt attempt(Question question) {
    for (long steps = FIRST_TURN;; steps *= 2) {
      Optional<Attempt> found = turn(question, steps, FOREVER, timed && steps >= LONG_TURN,
          engine -> Optional.of(engine.attempt(question)));
      if (found.isPresent())
        return found.get();
    }
  }

  @Override
  public Optional<Attempt> attempt(Question question, long steps, Duration time) {
    return turn(question, Math.max(1, steps / (1 + SECOND_STEPS)), time.dividedBy(2), false,
        engine -> engine.attempt(question, steps, time));
  }

  /**
   * A turn of each engine.
   *
   * @param steps  for the first engine
   * @param time   the most for each
   * @param longer whether the second may go on until it had twice the time of the first
   * @param alone  asks an engine when the other does not apply
   */
  private Optional<Attempt> turn(Question question, long steps, Duration time, boolean longer,
      Function<Resumable, Optional<Attempt>> alone) {
    long begin = System.nanoTime();
    Optional<Attempt> found = first.attempt(question, steps, time);
    if (found.isPresent())
      return found.get() instanceof Attempt.Found ? found : alone.apply(second);
    long middle = System.nanoTime();
    Optional<Attempt> other = second.attempt(question, SECOND_STEPS * steps, time);
    long left = SECOND_TIME * (middle - begin) - (System.nanoTime() - middle);
    if (longer && other.isEmpty() && left > 0)
      other = second.attempt(question, Long.MAX_VALUE, Duration.ofNanos(left));
    return other.filter(Attempt.NotApplicable.class::isInstance).isPresent() ? alone.apply(first) : other;
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
