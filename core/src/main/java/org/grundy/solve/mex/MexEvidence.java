package org.grundy.solve.mex;

import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.CountedEvidence;

/** Every position that can be reached was given its nim-value, the mex of its options' values. */
public record MexEvidence(long positions) implements CountedEvidence {
  @Override
  public String kind() {
    return "mex";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("computed as a mex");
  }

  @Override
  public Line line(Phrase proved) {
    return new Line(proved,
        Phrase.of("from the nim-values of {0} {0:position|positions}, each computed as a mex", positions), "");
  }
}
