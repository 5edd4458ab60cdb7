package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SowingTest {
  private final Sowing game = new Sowing();

  private static List<Integer> pots(String text) {
    return Stream.of(text.split(" ")).map(Integer::valueOf).toList();
  }

  /** By hand: from 2 0 1, Left moves to 1 2 and then to 3, and Right cannot move. */
  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"0; 0", "4; 0", "1 0 1; 0", "1 1; *", "1 2; 1", "2 0 1; 2", "1 0 2; -2", "0 2 0 1 0; 2",
          "1 1 0; *"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.of(game, position)).isEqualTo(value);
  }

  @Test
  void seedsAreSownOneByOne() {
    assertThat(PlainPlay.options(game, pots("3 0 1 2"), Player.LEFT)).containsExactlyInAnyOrder(pots("0 1 2 3"),
        pots("3 0 0 3"));
    assertThat(PlainPlay.options(game, pots("3 0 1 2"), Player.RIGHT)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 1 2 1 1", "3 0 1 2"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
