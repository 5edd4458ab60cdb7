package org.grundy.solve.canonical;

import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.CountedEvidence;
import org.grundy.solve.engine.Summand;
import org.grundy.value.Worth;
import org.grundy.value.canonical.Form;

/**
 * The canonical forms of the position and of all positions reachable from it; for a sum, the forms of its parts, and
 * play in them decides the winner.
 *
 * @param summands  the parts of a sum, each with its form; none when there is one part
 * @param positions how many positions were given a value
 */
public record CanonicalEvidence(List<Summand> summands, long positions) implements CountedEvidence {
  public CanonicalEvidence {
    summands = List.copyOf(summands);
  }

  @Override
  public String kind() {
    return "canonical";
  }

  @Override
  public boolean isToldBy(Worth worth) {
    return worth instanceof Form;
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("by canonical forms, {0} {0:position|positions}", positions);
  }
}
