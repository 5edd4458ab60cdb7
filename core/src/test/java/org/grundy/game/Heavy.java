package org.grundy.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Assertions;

/** For tests of single games: heaps of thousands of digits, and values of single positions. */
public final class Heavy {
  public static final BigInteger HUGE = BigInteger.TEN.pow(3_000).add(BigInteger.valueOf(7));

  private Heavy() {
  }

  public static <P> Worth worth(Ruleset<P> game, String position, Convention convention) {
    P at = game.notation().parse(position);
    return game.theorems().stream().flatMap(theorem -> theorem.worth(at, convention).stream()).findFirst()
        .orElseThrow();
  }

  public static <P> BigInteger nimValue(Ruleset<P> game, String position) {
    return ((NimValue) worth(game, position, Convention.NORMAL)).value();
  }

  /** Of a position that is won: there are winning moves, some of them are seen to be moves to losing positions. */
  public static <P> List<P> assertWonAtOnce(Ruleset<P> game, P at, Convention convention) {
    return Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () -> {
      for (Theorem<P> theorem : game.theorems())
        if (theorem.worth(at, convention).isPresent()) {
          List<P> some = theorem.winning(at, Player.LEFT, convention).some();
          assertThat(some).isNotEmpty();
          for (P to : some.subList(0, Math.min(4, some.size()))) {
            assertThat(game.legal(at, Player.LEFT, to)).isTrue();
            assertThat(theorem.worth(to, convention).orElseThrow().outcome().wins(Player.RIGHT)).isFalse();
          }
          assertThat(theorem.why(at, convention).items()).isNotEmpty();
          return some;
        }
      throw new AssertionError("no theorem answers");
    });
  }
}
