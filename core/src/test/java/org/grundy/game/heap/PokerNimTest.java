package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Heaps;
import org.grundy.game.Heavy;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PokerNimTest {
  /** Winning Ways, chapter 3: whatever may be added, it is Nim. */
  @ParameterizedTest
  @CsvSource({"3 4 5; 2, 2", "1 2 3; 9, 0", "5; 0, 5", "0 0; 3, 0"})
  void nimValues_areThoseOfNim(String position, int value) {
    assertThat(Heavy.nimValue(new PokerNim(), position)).isEqualTo(value);
  }

  @ParameterizedTest
  @EnumSource
  void hugeHeaps_areDecidedAtOnce(Convention convention) {
    Heavy.assertWonAtOnce(new PokerNim(),
        new PokerNim.At(Heaps.of(List.of(Heavy.HUGE, Heavy.HUGE.shiftRight(1))), BigInteger.TEN), convention);
  }

  @Test
  void moves_areTypedAsWhatIsTakenOrWhatAHeapBecomes() {
    var game = new PokerNim();
    var from = new Position.Single<>(game, game.notation().parse("3 4 5; 2"));
    assertThat(MoveText.parse(from, Player.LEFT, "2 0 0").written()).isEqualTo("1 4 5; 2");
    assertThat(MoveText.parse(from, Player.LEFT, "4 -> 6").written()).isEqualTo("3 6 5; 0");
    from.moves(Player.LEFT, move -> {
      assertThat(MoveText.parse(from, Player.LEFT, MoveText.of(from, move))).isEqualTo(move.to());
      return true;
    });
    assertThatThrownBy(() -> MoveText.parse(from, Player.LEFT, "4 -> 7")).isInstanceOf(BadInput.class);
  }

  @Test
  void missingReserve_isAskedFor() {
    assertThatThrownBy(() -> new PokerNim().notation().parse("3 4 5")).isInstanceOf(BadInput.class)
        .hasMessage("expected the number of stones that may be added after a semicolon, as in 3 4 5; 2");
    assertThatThrownBy(() -> new PokerNim().notation().parse("3 4 5; x")).isInstanceOf(BadInput.class)
        .hasMessage("the number of stones that may be added: expected a whole number, 0 or more, found 'x'");
  }
}
