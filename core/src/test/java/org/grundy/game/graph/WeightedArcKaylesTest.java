package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.game.Edges.Edge;
import org.grundy.game.PlainForms;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WeightedArcKaylesTest {
  private final WeightedArcKayles game = new WeightedArcKayles();

  private CountedGraph parse(String text) {
    return game.notation().parse(text);
  }

  /** By hand: in a star, each move takes a counter from the middle and one from a leaf. */
  @ParameterizedTest
  @CsvSource({"1-2, *", "1-2 1:2 2:2, 0", "1-2 1:7 2:3, *", "1-2 1-3 1-4 1:5 2:2 3:1 4:3, *",
      "1-2 1-3 1-4 1:9 2:2 3:1 4:3, 0", "1-2b 1:3 2:3, 3", "1-2b 2-3r 2:2, 0", "1-2b 2-3r 2:2 1:2 3:2, 0",
      "1-2b 2-3r 2:3 1:3 3:3, *", "1-1 1:3, *", "1-2 2-3 3-1 3:2, *2",
      "1-2 2-3 3-1 1:2 2:2 3:2, 0"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.of(game, position)).isEqualTo(value);
  }

  /** A node with n counters is n nodes with the same neighbours: the same options, up to the names of the nodes. */
  @Test
  void counters_areNodesWithTheSameNeighbours() {
    var random = new Random(11);
    for (int i = 0; i < 60; i++) {
      CountedGraph at = game.notation().random(random, 4);
      if (at.graph().edges().stream().anyMatch(edge -> edge.from() == edge.to())
          || at.counters().values().stream().mapToInt(n -> n).sum() > 8)
        continue;
      var edges = new ArrayList<Edge>();
      for (Edge edge : at.graph().edges())
        for (int a = 0; a < at.count(edge.from()); a++)
          for (int b = 0; b < at.count(edge.to()); b++)
            edges.add(new Edge(100 * a + edge.from(), 100 * b + edge.to(), edge.colour()));
      String text = game.notation().format(at);
      String spread = edges.isEmpty() ? "0" : edges.stream().map(Edge::toString).collect(Collectors.joining(" "));
      assertThat(PlainValue.of(game, text)).as(text).isEqualTo(PlainValue.of(new ArcKayles(), spread));
    }
  }

  /** The options by the counters that each node still has. */
  private static List<Map<Integer, Integer>> options(List<Edge> edges, Map<Integer, Integer> counters, Player mover) {
    var options = new ArrayList<Map<Integer, Integer>>();
    for (Edge edge : edges)
      if (edge.colour() != (mover == Player.LEFT ? 'r' : 'b') && counters.get(edge.from()) > 0
          && counters.get(edge.to()) > 0) {
        var left = new TreeMap<>(counters);
        left.merge(edge.from(), -1, Integer::sum);
        if (edge.to() != edge.from())
          left.merge(edge.to(), -1, Integer::sum);
        options.add(left);
      }
    return options;
  }

  /** Positions reach these through {@code normal} and {@code summands}. */
  @Test
  void randomGraphs_haveTheValuesOfPlainPlay() {
    var random = new Random(12);
    for (int i = 0; i < 150; i++) {
      CountedGraph at = game.notation().random(random, 6);
      var counters = new TreeMap<Integer, Integer>();
      for (int node : at.graph().nodes())
        counters.put(node, at.count(node));
      if (counters.values().stream().mapToInt(n -> n).sum() <= 12)
        PlainForms.<Map<Integer, Integer>>assertSolved("weighted-arc-kayles " + game.notation().format(at), counters,
            (state, mover) -> options(at.graph().edges(), state, mover));
    }
  }

  @Test
  void countersThatCannotBeUsed_areNotPartOfTheNormalPosition() {
    assertThat(game.normal(parse("1-2 2-3 1:9 2:2 3:3"))).isEqualTo(game.normal(parse("1-2 2-3 1:2 2:2 3:2")));
    assertThat(game.normal(parse("1-2 1:50 2:60"))).isEqualTo(game.normal(parse("1-2 1:50 2:50")));
    assertThat(game.normal(parse("1-1 1:3")).count(0)).isEqualTo(3);
  }

  @Test
  void renumbering_makesGraphsInAnyOrderEqual() {
    var random = new Random(13);
    for (int i = 0; i < 200; i++) {
      CountedGraph at = game.notation().random(random, 8);
      var numbers = new ArrayList<Integer>();
      for (int n = 0; n < 30; n++)
        numbers.add(n);
      Collections.shuffle(numbers, random);
      var edges = new ArrayList<>(at.graph().edges().stream()
          .map(edge -> new Edge(numbers.get(edge.from()), numbers.get(edge.to()), edge.colour())).toList());
      Collections.shuffle(edges, random);
      var counters = new TreeMap<Integer, Integer>();
      at.counters().forEach((node, count) -> counters.put(numbers.get(node), count));
      CountedGraph normal = game.normal(at);
      assertThat(game.normal(CountedGraph.of(Graph.of(edges), counters))).as("%s", at).isEqualTo(normal);
      assertThat(game.normal(normal)).isEqualTo(normal);
    }
  }

  @Test
  void positions_areWrittenAsTheyAreRead() {
    for (String position : List.of("1-2 2-3b 3-4r 2:4 3:2", "0", "1-1 1:9999"))
      assertThat(game.notation().format(parse(position))).isEqualTo(position);
    assertThat(game.notation().format(parse("2:004 1-2g 1:1"))).isEqualTo("1-2 2:4");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1-2 3:4; node 3 has counters, but no edge",
      "1-2 2:0; expected 1 to 9999 counters, found '2:0'", "1-2 2:12345; expected 1 to 9999 counters, found '2:12345'",
      "1-2 2:3 2:4; node 2: expected its counters once"})
  void badCounters_areNamed(String position, String message) {
    assertThatThrownBy(() -> parse(position)).isInstanceOf(BadInput.class).hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-2b 2-3r 3-1 3-4 1:2 3:4", "1-2 1-2b 1-1 1:2"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
