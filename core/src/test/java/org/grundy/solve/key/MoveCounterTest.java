package org.grundy.solve.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveCounterTest {
  private static List<Position> options(Position position, Player player) {
    var options = new ArrayList<Position>();
    position.moves(player, move -> options.add(move.to()));
    return options;
  }

  /** Along lines of random play, so that holes and spent cells occur. */
  @ParameterizedTest
  @ValueSource(strings = {"clobber xoxo#/oxo.x/x#xox", "clobber 4x5", "konane 4x6", "konane x.ox/o#xo/.oxo",
      "amazons x..o/..#./o..x", "domineering 4x4", "cram ...#/#.../...."})
  void counts_areThoseOfTheListedMoves(String text) {
    var random = new SplittableRandom(7);
    for (int line = 0; line < 30; line++) {
      Position at = Catalog.standard().read(text).position();
      BoardKeys keys = BoardKeys.of((Position.Single<?>) at).orElseThrow();
      Player mover = Player.LEFT;
      for (List<Position> options = options(at, mover); !options.isEmpty(); options = options(at, mover)) {
        long key = keys.key(at, mover).orElseThrow();
        boolean exchanged = keys.mover(key) != mover;
        for (Player player : Player.values())
          assertThat(keys.moves(key, exchanged ? player.opponent() : player))
              .as("%s, moves of %s", at.text(), player).isEqualTo(options(at, player).size());
        at = options.get(random.nextInt(options.size()));
        mover = mover.opponent();
      }
    }
  }

  /** Where moves are counted together, cells that no move asks about; elsewhere, cells without a stone. */
  @ParameterizedTest
  @CsvSource({"clobber xoxo#/oxo.x/x#xox", "clobber xoxx/..xo/oo.x", "clobber x.x/o.o/x.x", "amazons x..o/..#./o..x"})
  void idleCells_areThoseThatNobodyUses(String text) {
    Position at = Catalog.standard().read(text).position();
    BoardKeys keys = BoardKeys.of((Position.Single<?>) at).orElseThrow();
    long key = keys.key(at, Player.LEFT).orElseThrow();
    String[] rows = keys.turn(key).position().text().replaceFirst("^.* ", "").split("/");
    long idle = 0;
    for (int row = 0; row < rows.length; row++)
      for (int column = 0; column < rows[row].length(); column++)
        if (text.startsWith("amazons") ? rows[row].charAt(column) == '.' : isAlone(rows, row, column))
          idle |= 1L << keys.layout().stride() * row + column;

    assertThat(keys.idle(key)).isEqualTo(idle);
  }

  /** Whether a stone has no stone of the other colour beside it. */
  private static boolean isAlone(String[] rows, int row, int column) {
    char stone = rows[row].charAt(column);
    char other = stone == 'x' ? 'o' : 'x';
    return (stone == 'x' || stone == 'o') && !holds(rows, row - 1, column, other)
        && !holds(rows, row + 1, column, other)
        && !holds(rows, row, column - 1, other) && !holds(rows, row, column + 1, other);
  }

  private static boolean holds(String[] rows, int row, int column, char stone) {
    return row >= 0 && row < rows.length && column >= 0 && column < rows[row].length()
        && rows[row].charAt(column) == stone;
  }
}
