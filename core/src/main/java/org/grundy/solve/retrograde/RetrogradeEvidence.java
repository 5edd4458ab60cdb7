package org.grundy.solve.retrograde;

import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Evidence;

/** All positions that can be reached, labelled backwards from the ends; what is never labelled is drawn. */
public record RetrogradeEvidence(long positions) implements Evidence {
  @Override
  public String kind() {
    return "retrograde";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by retrograde analysis, {0} {0:position|positions}", positions);
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
