package org.grundy.solve.canonical;

import java.util.Optional;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.PatternGame;
import org.grundy.game.placement.PlacementGame;
import org.grundy.solve.board.BitboardLayout;
import org.grundy.value.shortgame.ShortGames;

/** The values of boards of a game that is described, on words; boards of one shape share a table. */
interface BoardForms {
  /** The value of a board that fits into the shape for which this was made. */
  int value(Grid board);

  /** How many regions have been given a value. */
  int count();

  /** Empty when the game is not described, or not so that words can hold it. */
  static Optional<BoardForms> of(Ruleset<?> game, BitboardLayout shape, ShortGames values) {
    return switch (game) {
      case PlacementGame placement -> Optional.of(new PlacementForms(placement, shape, values));
      case PatternGame<?> travelling -> PatternForms.of(travelling, shape, values);
      default -> Optional.empty();
    };
  }
}
