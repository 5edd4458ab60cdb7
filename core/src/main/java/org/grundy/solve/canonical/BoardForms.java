package org.grundy.solve.canonical;

import java.util.Optional;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.PatternGame;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.solve.region.RegionUse;
import org.grundy.solve.region.RegionValues;
import org.grundy.value.shortgame.ShortGames;

/** The values of boards of a game that is described, on words; boards of one shape share a table. */
interface BoardForms {
  /** The value of a board that fits into the shape for which this was made. */
  int value(Grid board);

  /** How many regions have been given a value that was not looked up. */
  int count();

  /**
   * About how many times the number of regions must still double until the board that was asked for last has a value: the
   * largest region with a value has grown by the same number of cells with each doubling, more or less.
   */
  int doublings();

  /** The same of a board, when the largest of {@code count} regions has so many cells. */
  static int doublings(int cells, int largest, int count) {
    int doubled = Integer.SIZE - Integer.numberOfLeadingZeros(count);
    return Math.max(0, cells - largest) * doubled / Math.max(1, largest);
  }

  /** How many values were looked up; empty if none was. */
  Optional<RegionUse> use();

  /**
   * @param regions values that need not be computed
   * @return empty when the game is not described, or not so that words can hold it
   */
  static Optional<BoardForms> of(Ruleset<?> game, BitboardLayout shape, ShortGames values,
      Optional<RegionValues> regions) {
    return switch (game) {
      case PlacementGame placement -> Optional.of(new PlacementForms(placement, shape, values, regions));
      case PatternGame<?> travelling -> PatternForms.of(travelling, shape, values, regions);
      default -> Optional.empty();
    };
  }
}
