package org.grundy.game.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.game.PlainForms;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundDomineeringTest {
  /** The dominoes on the free cells of a board that is never turned or cut. */
  private record Board(int rows, int columns, boolean columnsMeet) {
    List<BitSet> options(BitSet free, Player mover) {
      var options = new ArrayList<BitSet>();
      free.stream().forEach(place -> {
        int row = place / columns;
        int column = place % columns;
        int other = mover == Player.RIGHT ? row * columns + (column + 1) % columns
            : row + 1 < rows || columnsMeet ? (row + 1) % rows * columns + column : place;
        if (other != place && free.get(other)) {
          var left = (BitSet) free.clone();
          left.clear(place);
          left.clear(other);
          options.add(left);
        }
      });
      return options;
    }
  }

  @ParameterizedTest
  @EnumSource
  void randomBoards_haveTheValuesOfPlainPlay(Surface surface) {
    var random = new SplittableRandom(8);
    for (int i = 0; i < 150; i++) {
      int rows = 1 + random.nextInt(4);
      int columns = 1 + random.nextInt(4);
      var free = new BitSet();
      var text = new StringBuilder();
      for (int place = 0; place < rows * columns; place++) {
        free.set(place, random.nextInt(5) > 0);
        text.append(place > 0 && place % columns == 0 ? "/" : "").append(free.get(place) ? '.' : '#');
      }
      var board = new Board(rows, columns, surface == Surface.TORUS);
      PlainForms.assertSolved(new RoundDomineering(surface).name() + " " + text, free, board::options);
    }
  }

  /** By hand: one row of n cells is a cycle or a strip, of which Right covers two cells in each move. */
  @ParameterizedTest
  @CsvSource({"domineering:cylinder 1x3, -1", "domineering:cylinder 1x4, -2", "domineering:torus 1x5, -2",
      "domineering:cylinder 4x1, 2", "domineering:torus 5x1, 2", "domineering:torus 2x2, +-1",
      "domineering:cylinder .##., -1", "domineering:torus ./#/., 1"})
  void smallBoards_haveTheValuesThatAreFoundByHand(String position, String value) {
    String[] words = position.split(" ");
    RoundDomineering game = RoundDomineering.named(words[0]);
    assertThat(PlainValue.is(game, words[1], value)).as(PlainValue.of(game, words[1])).isTrue();
  }

  /** A covered column makes a cylinder flat, and a covered row as well makes a torus flat. */
  @ParameterizedTest
  @CsvSource({"domineering:cylinder, ..#./..#./..#., 3x3", "domineering:torus, ..#./..#./####/..#., 3x3"})
  void cutBoards_areFlat(String round, String cut, String flat) {
    assertThat(PlainValue.of(RoundDomineering.named(round), cut))
        .isEqualTo(PlainValue.of(new Domineering(), flat));
  }

  /** Each cell begins a domino across where rows meet, and one upright where columns do. */
  @Test
  void moves_areCounted() {
    assertThat(PlainPlay.counts(RoundDomineering.named("domineering:cylinder"), "3x4", Player.RIGHT, 1))
        .containsExactly(12L);
    assertThat(PlainPlay.counts(RoundDomineering.named("domineering:cylinder"), "3x4", Player.LEFT, 1))
        .containsExactly(8L);
    assertThat(PlainPlay.counts(RoundDomineering.named("domineering:torus"), "3x4", Player.LEFT, 1))
        .containsExactly(12L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering:cylinder 3x3", "domineering:torus ..#./..../#..."})
  void moves_canBeTouched(String position) {
    String[] words = position.split(" ");
    PlainPlay.assertMovesCanBeTouched(RoundDomineering.named(words[0]), words[1]);
  }
}
