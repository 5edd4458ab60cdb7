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
 * Two engines that work on a question in turn, each for twice as many steps as the time before, until one answers. Where
 * turns may depend on the clock and get long, the second goes on until it had its share of the time.
 *
 * @param first  asked alone when the second does not apply, and the other way round
 * @param second whose steps take less time than those of the first
 * @param steps  how many steps the second gets for each of the first
 * @param share  how much time the second gets for that of the first
 * @param timed  whether turns may depend on the clock; without, the same question takes the same steps on every machine
 */
record InTurns(Resumable first, Resumable second, int steps, int share, boolean timed) implements Resumable {
  private static final long FIRST_TURN = 1 << 15;
  private static final long LONG_TURN = 1 << 18;

  @Override
  public Attempt attempt(Question question) {
    for (long most = FIRST_TURN;; most *= 2) {
      Optional<Attempt> found = turn(question, most, FOREVER, timed && most >= LONG_TURN,
          engine -> Optional.of(engine.attempt(question)));
      if (found.isPresent())
        return found.get();
    }
  }

  @Override
  public Optional<Attempt> attempt(Question question, long most, Duration time) {
    return turn(question, Math.max(1, most / (1 + steps)), time.dividedBy(2), false,
        engine -> engine.attempt(question, most, time));
  }

  /**
   * A turn of each engine.
   *
   * @param most   steps for the first engine
   * @param time   the most for each
   * @param longer whether the second may go on until it had its share of the time
   * @param alone  asks an engine when the other does not apply
   */
  private Optional<Attempt> turn(Question question, long most, Duration time, boolean longer,
      Function<Resumable, Optional<Attempt>> alone) {
    long begin = System.nanoTime();
    Optional<Attempt> found = first.attempt(question, most, time);
    if (found.isPresent())
      return found.get() instanceof Attempt.Found ? found : alone.apply(second);
    long middle = System.nanoTime();
    Optional<Attempt> other = second.attempt(question, steps * most, time);
    long left = share * (middle - begin) - (System.nanoTime() - middle);
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
