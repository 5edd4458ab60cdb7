package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Partizan;
import org.grundy.game.Ruleset;
import org.grundy.game.strip.ElephantsAndRhinos;
import org.grundy.game.strip.ToadsAndFrogs;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

class MovePatternTest {
  private static Grid board(SplittableRandom random) {
    int columns = random.nextInt(1, 7);
    return Grid.of(IntStream.range(0, random.nextInt(1, 6)).mapToObj(_ -> line(random, columns, "xo..#")).toList());
  }

  private static String line(SplittableRandom random, int length, String contents) {
    return random.ints(length, 0, contents.length()).mapToObj(i -> contents.substring(i, i + 1))
        .collect(Collectors.joining());
  }

  private static void assertMoves(Ruleset<Grid> game, BiFunction<Grid, Player, List<String>> expected, long seed) {
    var random = new SplittableRandom(seed);
    for (int i = 0; i < 300; i++) {
      Grid board = board(random);
      for (Player mover : Player.values()) {
        var found = new ArrayList<String>();
        game.moves(board, mover, (option, touched) -> found.add(PlainTravels.move(option, touched)));
        assertThat(found).as(mover + " " + board).isEqualTo(expected.apply(board, mover));
      }
    }
  }

  @Test
  void clobber_movesAsWrittenOut() {
    assertMoves(new Clobber(), PlainTravels::clobber, 1);
  }

  @Test
  void konane_movesAsWrittenOut() {
    assertMoves(new Konane(), PlainTravels::konane, 2);
  }

  @Test
  void amazons_movesAsWrittenOut() {
    assertMoves(new Amazons(), PlainTravels::amazons, 3);
  }

  @Test
  void creatures_moveAsWrittenOut() {
    var random = new SplittableRandom(4);
    for (int i = 0; i < 300; i++) {
      String strip = line(random, random.nextInt(1, 12), "tf.");
      for (Player mover : Player.values())
        for (boolean jumps : new boolean[]{false, true}) {
          var found = new ArrayList<String>();
          Partizan<String> game = jumps ? new ToadsAndFrogs() : new ElephantsAndRhinos();
          game.moves(strip, mover, (option, touched) -> found.add(option + " " + Arrays.toString(touched)));
          assertThat(found).as(mover + " " + strip)
              .containsExactlyInAnyOrderElementsOf(PlainTravels.creatures(strip, mover, jumps));
        }
    }
  }

  @Test
  void listing_stopsWhenItIsTold() {
    var seen = new ArrayList<Grid>();
    new Amazons().moves(Grid.of(List.of("x..", "...")), Player.LEFT, (option, _) -> {
      seen.add(option);
      return seen.size() < 3;
    });
    assertThat(seen).hasSize(3);
  }

  @Test
  void aLegThatLeavesMoreThanItEnters_isRefused() {
    assertThatThrownBy(() -> new MovePattern.Leg(List.of(MovePattern.Way.UP), "o", "..", false, 'x'))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a leg leaves as many cells as it enters, at least one: 'o', '..'");
  }
}
