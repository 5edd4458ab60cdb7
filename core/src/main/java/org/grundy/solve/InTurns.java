package org.grundy.solve;

import java.time.Duration;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Two engines that work on a question in turn, until one answers. The turns of the first are each twice as long as the one
 * before. The second gets more than the first and, once turns are long, more still the longer the first is going to take:
 * as much as the first would need to answer, within limits. On a sum both get the same, since the first needs only the
 * values of the summands, and the second searches all of them together.
 *
 * @param first  asked alone when the second does not apply, and the other way round
 * @param second whose steps take less time than those of the first
 * @param steps  how many steps the second gets for each of the first, when the first will soon answer
 * @param share  how much time the second then gets for that of the first
 * @param timed  whether turns may depend on the clock; without, the same question takes the same steps on every machine
 */
record InTurns(Resumable first, Resumable second, int steps, int share, boolean timed) implements Resumable {
  private static final long FIRST_TURN = 1 << 13;
  private static final long LONG_TURN = 1 << 18;
  /** What the second may take beyond its share, in nanoseconds, so that short questions do not depend on the clock. */
  private static final long GRACE = 250_000_000;
  /** The power of two by which the second gets more, when the first will take very long. */
  private static final int MOST_DOUBLINGS = 3;

  @Override
  public Attempt attempt(Question question) {
    var turns = new Turns(question);
    for (long most = FIRST_TURN;; most *= 2) {
      Optional<Attempt> found = turns.next(most);
      if (found.isPresent())
        return found.get();
    }
  }

  /** What the second engine may still spend on a question. */
  private final class Turns {
    private final Question question;
    private long stepsLeft;
    private long timeLeft = GRACE;

    Turns(Question question) {
      this.question = question;
    }

    /** The first engine for so many steps, then the second. */
    Optional<Attempt> next(long most) {
      long begin = System.nanoTime();
      Optional<Attempt> found = first.attempt(question, most, FOREVER);
      if (found.isPresent())
        return Optional.of(answerOr(found.get(), second));
      boolean isLong = most >= LONG_TURN;
      boolean isSum = question.position().parts().size() > 1;
      long more = isLong ? more() : 1;
      stepsLeft += (isSum ? 1 : more * steps) * most;
      timeLeft += (isSum ? 1 : more * share) * (System.nanoTime() - begin);
      return second(isLong).map(attempt -> answerOr(attempt, first));
    }

    private Optional<Attempt> second(boolean isLong) {
      Optional<Attempt> found = stepsLeft > 0 ? second(stepsLeft) : Optional.empty();
      return found.isEmpty() && timed && isLong ? second(Long.MAX_VALUE) : found;
    }

    private Optional<Attempt> second(long most) {
      if (timed && timeLeft <= 0)
        return Optional.empty();
      long begin = System.nanoTime();
      Optional<Attempt> found = second.attempt(question, most, timed ? Duration.ofNanos(timeLeft) : FOREVER);
      timeLeft -= System.nanoTime() - begin;
      stepsLeft = 0;
      return found;
    }

    /** An answer, or that of the other engine where this one does not apply. */
    private Attempt answerOr(Attempt attempt, Resumable other) {
      return attempt instanceof Attempt.Found ? attempt : other.attempt(question);
    }
  }

  /** By what factor the second gets more than when the first will soon answer. */
  private long more() {
    return 1L << Math.clamp(first.doublings().orElse(0) - 1L, 0, MOST_DOUBLINGS);
  }

  @Override
  public Optional<Attempt> attempt(Question question, long most, Duration time) {
    long part = Math.max(1, most / (1 + more() * steps));
    Duration half = time.dividedBy(2);
    Optional<Attempt> found = first.attempt(question, part, half);
    if (found.isPresent())
      return found.get() instanceof Attempt.Found ? found : second.attempt(question, most, time);
    Optional<Attempt> other = second.attempt(question, Math.max(1, most - part), half);
    return other.filter(Attempt.NotApplicable.class::isInstance).isPresent() ? first.attempt(question, most, time)
        : other;
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
