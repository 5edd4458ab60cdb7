package org.grundy.solve.table;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Evidence;

/** A table of nim-values was filled up to the position, each the mex of the values of its options. */
public record TableEvidence(long values) implements Evidence {
  @Override
  public String kind() {
    return "table";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("table");
  }

  @Override
  public Line line(Phrase proved) {
    return new Line(proved,
        Phrase.of("from a table of {0} {0:nim-value|nim-values}, each computed as a mex", values), "");
  }

  @Override
  public void fields(Fields out) {
    out.put("values", values);
  }
}
