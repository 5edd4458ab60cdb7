package org.grundy.solve.score;

import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.CountedEvidence;

/** Best differences of points, for every position that can be reached. */
public record ScoreEvidence(long positions) implements CountedEvidence {
  @Override
  public String kind() {
    return "scores";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by search, {0,} {0:position|positions}", positions);
  }
}
