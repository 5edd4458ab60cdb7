package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.Touched;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;

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
    var more = (Touched.More<Position>) start.touched(Player.LEFT, List.of());
    assertThat(more.next().stream().map(touch -> touch.part() + ">" + touch.level()).collect(Collectors.toSet()))
        .containsExactlyInAnyOrder("0>2", "0>1", "1>1", "1>0", "1>4", "2>2");
    for (Touch touch : more.next()) {
      var done = (Touched.Done<Position>) start.touched(Player.LEFT, List.of(touch));
      String[] nodes = {"4", "2", "3"};
      String from = nodes[touch.part()];
      nodes[touch.part()] = touch.level().toString();
      assertThat(done.to().written()).isEqualTo(String.join(" ", nodes));
      assertThat(MoveText.parse(start, Player.LEFT, from + " -> " + touch.level())).isEqualTo(done.to());
    }
  }

  @Test
  void graphOfManyEdges_isLeftToNumbers() {
    String edges = IntStream.rangeClosed(1, 301).mapToObj(i -> i + "-" + (i - 1)).collect(Collectors.joining(","));
    assertThat(read("dag:" + edges + " 301").pictures().getFirst().layout()).isEqualTo(new Picture.Layout.Heaps());
  }
}
