package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.grundy.game.Count;
import org.grundy.game.Heavy;
import org.grundy.game.PlainPlay;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurningCoinsTest {
  private static TurningCoins game(String name) {
    return switch (name) {
      case "turning-turtles" -> new TurningTurtles();
      case "mock-turtles" -> new MockTurtles();
      default -> new Ruler();
    };
  }

  /** Winning Ways, chapter 14; OEIS A000069 (odious numbers) and A006519 (powers of 2). */
  @ParameterizedTest
  @CsvSource({"turning-turtles, 1 2 3 4 5 6 7 8 9 10", "mock-turtles, 1 2 4 7 8 11 13 14 16 19",
      "ruler, 1 2 1 4 1 2 1 8 1 2"})
  void heads_areWorthWhatIsPublished(String name, String published) {
    String[] expected = published.split(" ");
    for (int place = 0; place < expected.length; place++)
      assertThat(Heavy.nimValue(game(name), "t".repeat(place) + "h")).hasToString(expected[place]);
  }

  /** An exercise of T. S. Ferguson, Game Theory, part I: 2 xor 5 xor 9 xor 10 xor 12. */
  @Test
  void ferguson_asksForARowOfThirteen() {
    assertThat(Heavy.nimValue(new TurningTurtles(), "thtthttthhtht")).isEqualTo(BigInteger.valueOf(8));
  }

  @ParameterizedTest
  @CsvSource({"turning-turtles, hthhth", "mock-turtles, hthhth", "ruler, hhtthh", "mock-turtles, thhhhhh"})
  void movesAreCounted_andTheirPartsTouched(String name, String at) {
    assertThat(game(name).moveCount(at, Player.LEFT))
        .contains(Count.exactly(PlainPlay.options(game(name), at, Player.LEFT).size()));
    PlainPlay.assertMovesCanBeTouched(game(name), at);
  }
}
