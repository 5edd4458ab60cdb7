package org.grundy.solve.canonical;

import java.util.Optional;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Table;
import org.grundy.solve.region.RegionTable;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** A database of the values of regions among a solver's tables. It answers no question itself; engines look values up. */
public record RegionLookup(RegionTable table) implements Table {
  @Override
  public Attempt attempt(Question question) {
    return Attempt.notApplicable("the database {0} has values of regions only", table.folder());
  }

  @Override
  public Optional<Result> result(Question question, Player mover) {
    return Optional.empty();
  }

  @Override
  public Optional<PlayLength> length(Question question) {
    return Optional.empty();
  }

  @Override
  public Optional<RegionTable> regions() {
    return Optional.of(table);
  }
}
