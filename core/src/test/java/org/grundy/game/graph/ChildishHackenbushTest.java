package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.grundy.game.Edges.Edge;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChildishHackenbushTest {
  private final ChildishHackenbush game = new ChildishHackenbush();

  /** By hand: a stalk is cut from its end, a cycle that touches the ground once anywhere but between it and the rest. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"0; 0", "0-1b; 1", "0-1b 1-2b; 2", "0-1b 1-2r; 0", "0-1r 1-2b; 0",
      "0-1b 1-2r 2-3b; 1", "0-1b 1-2b 2-0b; 3", "0-1g 1-2g; 0", "0-1b 0-2r; 0", "0-1b 1-1r; 0"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.of(game, position)).isEqualTo(value);
  }

  private static boolean isConnected(List<Edge> edges) {
    Set<Integer> reached = new HashSet<>(Set.of(0));
    for (boolean grows = true; grows;) {
      grows = false;
      for (Edge edge : edges)
        if (reached.contains(edge.from()) || reached.contains(edge.to()))
          grows |= reached.addAll(List.of(edge.from(), edge.to()));
    }
    return edges.stream().allMatch(edge -> reached.contains(edge.from()));
  }

  @Test
  void moves_areTheCutsThatLeaveAllElseConnected() {
    var random = new Random(8);
    for (int i = 0; i < 200; i++) {
      Graph at = game.notation().random(random, 8);
      for (Player mover : Player.values()) {
        long cuts = at.edges().stream().filter(edge -> {
          var rest = new ArrayList<>(at.edges());
          rest.remove(edge);
          return isConnected(rest) && (edge.colour() == 'g' || edge.colour() == (mover == Player.LEFT ? 'b' : 'r'));
        }).count();
        int[] listed = {0};
        game.moves(at, mover, (option, _) -> {
          assertThat(option.edges()).hasSize(at.edges().size() - 1);
          listed[0]++;
          return true;
        });
        assertThat(listed[0]).as("%s, %s", at, mover).isEqualTo((int) cuts);
      }
    }
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(game, "0-1b 1-2r 2-0g 2-3b");
  }
}
