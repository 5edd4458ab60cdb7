package org.grundy.value.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.effort.Budget;
import org.grundy.testing.Tier;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

class WonSumsTest {
  private record Sum(List<Integer> parts, Player mover) {
  }

  private static int[] parts(RandomGenerator random) {
    return random.ints(random.nextInt(3, 8), 0, 12).sorted().toArray();
  }

  @Test
  void whatIsRemembered_isWhatWasPut() {
    RandomGenerator random = Tier.random("won-sums");
    var sums = new WonSums(new Meter(Budget.unlimited()));
    Map<Sum, Boolean> plain = new HashMap<>();
    for (int i = 0; i < 50_000; i++) {
      int[] parts = parts(random);
      Player mover = random.nextBoolean() ? Player.LEFT : Player.RIGHT;
      var sum = new Sum(Arrays.stream(parts).boxed().toList(), mover);
      Boolean known = plain.get(sum);
      assertThat(sums.get(parts, mover)).as("%s", sum).isEqualTo(known == null ? -1 : known ? 1 : 0);
      if (known == null) {
        boolean wins = random.nextBoolean();
        sums.put(parts, mover, wins);
        plain.put(sum, wins);
      }
    }
    assertThat(plain).hasSizeGreaterThan(10_000);
  }

  /** It forgets instead. */
  @Test
  void memory_staysWithinItsLimit() {
    RandomGenerator random = Tier.random("won-sums-limit");
    Budget budget = Budget.unlimited().withMemory(20_000);
    var sums = new WonSums(new Meter(budget));
    for (int i = 0; i < 50_000; i++) {
      int[] parts = parts(random);
      if (sums.get(parts, Player.LEFT) < 0)
        sums.put(parts, Player.LEFT, i % 3 == 0);
      assertThat(sums.get(parts, Player.LEFT)).isNotEqualTo(-1);
      assertThat(budget.held()).isBetween(0L, 20_000L);
    }
    assertThat(budget.held()).isPositive();
  }
}
