package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Theorem;
import org.grundy.reason.Exhibit;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class TribonacciTest {
  private static final int MOST = 15;

  private final Tribonacci tribonacci = new Tribonacci();
  private final Theorem<Heaps> theorem = tribonacci.theorems().getFirst();

  private boolean[][][] lost() {
    var lost = new boolean[MOST + 1][MOST + 1][MOST + 1];
    for (int x = 0; x <= MOST; x++)
      for (int y = 0; y <= MOST; y++)
        for (int z = 0; z <= MOST; z++) {
          long[] at = {x, y, z};
          lost[x][y][z] = tribonacci.kernel().options(at,
              taken -> !lost[(int) (at[0] - taken[0])][(int) (at[1] - taken[1])][(int) (at[2] - taken[2])]);
        }
    return lost;
  }

  @Test
  void heapsUpTo15_areAsSearched_withAllTheirWinningMoves() {
    boolean[][][] lost = lost();
    for (int x = 0; x <= MOST; x++)
      for (int y = 0; y <= MOST; y++)
        for (int z = 0; z <= MOST; z++) {
          Heaps at = Heaps.of(x, y, z);
          assertThat(theorem.worth(at, Convention.NORMAL)).as("%s", at)
              .contains(lost[x][y][z] ? NimValue.ZERO : new Worth.Only(Outcome.N));
          assertThat(theorem.winning(at, Player.LEFT, Convention.NORMAL)).as("%s", at)
              .satisfies(winning -> assertThat(winning.some()).containsExactlyInAnyOrderElementsOf(toLost(at, lost)))
              .satisfies(winning -> assertThat(winning.count()).isEqualTo(Count.exactly(winning.some().size())));
          assertThat(theorem.why(at, Convention.NORMAL).items()).hasSizeBetween(1, 3);
        }
    assertThat(theorem.worth(Heaps.of(1, 2, 4), Convention.MISERE)).isEmpty();
  }

  private List<Heaps> toLost(Heaps at, boolean[][][] lost) {
    var found = new ArrayList<Heaps>();
    tribonacci.moves(at, (to, _) -> {
      if (lost[to.get(0).intValue()][to.get(1).intValue()][to.get(2).intValue()])
        found.add(to);
      return true;
    });
    return found;
  }

  /** Duchene and Rigo (2008), the first triples; 251, 238 and the rule of (3, 5, 10) by hand. */
  @Test
  void publishedPositions() {
    for (long[] triple : new long[][]{{0, 0, 0}, {1, 2, 4}, {3, 6, 11}, {5, 9, 17}, {7, 13, 24}, {8, 15, 28}})
      assertThat(theorem.worth(Heaps.of(triple), Convention.NORMAL)).contains(NimValue.ZERO);
    assertThat(tribonacci.by(Heaps.of(3, 5, 10), Heaps.of(2, 4, 1)).orElseThrow().name()).isEqualTo("III");
    assertThat(tribonacci.by(Heaps.of(3, 6, 11), Heaps.of(1, 4, 2))).isEmpty();
    assertThat(tribonacci.kernel().count(Heaps.of(3, 6, 12)).number()).isEqualTo(251);
  }

  @Test
  void why_showsTheTripleInTribonacciDigits() {
    var columns = (Exhibit.Columns) theorem.why(Heaps.of(3, 5, 10), Convention.NORMAL).items().get(2);
    assertThat(columns.rows()).extracting(row -> row.value() + ": " + row.digits() + " " + row.remark())
        .containsExactly("1: 0 ends in 0: a1", "2: 01 ends in 01: b1", "4: 011 ends in 011: c1, and 4 = 1 + 2 + 1");
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    BigInteger huge = BigInteger.TEN.pow(10_000);
    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
      for (BigInteger y : List.of(huge, huge.add(BigInteger.TEN.pow(5000)), huge.multiply(BigInteger.TWO)))
        for (BigInteger z : List.of(y, y.multiply(BigInteger.TWO), y.multiply(BigInteger.TEN))) {
          Heaps at = Heaps.of(List.of(z, huge, y));
          Heaps to = theorem.winning(at, Player.LEFT, Convention.NORMAL).some().getFirst();
          assertThat(theorem.worth(to, Convention.NORMAL)).contains(NimValue.ZERO);
          assertThat(tribonacci.legal(at, Player.LEFT, to)).isTrue();
        }
    });
  }
}
