package org.grundy.solve.engine;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.region.RegionUse;

/**
 * Winning and losing positions searched, with a table of those met before; none where bounds or an earlier search decide
 * the first.
 *
 * @param use values of regions that were looked up
 */
public record SearchEvidence(long positions, Optional<RegionUse> use) implements CountedEvidence {
  /** Without a database. */
  public SearchEvidence(long positions) {
    this(positions, Optional.empty());
  }

  @Override
  public String kind() {
    return "search";
  }

  @Override
  public Phrase briefly() {
    return RegionUse.beside(positions == 0 ? Phrase.of("by bounds or an earlier search")
        : Phrase.of("by search, {0,} {0:position|positions}", positions), use);
  }

  @Override
  public void fields(Fields out) {
    CountedEvidence.super.fields(out);
    use.ifPresent(values -> values.fields(out));
  }
}
