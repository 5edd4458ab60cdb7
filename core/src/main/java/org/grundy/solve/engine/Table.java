package org.grundy.solve.engine;

import java.util.Optional;
import org.grundy.solve.region.RegionTable;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** An engine that computes nothing: it looks positions up. It may know what happens when one player starts, and no more. */
public interface Table extends Engine {
  /** The result when {@code mover} starts; empty when the table does not have it. */
  @Override
  Optional<Result> result(Question question, Player mover);

  /** How long play lasts from the positions of the table; empty when the question is under another convention. */
  Optional<PlayLength> length(Question question);

  /** The values of regions that engines may look up; empty for other tables. */
  default Optional<RegionTable> regions() {
    return Optional.empty();
  }
}
