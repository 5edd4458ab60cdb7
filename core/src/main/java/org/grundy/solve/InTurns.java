package org.grundy.solve;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;

/**
 * Two engines that work on a question in turn, each for twice as many steps as the time before, until one answers. So an
 * answer takes at most about four times as long as the faster of the two alone.
 *
 * @param first  its steps take about {@value #RATIO} times as long as those of the other
 * @param second asked alone when the first does not apply, and the other way round
 */
record InTurns(Resumable first, Resumable second) implements Engine {
  private static final long FIRST_TURN = 1 << 15;
  private static final long RATIO = 8;

  @Override
  public Attempt attempt(Question question) {
    for (long steps = FIRST_TURN;; steps *= 2) {
      Optional<Attempt> found = first.attempt(question, steps);
      if (found.isPresent())
        return found.get() instanceof Attempt.Found ? found.get() : second.attempt(question);
      Optional<Attempt> other = second.attempt(question, RATIO * steps);
      if (other.isPresent())
        return other.get() instanceof Attempt.Found ? other.get() : first.attempt(question);
    }
  }

  @Override
  public Optional<Phrase> reached() {
    return first.reached().or(second::reached);
  }
}
