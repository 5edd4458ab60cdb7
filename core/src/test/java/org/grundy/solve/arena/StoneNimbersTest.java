package org.grundy.solve.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.derived.EitherPlayer;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.NoGo;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoneNimbersTest {
  private static long nimValue(Position position) {
    return new Solver(Budget.unlimited()).nimValue(position).orElseThrow().longValueExact();
  }

  /** The mex of the options' values, without symmetries. */
  private static int plain(Position position, Map<Position, Integer> known) {
    Integer found = known.get(position);
    if (found != null)
      return found;
    var seen = new BitSet();
    position.moves(Player.LEFT, move -> {
      seen.set(plain(move.to(), known));
      return true;
    });
    known.put(position, seen.nextClearBit(0));
    return seen.nextClearBit(0);
  }

  @ParameterizedTest
  @CsvSource({"2, 2, xo.., 30", "1, 7, xo..., 30", "1, 10, xo...., 30", "9, 1, xo...., 20", "3, 3, xo..., 20",
      "2, 4, xo...#, 30", "4, 2, x....., 10"})
  void valuesOfRandomBoards_areThoseOfPlainListing(int rows, int columns, String contents, int boards) {
    var random = new SplittableRandom(rows * 100 + columns);
    for (int i = 0; i < boards; i++) {
      Grid at = Grid.of(Collections.nCopies(rows, ".".repeat(columns)));
      for (int place = 0; place < at.size(); place++)
        at = at.with(contents.charAt(random.nextInt(contents.length())), place);
      var position = new Position.Single<>(new EitherPlayer<>(new NoGo()), at);
      assertThat(nimValue(position)).as(position.text()).isEqualTo(plain(position, new HashMap<>()));
    }
  }

  /** Müller and others, MCGS, 2025: impartial NoGo on strips and rectangles. */
  @ParameterizedTest
  @CsvSource({"1x2, 1", "1x5, 2", "1x9, 1", "1x11, 3", "1x12, 1", "1x13, 0", "1x14, 3", "1x15, 1", "1x16, 0", "2x2, 1",
      "2x3, 1", "2x4, 0",
      "2x5, 0", "2x6, 0", "3x3, 0", "3x4, 0"})
  void valuesOfEmptyBoards_areThePublished(String board, long value) {
    assertThat(nimValue(Catalog.standard().read("impartial:nogo " + board).position())).isEqualTo(value);
  }
}
