package org.grundy.solve.engine;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** Evidence that consists of a number of positions examined. */
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
