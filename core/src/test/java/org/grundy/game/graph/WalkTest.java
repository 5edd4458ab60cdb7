package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.BadInput;
import org.grundy.solve.HeapSequence;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WalkTest {
  private static Position read(String text) {
    return Catalog.standard().read(text).position();
  }

  @Test
  void graph_isThePicture_andTokensAreItsParts() {
    Picture picture = read("dag:1-0,2-1,2-0,5-2 5 2 2").pictures().getFirst();
    assertThat(picture.layout()).isEqualTo(new Picture.Layout.Walks(List.of(new Picture.Arrow(1, 0),
        new Picture.Arrow(2, 0), new Picture.Arrow(2, 1), new Picture.Arrow(5, 2))));
    assertThat(((Picture.Layout.Walks) picture.layout()).nodes(picture)).containsExactly(0, 1, 2, 5);
    assertThat(picture.parts()).isEqualTo(Picture.heaps(List.of(BigInteger.valueOf(5), BigInteger.TWO, BigInteger.TWO))
        .parts());
  }

  /** Every touch that is offered makes the move that its token and its level say, and the move can be typed. */
  @Test
  void touches_moveTheirTokens() {
    Position start = read("dag:1-0,2-1,2-0,3-2,4-2,4-1,2-4 4 2 3");
    var more = (TouchResult.More<Position>) start.touched(Player.LEFT, List.of());
    assertThat(more.next().stream().map(touch -> touch.part() + ">" + touch.level()).collect(Collectors.toSet()))
        .containsExactlyInAnyOrder("0>2", "0>1", "1>1", "1>0", "1>4", "2>2");
    for (Touch touch : more.next()) {
      var done = (TouchResult.Done<Position>) start.touched(Player.LEFT, List.of(touch));
      String[] nodes = {"4", "2", "3"};
      String from = nodes[touch.part()];
      nodes[touch.part()] = touch.level().toString();
      assertThat(done.to().written()).isEqualTo(String.join(" ", nodes));
      assertThat(MoveText.parse(start, Player.LEFT, from + " -> " + touch.level())).isEqualTo(done.to());
    }
  }

  /** A node may be named alone, again, and in any order. */
  @ParameterizedTest
  @ValueSource(strings = {"1\n1 0", "1 0\n1", "1\n1\n1 0\n1", "0\n0\n1 0", "1 0\n0\n0"})
  void linesOfOneNode_areJoined(String lines, @TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("x.dag"), lines + "\n");
    Walk walk = Walk.named("dag:" + file);
    assertThat(walk.greatest()).isEqualTo(1);
    assertThat(HeapSequence.of(walk, new Solver(Budget.unlimited())).value(BigInteger.ONE)).isEqualTo(BigInteger.ONE);
  }

  /** What keeps nodes from having a value, with the line of the file. */
  @Test
  void cycle_isNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("x.dag"), "# a remark\n1 0\n4 1 3\n02 -> 1 # on\n2 4\n3 2\n5 4\n");
    assertThat(Walk.named("dag:" + file).returning())
        .hasValueSatisfying(
            how -> assertThat(how.toString()).isIn("a token can go round 2 -> 4 -> 3 -> 2, starting with line 5",
                "a token can go round 4 -> 3 -> 2 -> 4, starting with line 3",
                "a token can go round 3 -> 2 -> 4 -> 3, starting with line 6"));
    assertThat(Walk.named("dag:1-0,2-1,2-2").returning().orElseThrow()).hasToString("a token can go round 2 -> 2");
    assertThat(Walk.named("dag:1-0,2-1,3-2").returning()).isEmpty();
    assertThatThrownBy(() -> HeapSequence.of(Walk.named("dag:2-1,1-2"), new Solver(Budget.unlimited()))
        .value(BigInteger.ONE)).isInstanceOf(BadInput.class)
        .hasMessageMatching(
            "the nim-value of dag:2-1,1-2 1 is not known, because a token can go round (1 -> 2 -> 1|2 -> 1 -> 2)");
    String ring = IntStream.rangeClosed(1, 30).mapToObj(i -> i + "-" + (i % 30 + 1)).collect(Collectors.joining(","));
    assertThat(Walk.named("dag:" + ring).returning().orElseThrow().toString())
        .matches("a token can go round ([0-9]+ -> ){8}\\.\\. -> [0-9]+ -> [0-9]+");
  }

  /** A cycle is found just where a walk can come back, and is one. */
  @Test
  void cycles_ofRandomGraphs() {
    var random = new Random(5);
    int found = 0;
    for (int round = 0; round < 500; round++) {
      int nodes = 1 + random.nextInt(7);
      var edges = new boolean[nodes][nodes];
      for (int edge = random.nextInt(2 * nodes); edge > 0; edge--)
        edges[random.nextInt(nodes)][random.nextInt(nodes)] = true;
      int[] cycle = Cycles.one(Stream.of(edges)
          .map(to -> IntStream.range(0, nodes).filter(node -> to[node]).toArray()).toList());
      for (int i = 0; i < cycle.length; i++)
        assertThat(edges[cycle[i]][cycle[(i + 1) % cycle.length]]).isTrue();
      var reached = new boolean[nodes][];
      for (int node = 0; node < nodes; node++)
        reached[node] = edges[node].clone();
      for (int over = 0; over < nodes; over++)
        for (int from = 0; from < nodes; from++)
          for (int to = 0; to < nodes; to++)
            reached[from][to] |= reached[from][over] && reached[over][to];
      assertThat(cycle.length > 0).isEqualTo(IntStream.range(0, nodes).anyMatch(node -> reached[node][node]));
      found += cycle.length > 0 ? 1 : 0;
    }
    assertThat(found).isBetween(50, 450);
  }

  @Test
  void graphOfManyEdges_isLeftToNumbers() {
    String edges = IntStream.rangeClosed(1, 301).mapToObj(i -> i + "-" + (i - 1)).collect(Collectors.joining(","));
    assertThat(read("dag:" + edges + " 301").pictures().getFirst().layout()).isEqualTo(new Picture.Layout.Heaps());
  }
}
