package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.game.Count;
import org.grundy.game.Heavy;
import org.grundy.game.PlainPlay;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoinsTest {
  /** Coins on 5, 7, 8 and 12, from a lecture on games for programming contests: heaps 1 and 3. */
  @Test
  void lecturesPosition_isWorth2_andTwoOfEightMovesWin() {
    var at = List.of(5, 7, 8, 12);
    var game = new Coins();
    assertThat(Heavy.nimValue(game, "5 7 8 12")).isEqualTo(2);
    assertThat(PlainPlay.options(game, at, Player.LEFT)).hasSize(8);
    var winning = game.theorems().getFirst().winning(at, Player.LEFT, Convention.NORMAL);
    assertThat(winning.some()).containsExactly(List.of(5, 7, 8, 10), List.of(3, 7, 8, 12));
    assertThat(winning.count()).isEqualTo(Count.exactly(2));
  }

  @Test
  void coinOnTwelve_goesToThreeBoxes() {
    assertThat(PlainPlay.options(new Coins(), List.of(5, 7, 8, 12), Player.LEFT))
        .filteredOn(option -> option.subList(0, 3).equals(List.of(5, 7, 8))).extracting(List::getLast)
        .containsExactly(11, 10, 9);
  }

  /** T. S. Ferguson, Game Theory, part I, 2.6: coins of Nimble are heaps. */
  @ParameterizedTest
  @CsvSource({"4 6 6 9, 11", "2 3 4, 0", "1, 0", "7, 6"})
  void nimble_isNim(String boxes, int value) {
    assertThat(Heavy.nimValue(new Nimble(), boxes)).isEqualTo(value);
  }
}
