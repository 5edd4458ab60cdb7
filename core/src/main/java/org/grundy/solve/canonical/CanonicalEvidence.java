package org.grundy.solve.canonical;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.CountedEvidence;
import org.grundy.solve.engine.Summand;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.Worth;
import org.grundy.value.canonical.Form;

/**
 * The canonical forms of the position and of all positions reachable from it; for a sum, the forms of its parts, and
 * play in them decides the winner.
 *
 * @param summands  the parts of a sum, each with its form; none when there is one part
 * @param positions how many positions were given a value
 * @param use       values that were looked up instead
 */
public record CanonicalEvidence(List<Summand> summands, long positions, Optional<RegionUse> use)
    implements
      CountedEvidence {
  public CanonicalEvidence {
    summands = List.copyOf(summands);
  }

  @Override
  public String kind() {
    return "canonical";
  }

  @Override
  public boolean isToldBy(Worth worth) {
    return worth instanceof Form && use.isEmpty();
  }

  @Override
  public Phrase briefly() {
    return RegionUse.beside(Phrase.of("by canonical forms, {0} {0:position|positions}", positions), use);
  }

  @Override
  public void fields(Fields out) {
    CountedEvidence.super.fields(out);
    use.ifPresent(values -> values.fields(out));
  }
}
