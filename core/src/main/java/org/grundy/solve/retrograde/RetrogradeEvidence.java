package org.grundy.solve.retrograde;

import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.CountedEvidence;

/** All positions that can be reached, labelled backwards from the ends; what is never labelled is drawn. */
public record RetrogradeEvidence(long positions) implements CountedEvidence {
  @Override
  public String kind() {
    return "retrograde";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by retrograde analysis, {0} {0:position|positions}", positions);
  }
}
