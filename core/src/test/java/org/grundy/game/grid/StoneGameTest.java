package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game of stones says of its moves on words of bits. */
class StoneGameTest {
  static Stream<Ruleset<?>> games() {
    return Catalog.representatives().stream().filter(StoneGame.class::isInstance);
  }

  private static long cells(Grid at, char content) {
    long cells = 0;
    for (int place = 0; place < at.size(); place++)
      if (at.get(place) == content)
        cells |= 1L << place;
    return cells;
  }

  private static char stone(Player player) {
    return player == Player.LEFT ? GridGame.LEFT : GridGame.RIGHT;
  }

  private static long listed(Ruleset<Grid> rules, Grid at, Player mover) {
    long[] found = {0};
    rules.moves(at, mover, (_, touched) -> {
      found[0] |= 1L << touched[0];
      return true;
    });
    return found[0];
  }

  /** Along random lines of play, which need not alternate. */
  @ParameterizedTest
  @MethodSource("games")
  @SuppressWarnings("unchecked") // games of stones are games on grids
  void legalCells_areThoseOfTheListedMoves(Ruleset<?> game) {
    var rules = (Ruleset<Grid>) game;
    var random = new SplittableRandom(7);
    for (int i = 0; i < 200; i++) {
      int rows = 1 + random.nextInt(7);
      int columns = 1 + random.nextInt(8);
      var lattice = new Lattice(rows, columns);
      Grid at = Grid.filled(rows, columns, GridGame.EMPTY);
      for (int place = 0; place < at.size(); place++)
        if (random.nextInt(6) == 0)
          at = at.with(GridGame.BLOCKED, place);
      for (boolean moved = true; moved;) {
        moved = false;
        for (Player mover : Player.values())
          assertThat(((StoneGame) game).legal(lattice, cells(at, stone(mover)), cells(at, stone(mover.opponent())),
              cells(at, GridGame.EMPTY))).as("%s %s, %s to move", game.name(), at, mover)
              .isEqualTo(listed(rules, at, mover));
        var options = new ArrayList<Grid>();
        rules.moves(at, random.nextBoolean() ? Player.LEFT : Player.RIGHT, (option, _) -> options.add(option));
        if (!options.isEmpty()) {
          at = options.get(random.nextInt(options.size()));
          moved = true;
        }
      }
    }
  }
}
