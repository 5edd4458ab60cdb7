package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.game.Heaps;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** N. A. McKay and R. J. Nowakowski, Outcomes of Partizan Euclid, Integers 12B, 2013, A9. */
class PartizanEuclidTest {
  private final PartizanEuclid game = new PartizanEuclid();

  /** By hand: (3, 2) ends with either move, (5, 3) is {(3, 2) | (3, 1)}. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"4 2; 0", "5 5; 0", "3 2; *", "5 3; {*|0}", "4 3; {0|*}", "3 2000000; {*|0}"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  private static boolean wins(int p, int q, boolean left) {
    int t = p % q;
    return t != 0 && (left ? !wins(q, t, false) : !wins(q, q - t, true));
  }

  @Test
  void outcomes_areThoseOfPlainRecursion() {
    for (int p = 2; p <= 40; p++)
      for (int q = 1; q < p; q++) {
        var expected = new Outcome(wins(p, q, true) ? Result.LEFT : Result.RIGHT,
            wins(p, q, false) ? Result.RIGHT : Result.LEFT);
        assertThat(PlainPlay.outcome(game, p + " " + q)).as("%d %d", p, q).isEqualTo(expected);
      }
  }

  /** Only the remainder matters, not how often the smaller number fits. */
  @Test
  void quotients_doNotMatter() {
    assertThat(game.normal(Heaps.of(7, 38))).isEqualTo(game.normal(Heaps.of(10, 7)));
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(game, "34 13");
    assertThat(PlainPlay.options(game, Heaps.of(34, 13), Player.RIGHT)).containsExactly(Heaps.of(5, 13));
  }
}
