package org.grundy.solve.search;

import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Evidence;

/** Won and lost positions searched, with a table of those met before. */
public record SearchEvidence(long positions) implements Evidence {
  @Override
  public String kind() {
    return "search";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by search, {0} {0:position|positions}", positions);
  }

  @Override
  public Line line(Phrase proved) {
    return new Line(proved, briefly(), "");
  }

  @Override
  public void fields(Fields out) {
    out.put("positions", positions);
  }
}
