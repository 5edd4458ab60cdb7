package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.game.PlainPlay;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;

class TwoHeapsTest {
  /** Worth n1 - n2, an integer: J. H. Conway, On Numbers and Games (1976). */
  @Test
  void outcome_dependsOnTheHeapsAlone() {
    for (String name : List.of("two-heaps:5,2", "two-heaps:1,7", "two-heaps:3,3"))
      for (int a = 0; a <= 7; a++)
        for (int b = 0; b <= 7; b++) {
          Outcome outcome = Heavy.worth(TwoHeaps.named(name), a + " " + b, Convention.NORMAL).outcome();
          assertThat(outcome).isEqualTo(a > b ? Outcome.L : a < b ? Outcome.R : Outcome.P)
              .isEqualTo(PlainPlay.outcome(TwoHeaps.named(name), a + " " + b));
        }
  }

  /** The number of the theorem against the form that the moves have. */
  @Test
  void number_isTheCanonicalForm() {
    for (String name : List.of("two-heaps:5,2", "two-heaps:1,7"))
      for (int a = 0; a <= 5; a++)
        for (int b = 0; b <= 5; b++) {
          var values = new ShortGames(Budget.unlimited());
          assertThat(new TwoHeapsTheorem(TwoHeaps.named(name)).number(Heaps.of(a, b)).map(values::number))
              .hasValue(form(values, TwoHeaps.named(name), Heaps.of(a, b)));
        }
  }

  private static int form(ShortGames values, TwoHeaps game, Heaps at) {
    return values.make(forms(values, game, at, Player.LEFT), forms(values, game, at, Player.RIGHT));
  }

  private static int[] forms(ShortGames values, TwoHeaps game, Heaps at, Player mover) {
    var forms = IntStream.builder();
    game.moves(at, mover, (option, _) -> {
      forms.add(form(values, game, option));
      return true;
    });
    return forms.build().toArray();
  }

  @Test
  void hugeHeaps_areDecidedAtOnce() {
    for (Convention convention : Convention.values())
      Heavy.assertWonAtOnce(TwoHeaps.named("two-heaps:5,2"),
          Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE.subtract(BigInteger.TEN))), convention);
  }
}
