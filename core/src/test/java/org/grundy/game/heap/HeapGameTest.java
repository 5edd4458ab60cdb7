package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Heaps;
import org.grundy.game.Move;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapGameTest {
  /** As short as a newcomer writes it; it does not listen when it is told to stop. */
  private static final HeapGame PRIMES = new HeapGame() {
    @Override
    public String name() {
      return "primes";
    }

    @Override
    public void from(long heap, Become out) {
      for (long p = 2; p <= heap; p++)
        if (isPrime(p))
          out.heap(heap - p);
    }

    private static boolean isPrime(long n) {
      for (long d = 2; d * d <= n; d++)
        if (n % d == 0)
          return false;
      return true;
    }
  };

  private static HeapGame game(String name) {
    return name.equals("primes") ? PRIMES : new TakeAndBreak(OctalCode.parse(name));
  }

  private static List<Move> moves(Position position) {
    var moves = new ArrayList<Move>();
    assertThat(position.moves(Player.LEFT, moves::add)).isTrue();
    return moves;
  }

  @ParameterizedTest
  @CsvSource({"primes, 7 0 12", "0.77, 4 1 3", "0.77, 1500 2", "4.07, 2 6", "0.3F, 9 1", "0.3F, 60 40 5", "4!.0, 9",
      "C.F, 7", "0.[3], 0 5"})
  void everyMove_isMadeByTouchingItsParts(String name, String text) {
    HeapGame game = game(name);
    var position = new Position.Single<>(game, game.notation().parse(text));
    Set<Integer> ids = new HashSet<>();
    game.picture(position.at()).parts().forEach(part -> assertThat(ids.add(part.id())).isTrue());
    List<Move> moves = moves(position);
    int step = Math.max(1, moves.size() / 100);
    for (int i = 0; i < moves.size(); i += step) {
      Move move = moves.get(i);
      assertThat(move.touches()).extracting(Touch::part).isSubsetOf(ids).doesNotHaveDuplicates();
      Position made = switch (position.touched(Player.LEFT, move.touches())) {
        case TouchResult.Done<Position>(Position to) -> to;
        case TouchResult.More<Position>(_, var ended) -> ended.orElseThrow();
        case TouchResult.Refused<Position> _ -> throw new AssertionError("refused: " + move);
      };
      assertThat(normal(made)).isEqualTo(normal(move.to()));
    }
  }

  private static Object normal(Position position) {
    return ((Heaps) ((Position.Single<?>) position).at()).sortedWithoutEmpty();
  }

  @Test
  void rows_areTouchedWhereTheRunIsTaken() {
    HeapGame kayles = game("0.77");
    var options = new ArrayList<String>();
    kayles.moves(Heaps.of(4), (to, parts) -> options.add(to + " by " + parts.length));
    assertThat(options).containsExactly("[3] by 1", "[3] by 1", "[2] by 2", "[2] by 2", "[1, 2] by 1", "[1, 2] by 1",
        "[1, 1] by 2");
    assertThat(kayles.picture(Heaps.of(4)).parts()).hasSize(7);
    assertThat(kayles.picture(Heaps.of(4)).layout()).isEqualTo(new Picture.Layout.Rows(List.of(4)));
  }

  @Test
  void stacks_fallToALevel() {
    PRIMES.moves(Heaps.of(3, 4), (to, parts) -> {
      assertThat(PRIMES.level(to, parts[0])).isEqualTo(to.get(parts[0]));
      return true;
    });
    assertThat(PRIMES.picture(Heaps.of(3, 4)).layout()).isEqualTo(new Picture.Layout.Heaps());
    assertThat(PRIMES.pieces()).isEqualTo(1);
  }

  @Test
  void game_isNotHeardAfterEnough() {
    int[] heard = {0};
    PRIMES.moves(Heaps.of(30, 30), (_, _) -> ++heard[0] < 3);
    assertThat(heard[0]).isEqualTo(3);
  }

  @Test
  void picture_keepsWithinItsLimit() {
    for (String text : List.of("2048", "2049", "1000000000000000000", "1 ".repeat(500).strip(),
        "9 ".repeat(300).strip()))
      for (String name : List.of("0.77", "primes", "0.3")) {
        HeapGame game = game(name);
        assertThat(game.picture(game.notation().parse(text)).parts()).hasSizeLessThanOrEqualTo(Picture.MOST_PARTS);
      }
  }

  @Test
  void tooLargeHeaps_areRefused() {
    assertThatThrownBy(() -> PRIMES.notation().parse("1 1000000000000000001")).isInstanceOf(BadInput.class)
        .hasMessage("heap 2: expected a whole number from 0 to 1000000000000000000, found 1000000000000000001");
  }

  @Test
  void summands_areTheHeapsWhereTheyStand() {
    assertThat(PRIMES.summands(Heaps.of(0, 5, 7))).containsExactly(Heaps.of(0, 5, 0), Heaps.of(0, 0, 7));
    assertThat(PRIMES.summands(Heaps.of(0, 5))).containsExactly(Heaps.of(0, 5));
    assertThat(PRIMES.normal(Heaps.of(7, 0, 5))).isEqualTo(Heaps.of(5, 7));
  }
}
