package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StaircaseTest {
  /** T. S. Ferguson, Game Theory, part I, 2.6: Nim with the odd steps. */
  @ParameterizedTest
  @CsvSource({"2 3 4, 6", "3 7 3, 0", "0 9 0 9, 0", "1 0 5 2, 4", "1 2 3 4 5, 7"})
  void nimValues_arePublished(String steps, int value) {
    assertThat(Heavy.nimValue(new Staircase(), steps)).isEqualTo(value);
  }

  @ParameterizedTest
  @EnumSource
  void hugeHeaps_areDecidedAtOnce(Convention convention) {
    Heavy.assertWonAtOnce(new Staircase(), Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE, Heavy.HUGE.shiftRight(1))),
        convention);
  }

  @Test
  void moves_areTypedAsWhatLeavesEachStep() {
    var game = new Staircase();
    var from = new Position.Single<>(game, Heaps.of(2, 3, 4));
    Position to = MoveText.parse(from, Player.LEFT, "0 2 0");
    assertThat(to.written()).isEqualTo("4 1 4");
    from.moves(Player.LEFT, move -> {
      assertThat(MoveText.parse(from, Player.LEFT, MoveText.of(from, move))).isEqualTo(move.to());
      return true;
    });
  }
}
