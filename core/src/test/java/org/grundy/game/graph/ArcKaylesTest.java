package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Edges.Edge;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArcKaylesTest {
  private final ArcKayles game = new ArcKayles();

  private static String path(int nodes) {
    return nodes < 2 ? "0"
        : IntStream.range(1, nodes).mapToObj(i -> i + "-" + (i + 1)).collect(Collectors.joining(" "));
  }

  /** A path of n nodes is a heap of n in Dawson's Kayles, 0.07: R. K. Guy, C. A. B. Smith, The G-values of various games, 1956. */
  @Test
  void paths_areDawsonsKayles() {
    var dawson = new TakeAndBreak(OctalCode.parse("0.07"));
    for (int n = 0; n <= 12; n++)
      assertThat(PlainValue.of(game, path(n))).as("%d nodes", n)
          .isEqualTo(PlainValue.of(dawson, String.valueOf(n)));
  }

  /** After the first move, a cycle is a path with two nodes less, a complete graph or a bipartite one of the same kind. */
  @Test
  void cyclesAndCompleteGraphs_haveTheValuesThatFollow() {
    for (int n = 3; n <= 9; n++) {
      assertThat(PlainValue.of(game, path(n) + " " + n + "-1")).as("cycle of %d", n)
          .isEqualTo(PlainValue.of(game, path(n - 2)).equals("0") ? "*" : "0");
      if (n <= 5) {
        int size = n;
        String complete = IntStream.rangeClosed(1, n).boxed()
            .flatMap(i -> IntStream.rangeClosed(i + 1, size).mapToObj(j -> i + "-" + j))
            .collect(Collectors.joining(" "));
        assertThat(PlainValue.of(game, complete)).isEqualTo(n / 2 % 2 == 0 ? "0" : "*");
      }
    }
    assertThat(PlainValue.of(game, "1-4 1-5 1-6 2-4 2-5 2-6")).isEqualTo("0");
    assertThat(PlainValue.of(game, "1-4 1-5 1-6 2-4 2-5 2-6 3-4 3-5 3-6")).isEqualTo("*");
  }

  /** By hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"0; 0", "1-2; *", "1-2b; 1", "1-2b 2-3b; 1", "1-2b 2-3r; *", "1-2b 2-3; *",
      "1-2b 3-4b; 2", "1-1b; 1", "1-2b 2-3r 3-4b; {1|0}"})
  void colours_sayWhoMayTakeAnEdge(String position, String value) {
    assertThat(PlainValue.of(game, position)).isEqualTo(value);
  }

  /** Whether the player who starts wins, from the sets of edges left. */
  private static boolean wins(List<Edge> edges, Player mover, Map<String, Boolean> known) {
    String key = edges + " " + mover;
    Boolean before = known.get(key);
    if (before != null)
      return before;
    boolean wins = false;
    for (Edge taken : edges)
      if (taken.colour() == 'g' || taken.colour() == (mover == Player.LEFT ? 'b' : 'r')) {
        Set<Integer> gone = Set.copyOf(new HashSet<>(List.of(taken.from(), taken.to())));
        var rest = new ArrayList<>(edges);
        rest.removeIf(edge -> gone.contains(edge.from()) || gone.contains(edge.to()));
        wins |= !wins(rest, mover.opponent(), known);
      }
    known.put(key, wins);
    return wins;
  }

  /** Positions reach these through {@code normal} and {@code summands}. */
  @Test
  void outcomes_areThoseOfTheSetsOfEdges() {
    var random = new Random(5);
    for (int i = 0; i < 120; i++) {
      Graph at = game.notation().random(random, 9);
      if (random.nextBoolean())
        at = Graph.of(Stream.concat(at.edges().stream(), game.notation().random(random, 4).edges().stream()
            .map(edge -> new Edge(edge.from() + 20, edge.to() + 20, edge.colour()))).toList());
      var known = new HashMap<String, Boolean>();
      boolean left = wins(at.edges(), Player.LEFT, known);
      boolean right = wins(at.edges(), Player.RIGHT, known);
      String value = PlainValue.of(game, game.notation().format(at));
      assertThat(PlainValue.of(game, game.notation().format(game.normal(at)))).as("%s", at).isEqualTo(value);
      assertThat(game.summands(at).stream().mapToInt(part -> part.edges().size()).sum()).isEqualTo(at.edges().size());
      assertThat(value.equals("0")).as("%s = %s", at, value).isEqualTo(!left && !right);
    }
  }

  @Test
  void renumbering_makesIsomorphicTreesEqual() {
    assertThat(game.normal(game.notation().parse("7-3 3-9b 9-4")))
        .isEqualTo(game.normal(game.notation().parse("2-1 0-1b 0-5")));
    Graph normal = game.normal(game.notation().parse("1-2 2-3r 3-4 4-1b 4-5"));
    assertThat(game.normal(normal)).isEqualTo(normal);
  }

  @Test
  void renumbering_makesGraphsInAnyOrderEqual() {
    var random = new Random(6);
    for (int i = 0; i < 300; i++) {
      Graph at = game.notation().random(random, 9);
      var numbers = new ArrayList<>(IntStream.range(0, 30).boxed().toList());
      Collections.shuffle(numbers, random);
      var edges = new ArrayList<>(at.edges().stream().map(edge -> random.nextBoolean()
          ? new Edge(numbers.get(edge.from()), numbers.get(edge.to()), edge.colour())
          : new Edge(numbers.get(edge.to()), numbers.get(edge.from()), edge.colour())).toList());
      Collections.shuffle(edges, random);
      assertThat(game.normal(Graph.of(edges))).as("%s", at).isEqualTo(game.normal(at));
    }
    for (int n = 3; n < 9; n++)
      assertThat(game.normal(game.notation().parse(path(n) + " " + n + "-1")))
          .isEqualTo(game.normal(game.notation().parse("1-" + n + " 1-2 " + path(n).substring(n > 2 ? 4 : 0))));
  }

  @Test
  void positions_areWrittenAsTheyAreRead() {
    for (String position : List.of("1-2 2-3b 3-4r", "0", "1-1"))
      assertThat(game.notation().format(game.notation().parse(position))).isEqualTo(position);
    assertThat(game.notation().format(game.notation().parse("1-2g"))).isEqualTo("1-2");
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(game, "1-2b 2-3r 3-1 3-4 4-5b");
  }
}
