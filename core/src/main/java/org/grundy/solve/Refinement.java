package org.grundy.solve;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.solve.canonical.CanonicalEngine;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;

/** Looks for a more precise worth of a position whose outcome is known, where that takes a bearable time. */
final class Refinement {
  /** The most for the value of a position whose outcome is known by search. */
  private static final long STEPS_FOR_VALUE = 50_000_000;
  private static final Duration TIME_FOR_VALUE = Duration.ofSeconds(5);
  /** The power of two by which less work tells how much more the value is going to take. */
  private static final int FORECAST = 4;

  private final List<Engine> engines;
  private final CanonicalEngine canonical;
  private final SpareMex spare;

  /** @param engines in the order in which they are asked */
  Refinement(List<Engine> engines, CanonicalEngine canonical, SpareMex spare) {
    this.engines = engines;
    this.canonical = canonical;
    this.spare = spare;
  }

  /**
   * The same conclusion with the most precise worth.
   *
   * @param from the first engine that is asked
   */
  Conclusion completed(Conclusion found, Question question, int from) {
    if (question.convention() == Convention.MISERE)
      return found;
    boolean coarse = found.worth().isOnlyOutcome() && question.position().impartial()
        && !question.position().loopy();
    boolean searched = found.evidence().getFirst() instanceof SearchEvidence && !question.position().impartial();
    try {
      if (searched)
        return valued(question).filter(Attempt.Found.class::isInstance)
            .map(valued -> ((Attempt.Found) valued).conclusion()).orElse(found);
      return coarse ? refined(found, question, from) : canonical.whole(question.position(), found);
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return found;
    }
  }

  /** The value of a position whose outcome was found by search, unless it is going to take far longer than it may. */
  private Optional<Attempt> valued(Question question) {
    Optional<Attempt> soon = canonical.attempt(question, STEPS_FOR_VALUE >> FORECAST,
        TIME_FOR_VALUE.dividedBy(1 << FORECAST));
    return soon.isPresent() || canonical.doublings().orElse(0) > 2 * FORECAST ? soon
        : canonical.attempt(question, STEPS_FOR_VALUE, TIME_FOR_VALUE);
  }

  /**
   * Looks for the nim-value of a position whose outcome is known, if an engine knows that to be cheap.
   *
   * @param from the first engine that is asked
   * @throws BudgetSpent when the solver's budget ends first
   */
  Conclusion refined(Conclusion known, Question question, int from) {
    for (Engine engine : engines.subList(from, engines.size()))
      if (engine.refines() && engine.attempt(question) instanceof Attempt.Found(Conclusion finer)
          && finer.worth().nimValue().isPresent()) {
        if (!finer.worth().outcome().equals(known.worth().outcome()))
          throw new IllegalStateException(known + " contradicts " + finer);
        return known.refinedBy(finer);
      }
    return spare.conclusion(question.position()).map(known::refinedBy).orElse(known);
  }
}
