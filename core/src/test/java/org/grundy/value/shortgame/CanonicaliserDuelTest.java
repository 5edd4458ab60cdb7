package org.grundy.value.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.junit.jupiter.api.Test;

/** The engine against the definitions. */
class CanonicaliserDuelTest {
  private final ShortGames values = new ShortGames(Budget.unlimited());
  private final PlainGame.Memory memory = new PlainGame.Memory();

  @Test
  void formsOfRandomTrees_areTheTextbooks() {
    var games = new RandomGames(new SplittableRandom(1));
    int reduced = 0;
    for (int i = 0; i < 2500; i++) {
      PlainGame tree = i % 3 == 0 ? games.dicotic(2 + i % 3) : games.tree(2 + i % 3, 3);
      PlainGame canonical = tree.canonical(memory);
      int value = tree.value(values);
      assertThat(PlainGame.of(values, value)).as(tree.text()).isEqualTo(canonical);
      if (canonical.depth() < tree.depth())
        reduced++;
    }
    assertThat(reduced).isGreaterThan(500);
  }

  @Test
  void orderOfRandomTrees_isTheTextbooks() {
    var games = new RandomGames(new SplittableRandom(2));
    var trees = new ArrayList<PlainGame>();
    for (int i = 0; i < 90; i++)
      trees.add((i % 2 == 0 ? games.dicotic(3) : games.tree(3, 2)).canonical(memory));
    int confused = 0;
    for (PlainGame g : trees)
      for (PlainGame h : trees) {
        boolean leq = PlainGame.leq(g, h, memory);
        assertThat(values.leq(g.value(values), h.value(values))).as("%s <= %s", g, h).isEqualTo(leq);
        if (!leq && !PlainGame.leq(h, g, memory))
          confused++;
      }
    assertThat(confused).isGreaterThan(500);
  }

  @Test
  void sumsAndNegatives_areTheTextbooks() {
    var games = new RandomGames(new SplittableRandom(3));
    for (int i = 0; i < 300; i++) {
      PlainGame g = (i % 2 == 0 ? games.dicotic(2) : games.tree(2, 2)).canonical(memory);
      PlainGame h = games.tree(2, 2).canonical(memory);
      assertThat(PlainGame.of(values, values.plus(g.value(values), h.value(values))))
          .isEqualTo(PlainGame.plus(g, h).canonical(memory));
      assertThat(PlainGame.of(values, values.negative(g.value(values)))).isEqualTo(g.negative().canonical(memory));
    }
  }

  /** Conway 1976, chapter 7: on days 0, 1, 2, 3 there are 1, 4, 22, 1474 games. */
  @Test
  void gamesByBirthday_areAsManyAsPublished() {
    List<Integer> counts = new ArrayList<>();
    for (int day = 0; day <= 3; day++)
      counts.add(Days.born(values, day).length);
    assertThat(IntStream.rangeClosed(0, Days.LAST).map(Days::size)).containsExactly(1, 4, 22, 1474);
    assertThat(counts).containsExactly(1, 4, 22, 1474);
  }

  @Test
  void gamesOfDay3_areTheirOwnFormsAgain() {
    for (int game : Days.born(values, 3))
      assertThat(values.make(values.left(game), values.right(game))).isEqualTo(game);
  }
}
