package org.grundy.calc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.grundy.effort.Budget;
import org.grundy.value.Player;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;

/** Compounds of games born by day 3 against play in both games, position by position. */
class CompoundsTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final Compounds compounds = new Compounds(values);
  private final int[] games = Days.born(values, 3);
  private final SplittableRandom random = new SplittableRandom(14);

  private int any() {
    return games[random.nextInt(games.length)];
  }

  /** Who moves, moves in both games, or where it is allowed in one of them. */
  private boolean wins(int g, int h, Player mover, boolean one, Map<List<Object>, Boolean> known) {
    List<Object> key = List.of(g, h, mover);
    Boolean before = known.get(key);
    if (before != null)
      return before;
    int[] inG = values.options(g, mover);
    int[] inH = values.options(h, mover);
    boolean wins = Arrays.stream(inG).anyMatch(to -> Arrays.stream(inH)
        .anyMatch(other -> !wins(to, other, mover.opponent(), one, known)))
        || one && (Arrays.stream(inG).anyMatch(to -> !wins(to, h, mover.opponent(), one, known))
            || Arrays.stream(inH).anyMatch(to -> !wins(g, to, mover.opponent(), one, known)));
    known.put(key, wins);
    return wins;
  }

  @Test
  void outcomes_areThoseOfPlay() {
    Map<List<Object>, Boolean> conjunctive = new HashMap<>();
    Map<List<Object>, Boolean> selective = new HashMap<>();
    int won = 0;
    for (int i = 0; i < 600; i++) {
      int g = any();
      int h = any();
      for (Player mover : Player.values()) {
        boolean wins = wins(g, h, mover, false, conjunctive);
        assertThat(values.wins(new int[]{compounds.conjunctive(g, h)}, mover)).isEqualTo(wins);
        assertThat(values.wins(new int[]{compounds.selective(g, h)}, mover))
            .isEqualTo(wins(g, h, mover, true, selective));
        won += wins ? 1 : 0;
      }
    }
    assertThat(won).isBetween(100, 1100);
  }

  @Test
  void sumsOfBothKinds_areCommutative_andOrdinalSumsKeepTheOrder() {
    for (int i = 0; i < 200; i++) {
      int g = any();
      int h = any();
      int k = games[random.nextInt(22)];
      assertThat(compounds.conjunctive(g, h)).isEqualTo(compounds.conjunctive(h, g));
      assertThat(compounds.selective(g, h)).isEqualTo(compounds.selective(h, g));
      assertThat(compounds.ordinal(g, ShortGames.ZERO)).isEqualTo(g);
      assertThat(values.leq(compounds.ordinal(g, k), compounds.ordinal(g, h)) || !values.leq(k, h))
          .as("the ordinal sum keeps the order of what stands last").isTrue();
    }
  }
}
