package org.grundy.game.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.PlainPlay;
import org.grundy.solve.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundCramTest {
  private static int solved(String position) {
    return new Solver(Budget.unlimited()).nimValue(Catalog.standard().read(position).position()).orElseThrow()
        .intValueExact();
  }

  /** Plain play on the free cells of a board that is never turned or cut. */
  private record Plain(int rows, int columns, boolean columnsMeet, Map<BitSet, Integer> known) {
    int value(BitSet free) {
      Integer before = known.get(free);
      if (before != null)
        return before;
      Set<Integer> options = new HashSet<>();
      free.stream().forEach(place -> {
        int row = place / columns;
        int column = place % columns;
        cover(free, place, row * columns + (column + 1) % columns, options);
        if (row + 1 < rows || columnsMeet)
          cover(free, place, (row + 1) % rows * columns + column, options);
      });
      int value = 0;
      while (options.contains(value))
        value++;
      known.put(free, value);
      return value;
    }

    private void cover(BitSet free, int place, int other, Set<Integer> options) {
      if (place == other || !free.get(other))
        return;
      var left = (BitSet) free.clone();
      left.clear(place);
      left.clear(other);
      options.add(value(left));
    }
  }

  @ParameterizedTest
  @EnumSource
  void randomBoards_haveTheNimValuesOfPlainPlay(Surface surface) {
    var random = new SplittableRandom(6);
    for (int i = 0; i < 150; i++) {
      int rows = 1 + random.nextInt(4);
      int columns = 1 + random.nextInt(4);
      var free = new BitSet();
      var board = new StringBuilder();
      for (int place = 0; place < rows * columns; place++) {
        free.set(place, random.nextInt(5) > 0);
        board.append(place > 0 && place % columns == 0 ? "/" : "").append(free.get(place) ? '.' : '#');
      }
      var plain = new Plain(rows, columns, surface == Surface.TORUS, new HashMap<>());
      assertThat(solved(new RoundCram(surface).name() + " " + board)).as("%s %s", surface, board)
          .isEqualTo(plain.value(free));
    }
  }

  /** With even sides, the second player copies each domino half a board away. */
  @ParameterizedTest
  @ValueSource(strings = {"cram:torus 2x4", "cram:torus 4x4", "cram:cylinder 2x6", "cram:cylinder 4x4"})
  void evenBoards_areLost(String position) {
    assertThat(solved(position)).isZero();
  }

  /** A covered column makes a cylinder flat, and two covered lines a torus. */
  @ParameterizedTest
  @CsvSource({"cram:cylinder ..#./..#./..#., cram 3x3", "cram:torus ..#./..#./####/..#., cram 3x3",
      "cram:cylinder ##../###., cram ../#."})
  void cutBoards_areFlat(String round, String flat) {
    assertThat(solved(round)).isEqualTo(solved(flat));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cram:cylinder 3x3", "cram:torus ..#./..../#..."})
  void moves_canBeTouched(String position) {
    String[] words = position.split(" ");
    PlainPlay.assertMovesCanBeTouched(RoundCram.named(words[0]), words[1]);
  }
}
