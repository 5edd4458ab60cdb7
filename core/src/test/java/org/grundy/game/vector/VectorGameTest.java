package org.grundy.game.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Count;
import org.grundy.game.Heaps;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.value.Player;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorGameTest {
  private static VectorGame game(String name) {
    return switch (name) {
      case "nim" -> new Nim();
      case "wythoff" -> new Wythoff();
      default -> new Tribonacci();
    };
  }

  private static Touch touch(int heap, long level) {
    return new Touch(0, heap, BigInteger.valueOf(level));
  }

  @ParameterizedTest
  @CsvSource({"nim, 3 4 5", "nim, 18 6 3 20 9", "nim, 0 2 2", "wythoff, 6 11", "wythoff, 0 4", "wythoff, 12 20",
      "tribonacci, 3 5 10", "tribonacci, 3 6 11", "tribonacci, 0 4 4", "tribonacci, 7 7 7"})
  void everyMove_isMadeByTouch_inBothOrders(String name, String text) {
    VectorGame game = game(name);
    var position = new Position.Single<>(game, game.notation().parse(text));
    var moves = new ArrayList<Move>();
    position.moves(Player.LEFT, moves::add);
    Set<Position> seen = new HashSet<>();
    for (Move move : moves) {
      assertThat(seen.add(move.to())).isTrue();
      for (List<Touch> touches : List.of(move.touches(), move.touches().reversed()))
        assertThat(made(position.touched(Player.LEFT, touches))).isEqualTo(move.to());
    }
    assertThat(game.moveCount(position.at(), Player.LEFT)).contains(Count.exactly(moves.size()));
  }

  private static Position made(TouchResult<Position> touched) {
    return switch (touched) {
      case TouchResult.Done<Position>(Position to) -> to;
      case TouchResult.More<Position>(_, var ended) -> ended.orElseThrow();
      case TouchResult.Refused<Position> _ -> throw new AssertionError("refused");
    };
  }

  @Test
  void touches_goOnWhereARuleStillAllows() {
    var wythoff = new Wythoff();
    Heaps at = Heaps.of(2, 5);
    assertThat(wythoff.touched(at, Player.LEFT, List.of()))
        .isEqualTo(new TouchResult.More<>(Set.of(touch(0, 2), touch(1, 5)), java.util.Optional.empty()));
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 4))))
        .isEqualTo(new TouchResult.More<>(Set.of(touch(0, 2)), java.util.Optional.of(Heaps.of(2, 4))));
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 2))))
        .isEqualTo(new TouchResult.Done<>(Heaps.of(2, 2)));
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 4), touch(0, 1))))
        .isEqualTo(new TouchResult.Done<>(Heaps.of(1, 4)));
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 4), touch(0, 0))))
        .isEqualTo(new TouchResult.Refused<>());
  }

  @Test
  void secondTouch_replacesTheFirst_andTheSameTwiceConfirms() {
    var wythoff = new Wythoff();
    Heaps at = Heaps.of(2, 5);
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 0), touch(0, 1), touch(1, 4))))
        .isEqualTo(new TouchResult.Done<>(Heaps.of(1, 4)));
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 4), touch(1, 4))))
        .isEqualTo(new TouchResult.Done<>(Heaps.of(2, 4)));
    assertThat(wythoff.touched(at, Player.LEFT, List.of(touch(1, 4), touch(1, 5))))
        .isInstanceOf(TouchResult.More.class);
    for (Touch wrong : List.of(touch(2, 0), touch(-1, 0), touch(0, 3), touch(0, -1)))
      assertThat(wythoff.touched(at, Player.LEFT, List.of(wrong))).isEqualTo(new TouchResult.Refused<>());
    assertThat(wythoff.touched(Heaps.of(0, 0), Player.LEFT, List.of())).isEqualTo(new TouchResult.Refused<>());
  }

  @Test
  void hugeHeaps_areTouchedCheckedAndListedInPart() {
    BigInteger huge = BigInteger.TEN.pow(10_000);
    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
      for (VectorGame game : List.of(new Nim(), new Wythoff(), new Tribonacci())) {
        Heaps at = Heaps.of(List.of(huge, huge.subtract(BigInteger.ONE), huge).subList(0, game.heaps() == 2 ? 2 : 3));
        assertThat(game.by(at, at.with(0, BigInteger.ONE))).isPresent();
        assertThat(game.touched(at, Player.LEFT, List.of(touch(1, 3)))).isNotInstanceOf(TouchResult.Refused.class);
        var some = new ArrayList<Heaps>();
        game.moves(at, (to, _) -> some.add(to) && some.size() < 100);
        assertThat(some).hasSize(100).allMatch(to -> game.legal(at, Player.LEFT, to));
      }
    });
  }

  @Test
  void manyHeaps_areTouchedAtOnce() {
    var nim = new Nim();
    Heaps at = nim.notation().parse("7 ".repeat(4096).strip());
    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
      assertThat(nim.touched(at, Player.LEFT, List.of())).isInstanceOf(TouchResult.More.class);
      assertThat(nim.touched(at, Player.LEFT, List.of(touch(4095, 3)))).isInstanceOf(TouchResult.Done.class);
    });
  }

  @Test
  void normal_keepsAFixedNumberOfHeaps() {
    assertThat(new Wythoff().normal(Heaps.of(5, 0))).isEqualTo(Heaps.of(0, 5));
    assertThat(new Nim().normal(Heaps.of(5, 0, 3))).isEqualTo(Heaps.of(3, 5));
    assertThat(new Nim().summands(Heaps.of(5, 0, 3))).containsExactly(Heaps.of(5, 0, 0), Heaps.of(0, 0, 3));
    assertThat(new Wythoff().summands(Heaps.of(5, 3))).containsExactly(Heaps.of(5, 3));
  }

  @Test
  void rulesThatDoNotFit_areRefused() {
    assertThatThrownBy(() -> Rule.of("R", 7, "a>0")).hasMessage("a rule takes from 1 to 6 heaps, not 7");
    assertThatThrownBy(() -> new VectorGame(2, Rule.of("R", 1, "a>0").except("z'<x'")) {
      @Override
      public String name() {
        return "test";
      }
    }).hasMessage("an exception speaks of heap 3 of 2");
  }
}
