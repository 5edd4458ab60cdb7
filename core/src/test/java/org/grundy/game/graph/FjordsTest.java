package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.grundy.game.PlainForms;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FjordsTest {
  private final Fjords game = new Fjords();

  private Tints parse(String text) {
    return game.notation().parse(text);
  }

  /** By hand: on a path, the players come towards each other; in a star, whoever takes the middle gets the leaves. */
  @ParameterizedTest
  @CsvSource({"., 0", "1-2, 0", "1-2 1x, 1", "1-2 1x 2o, 0", "1-2 2-3 1x, 2", "1-2 2-3 1x 3x, 1", "1-2 2-3 1x 3o, *",
      "1-2 2-3 3-4 1x 4o, 0", "1-2 2-3 3-4 4-5 1x 5o, *", "1-2 3-4 1x 4o, 0", "1-2 1-3 1-4 1-5 2x 3o, +-2",
      "1-2 1-3 1-4 2x 3o, +-1", "1-2 2-3 3-4 4-1 1x, 3"})
  void positions_haveTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  /** By the owner of each node: 'x', 'o' or '.'. */
  private static List<Map<Integer, Character>> options(List<Tints.Link> links, Map<Integer, Character> owners,
      Player mover) {
    char own = mover == Player.LEFT ? 'x' : 'o';
    var options = new ArrayList<Map<Integer, Character>>();
    owners.forEach((node, owner) -> {
      boolean reached = links.stream().anyMatch(link -> link.node() == node && owners.get(link.other()) == own
          || link.other() == node && owners.get(link.node()) == own);
      if (owner == '.' && reached) {
        var after = new TreeMap<>(owners);
        after.put(node, own);
        options.add(after);
      }
    });
    return options;
  }

  /** Positions reach these through {@code normal} and {@code summands}. */
  @Test
  void randomGraphs_haveTheValuesOfPlainPlay() {
    var random = new Random(14);
    for (int i = 0; i < 200; i++) {
      Tints at = game.notation().random(random, 8);
      var owners = new TreeMap<Integer, Character>();
      for (Tints.Node node : at.nodes())
        owners.put(node.number(), node.takers() == Tints.BOTH ? '.' : node.takers() == Tints.LEFT ? 'x' : 'o');
      PlainForms.<Map<Integer, Character>>assertSolved("fjords " + game.notation().format(at), owners,
          (state, mover) -> options(at.links(), state, mover));
    }
  }

  @Test
  void normal_keepsWhatMatters() {
    assertThat(game.normal(parse("1-2 2-3 3-4 5-6 6-7 1x 4x 7o 8o 10"))).isEqualTo(game.normal(parse(
        "1-2 2-3 3-1 5-6 6-7 1x 7o")));
    Tints normal = game.normal(parse("1-2 2-3 3-4 2-5 1x 4o"));
    assertThat(game.normal(normal)).isEqualTo(normal);
    assertThat(game.normal(parse("1-2 3-4 1x 2o"))).isEqualTo(parse("."));
  }

  @Test
  void watersWithACommonShore_areSummands() {
    assertThat(game.summands(parse("1-2 2-3 3-4 4-5 1o 3x 5o"))).containsExactly(parse("1-2 2-3 1o 3x"),
        parse("3-4 4-5 3x 5o"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-2 2-3 3-4 4-5 5-6 6-1 2-5 1x 4o", "1-2 1-3 2x"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
