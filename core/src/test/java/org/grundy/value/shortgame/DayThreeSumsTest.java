package org.grundy.value.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.grundy.effort.Budget;
import org.grundy.testing.Tier;
import org.grundy.value.Player;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All 1,474 games born by day 3 in sums with some of each other. That S is G + H is seen by play alone: whoever starts loses
 * G + H - S, all lines of play examined.
 */
class DayThreeSumsTest {
  private static final int PARTNERS = Tier.cases(2, 12);

  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final Map<List<Integer>, Boolean> known = new HashMap<>();

  /** Whether Left, or else Right, wins the sum of three values when she starts. */
  private boolean wins(int[] sum, Player mover) {
    int[] sorted = sum.clone();
    Arrays.sort(sorted);
    List<Integer> key = List.of(sorted[0], sorted[1], sorted[2], mover.index());
    Boolean before = known.get(key);
    if (before != null)
      return before;
    boolean wins = false;
    for (int i = 0; i < sorted.length && !wins; i++)
      for (int to : values.options(sorted[i], mover)) {
        int[] after = sorted.clone();
        after[i] = to;
        if (!wins(after, mover.opponent())) {
          wins = true;
          break;
        }
      }
    known.put(key, wins);
    return wins;
  }

  @Tag("fuzz")
  @Test
  void sums_areTheFormsOfBoth() {
    int[] games = Days.born(values, 3);
    var random = new SplittableRandom(1474);
    int hot = 0;
    for (int g : games)
      for (int i = 0; i < PARTNERS; i++) {
        int h = games[random.nextInt(games.length)];
        int sum = values.plus(g, h);
        int[] difference = {g, h, values.negative(sum)};
        for (Player mover : Player.values())
          assertThat(wins(difference, mover)).as("%s starts in %s", mover, Arrays.toString(difference)).isFalse();
        if (!values.isNumberish(sum))
          hot++;
        if (known.size() > 2_000_000)
          known.clear();
      }
    assertThat(hot).isGreaterThan(PARTNERS * 650);
  }
}
