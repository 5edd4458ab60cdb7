package org.grundy.solve.engine;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** Evidence that is told by how many positions were looked at. */
public interface CountedEvidence extends Evidence {
  long positions();

  @Override
  default void fields(Fields out) {
    out.put("positions", positions());
  }

  @Override
  default Line line(Phrase proved) {
    return new Line(proved, briefly(), "");
  }
}
