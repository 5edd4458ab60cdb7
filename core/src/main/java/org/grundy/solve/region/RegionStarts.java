package org.grundy.solve.region;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.PatternGame;
import org.grundy.phrase.BadInput;

/** The boards of a game as play on them starts. */
public final class RegionStarts {
  private RegionStarts() {
  }

  /** @throws BadInput when the game has no such boards */
  public static List<Grid> of(Catalog catalog, String game, RegionScope.Boards boards) {
    return boards.boards().stream().map(board -> start(catalog.read(game + " " + board).position())).toList();
  }

  private static Grid start(Position position) {
    return switch (position) {
      case Position.Single<?>(Ruleset<?> _, Grid board) -> board;
      case Position.Single<?> single -> board(single);
      default -> throw new IllegalStateException("a board is one position");
    };
  }

  private static <P> Grid board(Position.Single<P> single) {
    if (!(single.ruleset() instanceof PatternGame<?>))
      throw BadInput.because("{0} has no boards of rows and columns", single.ruleset().name());
    @SuppressWarnings("unchecked") // a ruleset is of one kind of positions
    var game = (PatternGame<P>) single.ruleset();
    return game.board(single.at());
  }
}
