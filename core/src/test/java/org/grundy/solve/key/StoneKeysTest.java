package org.grundy.solve.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoneKeysTest {
  private static Position.Single<?> board(String game, SplittableRandom random) {
    int rows = 1 + random.nextInt(4);
    int columns = 1 + random.nextInt(5);
    String board = IntStream.range(0, rows).mapToObj(_ -> random.ints(columns, 0, 5)
        .mapToObj(c -> c == 0 ? "#" : ".").collect(Collectors.joining())).collect(Collectors.joining("/"));
    return (Position.Single<?>) Catalog.standard().read(game + " " + board).position();
  }

  private static Set<Long> options(PositionKeys keys, long key) {
    var options = new LongList();
    keys.options(key, options, Budget.unlimited());
    var found = new HashSet<Long>();
    for (int i = 0; i < options.size; i++)
      found.add(options.items[i]);
    return found;
  }

  /** The position of a number has that number, and its moves lead to the numbers of its options. */
  @ParameterizedTest
  @ValueSource(strings = {"snort", "col", "nogo", "snort:knights", "snort:rooks", "col:kings", "col:queens"})
  void numbers_standForPositionsWithTheSameMoves(String game) {
    var random = new SplittableRandom(11);
    for (int i = 0; i < 40; i++) {
      Position.Single<?> start = board(game, random);
      PositionKeys keys = StoneKeys.of(start).orElseThrow();
      long key = keys.key(start, Player.LEFT).orElseThrow();
      for (boolean moved = true; moved;) {
        Turn turn = keys.turn(key);
        var reached = new LinkedHashSet<Long>();
        turn.position().moves(turn.mover(), move -> {
          reached.add(keys.key(move.to(), turn.mover().opponent()).orElseThrow());
          return true;
        });

        assertThat(keys.isPosition(key)).isTrue();
        assertThat(keys.key(turn.position(), turn.mover())).hasValue(key);
        assertThat(options(keys, key)).as("%s", turn).isEqualTo(reached);
        int tier = keys.tier(key);
        assertThat(reached).allMatch(option -> keys.tier(option) < tier);
        moved = !reached.isEmpty();
        if (moved)
          key = reached.stream().skip(random.nextInt(reached.size())).findFirst().orElseThrow();
      }
    }
  }
}
