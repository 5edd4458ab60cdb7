package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.solve.engine.Question;
import org.grundy.solve.table.TwoHeapTable;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwoHeapOutcomesTest {
  private static final int TO = 20;

  private static Ruleset<?> game(String name) {
    return Catalog.standard().ruleset(name);
  }

  private static TwoHeapOutcomes misere(String game, int to) {
    return TwoHeapOutcomes.of(game(game), BigInteger.valueOf(to), Convention.MISERE, new Solver(Budget.unlimited()));
  }

  /** Whoever cannot move wins; else a position wins when some move leads to one that does not. */
  private static boolean[][] byDefinition(int[][] moves) {
    var wins = new boolean[TO + 1][TO + 1];
    for (int x = 0; x <= TO; x++)
      for (int y = 0; y <= TO; y++) {
        boolean moved = false;
        for (int[] move : moves)
          for (int k = 1; k * move[0] <= x && k * move[1] <= y; k++) {
            moved = true;
            wins[x][y] |= !wins[x - k * move[0]][y - k * move[1]];
          }
        wins[x][y] |= !moved;
      }
    return wins;
  }

  @ParameterizedTest
  @CsvSource(delimiter = ':', value = {"nim: 10 01", "wythoff: 10 01 11", "'(k,0) (0,k) (k,2k)': 10 01 12",
      "'(k,2k) (2k,k)': 12 21", "'(k,0) (k,k)': 10 11"})
  void outcomes_areThoseOfTheDefinition(String game, String directions) {
    int[][] moves = Arrays.stream(directions.split(" ")).map(d -> new int[]{d.charAt(0) - '0', d.charAt(1) - '0'})
        .toArray(int[][]::new);
    boolean[][] wins = byDefinition(moves);
    TwoHeapOutcomes table = misere(game, TO);
    for (int x = 0; x <= TO; x++)
      for (int y = 0; y <= TO; y++)
        assertThat(table.outcome(x, y).code()).as("%d %d", x, y).isEqualTo(wins[x][y] ? "N" : "P");
  }

  /** A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches, 1984. */
  @Test
  void misereWythoff_differsInTwoPairs() {
    assertThat(misere("wythoff", 13).lost()).containsExactly(new long[]{0, 1}, new long[]{2, 2}, new long[]{3, 5},
        new long[]{4, 7}, new long[]{6, 10}, new long[]{8, 13});
  }

  /** Random vectors, a game that moves tokens to the other heap, and games with theorems, each position solved alone. */
  @Test
  void tables_areThoseOfPositionsSolvedAlone() {
    var random = new Random(7);
    List<String> games = new ArrayList<>(List.of("euclid", "staircase", "moores-nim:2", "queens", "(k,-k) (0,k)",
        "(2,-1) (1,0) (0,1)", "poker-nim", "wythoff:2"));
    for (int i = 0; i < 12; i++)
      games.add("(%d,%d) (k,%dk)".formatted(random.nextInt(3), 1 + random.nextInt(3), random.nextInt(4)));
    int compared = 0;
    for (String name : games) {
      if (!TwoHeapTable.fits(game(name)))
        continue;
      for (Convention convention : Convention.values()) {
        var solver = new Solver(Budget.unlimited());
        TwoHeapOutcomes table = TwoHeapOutcomes.of(game(name), BigInteger.valueOf(7), convention, solver);
        for (int x = 0; x <= 7; x++)
          for (int y = 0; y <= 7; y++)
            assertThat(table.outcome(x, y)).as("%s %d %d %s", name, x, y, convention).isEqualTo(
                solver.decide(new Question(TwoHeapOutcomes.at(game(name), x, y), convention)));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(30);
  }

  /** If the heaps are not alike, both orders are listed. */
  @Test
  void unlikeHeaps_standInBothOrders() {
    assertThat(misere("(k,0) (k,k)", 3).lost().stream().filter(pair -> pair[0] > pair[1])).isNotEmpty();
  }

  @Test
  void positions_ofMiserePlay_areInOrder() {
    var solver = new Solver(Budget.unlimited());
    assertThat(PPositionSequence.misere(game("wythoff"), Optional.empty(), 3, solver).rows())
        .isDeepEqualTo(new long[][]{{0, 1}, {2, 2}, {3, 5}});
    assertThat(PPositionSequence.misere(game("nim"), Optional.of(2), 3, solver).rows())
        .isDeepEqualTo(new long[][]{{0, 1}, {2, 2}, {3, 3}});
    assertThat(PPositionSequence.misere(game("take:1,2"), Optional.empty(), 4, solver).rows())
        .isDeepEqualTo(new long[][]{{1}, {4}, {7}, {10}});
    assertThatThrownBy(() -> PPositionSequence.misere(game("tribonacci"), Optional.empty(), 3, solver))
        .isInstanceOf(BadInput.class)
        .hasMessage("--misere: expected a game of one or two heaps, such as kayles or wythoff");
    assertThatThrownBy(() -> misere("domineering", 3)).isInstanceOf(BadInput.class)
        .hasMessage("domineering: expected an impartial game of two heaps, such as wythoff");
  }
}
