package org.grundy.solve.mex;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.CountedEvidence;
import org.grundy.solve.region.RegionUse;

/**
 * Every position that can be reached was given its nim-value, the mex of its options' values.
 *
 * @param positions those with a move
 * @param use       values that were looked up instead
 */
public record MexEvidence(long positions, Optional<RegionUse> use) implements CountedEvidence {
  public MexEvidence(long positions) {
    this(positions, Optional.empty());
  }

  @Override
  public String kind() {
    return "mex";
  }

  @Override
  public void fields(Fields out) {
    CountedEvidence.super.fields(out);
    use.ifPresent(values -> values.fields(out));
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("computed as a mex");
  }

  @Override
  public Line line(Phrase proved) {
    if (positions == 0 && use.isEmpty())
      return new Line(proved, Phrase.of("by definition: no move is possible"), "");
    return new Line(proved,
        RegionUse.beside(
            Phrase.of("from the nim-values of {0} {0:position|positions}, each computed as a mex", positions),
            use),
        "");
  }
}
