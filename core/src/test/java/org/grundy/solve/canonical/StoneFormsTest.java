package org.grundy.solve.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.NoGo;
import org.grundy.solve.RulesAlone;
import org.grundy.solve.Solver;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoneFormsTest {
  private static int plain(Position position, ShortGames values) {
    return new Solver(Budget.unlimited()).form(RulesAlone.position(position), values).orElseThrow();
  }

  private static Grid board(SplittableRandom random, int rows, int columns, String contents) {
    Grid at = Grid.of(Collections.nCopies(rows, ".".repeat(columns)));
    for (int place = 0; place < at.size(); place++)
      at = at.with(contents.charAt(random.nextInt(contents.length())), place);
    return at;
  }

  /** Stones in groups without an empty cell included: no move led there, but none is forbidden by that alone. */
  @ParameterizedTest
  @CsvSource({"2, 2, xo.., 40", "1, 7, xo..., 40", "3, 3, xo..., 40", "2, 5, xo...#, 60", "4, 2, x....., 20",
      "3, 4, xo#..., 30", "1, 12, xo....., 10", "5, 2, ...o, 10"})
  void valuesOfRandomBoards_areThoseOfPlainListing(int rows, int columns, String contents, int boards) {
    var random = new SplittableRandom(rows * 100 + columns);
    var solver = new Solver(Budget.unlimited());
    var values = new ShortGames(Budget.unlimited());
    for (int i = 0; i < boards; i++) {
      Grid board = board(random, rows, columns, contents);
      var position = new Position.Single<>(new NoGo(), board);
      assertThat(solver.form(position, values).orElseThrow()).as(position.text()).isEqualTo(plain(position, values));
    }
  }

  @Test
  void valueOfEmptyBoard_isFound() {
    var values = new ShortGames(Budget.unlimited());
    Position position = Catalog.standard().read("nogo 3x3").position();
    assertThat(new Solver(Budget.unlimited()).form(position, values).orElseThrow()).isEqualTo(plain(position, values));
  }
}
