package org.grundy.solve.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.Heaps;
import org.grundy.game.vector.Rule;
import org.grundy.game.vector.VectorGame;
import org.junit.jupiter.api.Test;

class VectorTableTest {
  @Test
  void tableOfRulesWithHugeCoefficients_endsWhereSumsMightOverflow() {
    Rule rule = Rule.of("I", 1, "a>=1").except("333333333333334y'<=999999999999999x'");
    var game = new VectorGame(2, rule) {
      @Override
      public String name() {
        return "test";
      }
    };
    assertThat(VectorTable.fits(game, Heaps.of(1, 3000))).isTrue();
    assertThat(VectorTable.fits(game, Heaps.of(1, 4000))).isFalse();
  }
}
