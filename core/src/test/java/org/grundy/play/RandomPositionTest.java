package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RandomPositionTest {
  private static final int SEEDS = 20;

  private static Position of(String game, int size, long seed) {
    return RandomPosition.like(Catalog.standard().start(game).position(), size, seed, Budget.unlimited());
  }

  private static boolean canMove(Position at, Player player) {
    return !at.moves(player, _ -> false);
  }

  /** Each player can move and has a reply to each move; few positions come twice. */
  @ParameterizedTest
  @CsvSource({"nim, 3", "nim, 8", "kayles, 3", "wythoff, 5", "konane, 3", "toads-and-frogs, 3", "domineering, 3",
      "clobber, 3", "hackenbush, 5", "chomp, 3", "amazons, 3"})
  void positions_areWorthPlaying(String game, int size) {
    Set<Position> found = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      Position at = of(game, size, seed);
      found.add(at);
      for (Player player : Player.values()) {
        assertThat(canMove(at, player)).as(at.text()).isTrue();
        at.moves(player, move -> {
          assertThat(canMove(move.to(), player.opponent())).as("%s to %s", at.text(), move.to().text()).isTrue();
          return true;
        });
      }
    }
    assertThat(found).hasSizeGreaterThan(SEEDS / 2);
  }

  /** In games where the first player wins most positions. */
  @ParameterizedTest
  @CsvSource({"nim, 3", "nim, 8", "kayles, 3", "wythoff, 5", "domineering, 3", "hackenbush, 5", "chomp, 3"})
  void positions_canBeWonByTheFirstPlayer(String game, int size) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Position at = of(game, size, seed);
      assertThat(new Solver(Budget.unlimited()).decide(new Question(at, Convention.NORMAL)).wins(Player.LEFT))
          .as(at.text()).isTrue();
    }
  }

  /** Each board of a sum is new, each player can move on it, and the first player can win the sum and lose it. */
  @ParameterizedTest
  @CsvSource({"kayles 5 + domineering 3x3 + nim 2, 3", "kayles 5 + domineering 3x3 + nim 2, 5", "nim 1 + nim 1, 3",
      "snort 2x2 - snort 3x3, 3", "toads-and-frogs tf.. - toppling-dominoes xo, 5"})
  void sums_areNewOnEachBoard(String text, int size) {
    Position like = Catalog.standard().read(text).position();
    List<Set<String>> found = like.parts().stream().<Set<String>>map(_ -> new HashSet<>()).toList();
    for (int seed = 0; seed < SEEDS; seed++) {
      Position at = RandomPosition.like(like, size, seed, Budget.unlimited());
      assertThat(at.rulesets()).containsExactlyElementsOf(like.rulesets().toList());
      assertThat(RandomPosition.like(like, size, seed, Budget.unlimited())).isEqualTo(at);
      for (int i = 0; i < found.size(); i++) {
        found.get(i).add(at.parts().get(i).text());
        for (Player player : Player.values())
          assertThat(canMove(at.parts().get(i), player)).as(at.text()).isTrue();
      }
      var solver = new Solver(Budget.unlimited());
      Set<Boolean> wins = new HashSet<>();
      at.moves(Player.LEFT, move -> {
        wins.add(solver.decide(new Question(move.to(), Convention.NORMAL)).startedBy(Player.RIGHT) == Result.LEFT);
        return true;
      });
      assertThat(wins).as(at.text()).containsExactlyInAnyOrder(true, false);
    }
    assertThat(found).allSatisfy(boards -> assertThat(boards).hasSizeGreaterThan(1));
  }

  /** Without loops, and with at most two edges between the same nodes, for play and on sheets. */
  @ParameterizedTest
  @CsvSource({"hackenbush, 3", "hackenbush, 5", "hackenbush, 8", "arc-kayles, 5"})
  void graphs_areLegible(String game, int size) {
    for (int seed = 0; seed < SEEDS; seed++) {
      assertLegible(of(game, size, seed));
      assertLegible(RandomPosition.legible(Catalog.standard().ruleset(game), new Random(seed), size));
    }
  }

  private static void assertLegible(Position at) {
    Map<Set<Integer>, Integer> between = new HashMap<>();
    for (Picture picture : at.pictures())
      for (Picture.Part part : picture.parts())
        if (part instanceof Picture.Part.Edge edge) {
          assertThat(edge.from()).as(at.text()).isNotEqualTo(edge.to());
          between.merge(Set.of(edge.from(), edge.to()), 1, Integer::sum);
        }
    assertThat(between.values()).as(at.text()).allMatch(edges -> edges <= 2);
  }

  /** What has no edges is drawn as ever. */
  @Test
  void positionsWithoutGraphs_areLegible() {
    assertThat(RandomPosition.legible(Catalog.standard().ruleset("nim"), new Random(4), 5))
        .isEqualTo(RandomPosition.drawn(Catalog.standard().ruleset("nim"), new Random(4), 5));
  }

  @Test
  void sameSeed_givesTheSamePosition() {
    assertThat(of("konane", 4, 7)).isEqualTo(of("konane", 4, 7));
  }

  @Test
  void largerSizes_giveLargerPositions() {
    long small = 0;
    long large = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      small += PlaySize.count(of("kayles", 3, seed), 10_000, Budget.unlimited());
      large += PlaySize.count(of("kayles", 8, seed), 10_000, Budget.unlimited());
    }
    assertThat(large).isGreaterThan(2 * small);
  }
}
