package org.grundy.solve.engine;

import org.grundy.phrase.Phrase;

/** Winning and losing positions searched, with a table of those met before. */
public record SearchEvidence(long positions) implements CountedEvidence {
  @Override
  public String kind() {
    return "search";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by search, {0} {0:position|positions}", positions);
  }
}
