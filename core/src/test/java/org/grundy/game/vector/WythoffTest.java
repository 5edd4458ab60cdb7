package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WythoffTest {
  private final Wythoff wythoff = new Wythoff();

  private Theorem<Heaps> theorem(Convention convention) {
    return new WythoffTheorem(convention);
  }

  private static boolean[][] lost(int size, Convention convention) {
    var lost = new boolean[size][size];
    for (int x = 0; x < size; x++)
      for (int y = 0; y < size; y++)
        lost[x][y] = x + y == 0 ? convention == Convention.NORMAL : noneLost(lost, x, y);
    return lost;
  }

  private static boolean noneLost(boolean[][] lost, int x, int y) {
    for (int k = 1; k <= Math.max(x, y); k++)
      if (k <= x && lost[x - k][y] || k <= y && lost[x][y - k] || k <= Math.min(x, y) && lost[x - k][y - k])
        return false;
    return true;
  }

  @ParameterizedTest
  @EnumSource
  void heapsUpTo40_areAsSearched_withAllWinningMoves(Convention convention) {
    boolean[][] lost = lost(41, convention);
    for (int x = 0; x <= 40; x++)
      for (int y = 0; y <= 40; y++) {
        Heaps at = Heaps.of(x, y);
        assertThat(theorem(convention).worth(at, convention).orElseThrow().outcome())
            .isEqualTo(lost[x][y] ? Outcome.P : Outcome.N);
        var winning = new ArrayList<Heaps>();
        wythoff.moves(at, (to, _) -> !lost[to.get(0).intValue()][to.get(1).intValue()] || winning.add(to));
        Winning<Heaps> claimed = theorem(convention).winning(at, Player.LEFT, convention);
        assertThat(claimed.some()).as("%s", at).containsExactlyInAnyOrderElementsOf(winning);
        assertThat(claimed.count()).isEqualTo(Count.exactly(winning.size()));
        assertThat(theorem(convention).why(at, convention).items()).isNotEmpty();
      }
  }

  /** The first pairs in Wythoff (1907). */
  @Test
  void coldPairs_arePublished() {
    int[][] pairs = {{0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}, {9, 15}, {11, 18}, {12, 20}};
    for (int[] pair : pairs)
      assertThat(theorem(Convention.NORMAL).worth(Heaps.of(pair[1], pair[0]), Convention.NORMAL))
          .contains(NimValue.ZERO);
  }

  @Test
  void conventions_haveTheirOwnTheorems() {
    assertThat(theorem(Convention.NORMAL).worth(Heaps.of(1, 2), Convention.MISERE)).isEmpty();
    assertThat(theorem(Convention.MISERE).worth(Heaps.of(1, 2), Convention.NORMAL)).isEmpty();
    assertThat(theorem(Convention.MISERE).worth(Heaps.of(3, 5), Convention.MISERE))
        .contains(new Worth.Only(Outcome.P));
  }

  @Test
  void why_showsThePairInFibonacciDigits() {
    Reason why = theorem(Convention.NORMAL).why(Heaps.of(6, 11), Convention.NORMAL);
    assertThat(why.items()).hasSize(3);
    assertThat(said(why.items().getFirst())).hasToString("(6, 10) is the 4th P-position, (a4, b4).");
    assertThat(((Reason.Sentence) why.items().getFirst()).plain())
        .hasToString("The losing positions are the pairs (a, b)"
            + " = (1, 2), (3, 5), (4, 7), (6, 10) and so on: (6, 10) is the 4th.");
    var columns = (Exhibit.Columns) why.items().get(1);
    assertThat(columns.weights()).containsExactly("8", "5", "3", "2", "1");
    assertThat(columns.rows()).extracting(row -> row.label() + ": " + row.digits())
        .containsExactly("6 = 5 + 1: 1001", "10 = 8 + 2: 10010");
    assertThat(said(why.items().getLast()))
        .hasToString("6 needs its partner 10; the other heap has 11, 1 too many.");
  }

  private static Phrase said(Reason.Item item) {
    return ((Reason.Sentence) item).phrase();
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    BigInteger huge = BigInteger.TEN.pow(10_000);
    Heaps at = Heaps.of(List.of(huge, huge.multiply(BigInteger.TWO)));
    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
      Theorem<Heaps> theorem = theorem(Convention.NORMAL);
      for (Heaps to : theorem.winning(at, Player.LEFT, Convention.NORMAL).some()) {
        assertThat(theorem.worth(to, Convention.NORMAL)).contains(NimValue.ZERO);
        assertThat(wythoff.legal(at, Player.LEFT, to)).isTrue();
      }
      assertThat(theorem.why(at, Convention.NORMAL).items()).hasSize(2);
    });
  }
}
