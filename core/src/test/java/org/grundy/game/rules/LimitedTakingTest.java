package org.grundy.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.game.PPositionRule;
import org.grundy.game.Theorem;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitedTakingTest {
  private static final int TO = 45;

  private static VectorLine game(String line) {
    return (VectorLine) LineReader.read(line);
  }

  private final Map<Heaps, Integer> played = new HashMap<>();

  /** The mex of all moves, by playing them. */
  private int plain(VectorLine game, Heaps at) {
    Integer known = played.get(at);
    if (known != null)
      return known;
    var met = new BitSet();
    game.moves(at, (to, _) -> {
      met.set(plain(game, to));
      return true;
    });
    played.put(at, met.nextClearBit(0));
    return met.nextClearBit(0);
  }

  private static Theorem<Heaps> theorem(VectorLine game) {
    assertThat(game.theorems()).hasSize(1);
    return game.theorems().getFirst();
  }

  /** The positions with a nim-value to which a move leads. */
  private Set<Heaps> reaching(VectorLine game, Heaps at, int value) {
    var found = new HashSet<Heaps>();
    game.moves(at, (to, _) -> {
      if (plain(game, to) == value)
        found.add(to);
      return true;
    });
    return found;
  }

  @ParameterizedTest
  @ValueSource(strings = {"(n, m) -> (n-k, k) where 1 <= k <= m", "(n, m) -> (n-k, 2k) where 1 <= k <= m",
      "(n, m) -> (n-k, 3k) where 1 <= k <= m", "(n, m) -> (n-k, 4k) where k >= 1 and k <= m",
      "(n, m) -> (n-k, 5k) where 0 < k and k < m + 1", "(n, m) -> (n-k, 2k-1) where 1 <= k <= m",
      "(n, m) -> (n-k, 3k-2) where 1 <= k <= m", "(n, m) -> (n-k, k+1) where 1 <= k <= m",
      "(n, m) -> (n-k, 2k+3) where 1 <= k <= m", "(m, n) -> (3k+1, n-k) where 1 <= k <= m"})
  void losingPositionsAndWinningMoves_areThoseOfPlay(String line) {
    VectorLine game = game(line);
    Theorem<Heaps> theorem = theorem(game);
    for (long first = 0; first <= TO; first++)
      for (long second = 0; second <= TO; second++) {
        Heaps at = Heaps.of(first, second);
        boolean lost = plain(game, at) == 0;
        assertThat(theorem.worth(at, Convention.NORMAL)).as("%s at %s", line, at)
            .contains(NimValue.impartial(lost, Convention.NORMAL));
        assertThat(theorem.winning(at, Player.LEFT, Convention.NORMAL).some()).as("%s at %s", line, at)
            .containsExactlyInAnyOrderElementsOf(reaching(game, at, 0));
      }
  }

  @ParameterizedTest
  @ValueSource(strings = {"(n, m) -> (n-k, m) where 1 <= k <= m", "(n, m) -> (n-k, m) where k <= 2m + 3",
      "(m, n) -> (m, n-k) where k < m + 1"})
  void valuesWhereTheLimitStays_areThoseOfPlay(String line) {
    VectorLine game = game(line);
    Theorem<Heaps> theorem = theorem(game);
    for (long first = 0; first <= TO; first++)
      for (long second = 0; second <= TO; second++) {
        Heaps at = Heaps.of(first, second);
        int value = plain(game, at);
        assertThat(theorem.worth(at, Convention.NORMAL)).as("%s at %s", line, at)
            .contains(new NimValue(BigInteger.valueOf(value)));
        for (int wanted = 0; wanted <= value; wanted++) {
          Set<Heaps> reaching = reaching(game, at, wanted);
          assertThat(theorem.reaching(at, Player.LEFT, BigInteger.valueOf(wanted)).orElseThrow().some())
              .as("%s at %s to %d", line, at, wanted).hasSize(Math.min(1, reaching.size())).isSubsetOf(reaching);
        }
      }
  }

  @ParameterizedTest
  @ValueSource(strings = {"(n, m) -> (n-k, 2k) where k <= m and k >= 2", "(n, m) -> (n-k, 2k) where 1 <= k < m",
      "(n, m) -> (n-k, 2k) where 1 <= k <= m and k != 3", "(n, m) -> (n-k, 2m) where 1 <= k <= m",
      "(n, m) -> (n-k, k-1) where 1 <= k <= m", "(n, m) -> (n-k, 101k) where 1 <= k <= m",
      "(n, m) -> (n-k, 2k) where 1 <= k <= m and k <= n/2"})
  void otherLines_haveNoSuchTheorem(String line) {
    assertThat(Optional.of(LineReader.read(line)).filter(VectorLine.class::isInstance).map(game -> game.theorems())
        .orElse(List.of())).isEmpty();
  }

  @Test
  void numbers_areThoseThatSchwenkGives() {
    assertThat(new PPositionRule.GreedySum(0, 3, 0).numbers(60)).containsExactly(1L, 2L, 3L, 4L, 6L, 8L, 11L, 15L, 21L,
        29L,
        40L, 55L);
    assertThat(new PPositionRule.GreedySum(0, 2, 0).first()).containsExactly(1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L,
        89L);
    assertThat(new PPositionRule.GreedySum(0, 2, -1).doubles()).isTrue();
    assertThat(new PPositionRule.GreedySum(0, 3, -2).doubles()).isFalse();
  }
}
