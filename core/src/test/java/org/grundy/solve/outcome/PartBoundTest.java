package org.grundy.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.placement.Placements;
import org.grundy.number.Dyadic;
import org.grundy.solve.Solver;
import org.grundy.value.Convention;
import org.grundy.value.Order;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartBoundTest {
  private static Position.Single<?> board(String game, int rows, int columns, long free) {
    var text = new StringBuilder(game).append(' ');
    for (int cell = 0; cell < rows * columns; cell++)
      text.append(cell > 0 && cell % columns == 0 ? "/" : "").append((free >> cell & 1) == 0 ? '#' : '.');
    return (Position.Single<?>) Catalog.standard().read(text.toString()).position();
  }

  private static Set<Cells> placements(Ruleset<?> game, Player player, int rows, int columns) {
    Cells all = IntStream.range(0, rows * columns).mapToObj(Cells::of).reduce(Cells.NONE, Cells::or);
    var found = new HashSet<Cells>();
    for (WideShape shape : new WidePlacer(((Placements) game).shapes(player, rows, columns), rows, columns).shapes)
      for (Cells places = shape.fits(all); !places.isEmpty(); places = places.without(places.first()))
        found.add(shape.cells(places.first()));
    return found;
  }

  private static Optional<StripRules> rules(Ruleset<?> game, Player player, int rows, int columns) {
    return StripRules.of(placements(game, player, rows, columns), placements(game, player.opponent(), rows, columns),
        rows, columns);
  }

  private static PartBound bound(Ruleset<?> game, int rows, int columns) {
    return PartBound.of(game, Stream.of(Player.values())
        .map(player -> new WidePlacer(((Placements) game).shapes(player, rows, columns), rows, columns)).toList(),
        Stream.of(Player.values()).map(player -> placements(game, player, rows, columns)).toList(), rows, columns,
        Budget.unlimited());
  }

  /** What is said to be won is won, and much is: every set of free cells. */
  @ParameterizedTest
  @CsvSource({"domineering, 3, 4", "domineering, 4, 3", "domineering, 2, 5", "domineering, 1, 5", "domineering, 5, 2",
      "domineering:torus, 3, 3", "domineering:torus, 2, 4", "domineering:cylinder, 3, 3"})
  void everyBoard_isWonAsSaid(String game, int rows, int columns) {
    var plain = new PlainWinner(Convention.NORMAL);
    Ruleset<?> rules = board(game, rows, columns, 0).ruleset();
    for (Player player : Player.values()) {
      PartBound bound = bound(rules, rows, columns);
      int said = 0;
      int won = 0;
      for (long free = 0; free < 1L << rows * columns; free++) {
        Position start = board(game, rows, columns, free);
        for (boolean moves : new boolean[]{false, true}) {
          boolean wins = moves ? plain.wins(start, player) : !plain.wins(start, player.opponent());
          boolean sure = wins(bound, player, free, moves);
          assertThat(sure && !wins).as("%s, %s wins, who moves: %s", start.text(), player, moves).isFalse();
          won += wins ? 1 : 0;
          said += sure ? 1 : 0;
        }
      }
      assertThat(said).isGreaterThan(won / 2);
    }
  }

  private static boolean wins(PartBound bound, Player player, long free, boolean moves) {
    return bound.wins(new Cells(free, 0), player.index(), moves);
  }

  /** The bounds of a strip are those of its value. */
  @ParameterizedTest
  @CsvSource({"domineering, 2, 4", "domineering, 2, 5", "domineering:cylinder, 2, 4", "domineering, 3, 3",
      "domineering, 3, 4", "domineering:torus, 3, 3"})
  void everyStrip_hasTheBoundsOfItsValue(String game, int height, int width) {
    StripValues.Table strips = table(board(game, height, width, 0).ruleset(), height, width);
    var values = new ShortGames(Budget.unlimited());
    var solver = new Solver(Budget.unlimited());
    for (int free = 0; free < 1 << height * width; free++) {
      int form = solver.form(board(game, height, width, free), values).orElseThrow();
      for (int i = 0; i < ValueBounds.SWITCHES.length; i++) {
        int y = ValueBounds.SWITCHES[i];
        int x = ValueBounds.bound(strips.second()[free], i);
        assertThat(isAtLeast(values, form, x, y)).as("%s", free).isTrue();
        assertThat(isAtLeast(values, form, x + 1, y)).as("%s", free).isFalse();
        int above = ValueBounds.bound(strips.first()[free], i);
        assertThat(isAtMost(values, form, above, y)).as("%s", free).isFalse();
        assertThat(isAtMost(values, form, above + 1, y)).as("%s", free).isTrue();
      }
    }
  }

  /** Made by asking often enough. */
  private static StripValues.Table table(Ruleset<?> rules, int height, int width) {
    var strips = new StripValues(rules(rules, Player.LEFT, height, width).orElseThrow(), Budget.unlimited());
    while (strips.table().height() < height)
      strips.grownTable();
    return strips.table();
  }

  private static boolean isAtLeast(ShortGames values, int form, int x, int y) {
    Order order = order(values, form, x, y);
    return order == Order.GREATER || order == Order.EQUAL;
  }

  private static boolean isAtMost(ShortGames values, int form, int x, int y) {
    Order order = order(values, form, x, y);
    return order == Order.LESS || order == Order.EQUAL;
  }

  /** How a value compares with x ± y, in quarters. */
  private static Order order(ShortGames values, int form, int x, int y) {
    return values.compare(form, y == 0 ? values.number(Dyadic.of(x, 2))
        : values.make(new int[]{values.number(Dyadic.of(x + y, 2))}, new int[]{values.number(Dyadic.of(x - y, 2))}));
  }

  /** Boards of 25 and more cells, by the values of all of them. */
  @ParameterizedTest
  @CsvSource({"5, 5", "4, 6", "6, 4"})
  void randomBoards_areWonAsTheirValuesSay(int rows, int columns) {
    var random = new SplittableRandom(28);
    var values = new ShortGames(Budget.unlimited());
    var solver = new Solver(Budget.unlimited());
    Ruleset<?> game = board("domineering", rows, columns, 0).ruleset();
    PartBound bound = bound(game, rows, columns);
    int said = 0;
    for (int i = 0; i < 200; i++) {
      long once = random.nextLong();
      long free = (once | random.nextLong()) & (1L << rows * columns) - 1;
      Position.Single<?> start = board("domineering", rows, columns, free);
      int form = solver.form(start, values).orElseThrow();
      for (Player player : Player.values()) {
        int own = player == Player.LEFT ? form : values.negative(form);
        Order order = values.compare(own, ShortGames.ZERO);
        boolean second = wins(bound, player, free, false);
        boolean first = wins(bound, player, free, true);
        said += (first ? 1 : 0) + (second ? 1 : 0);
        assertThat(second && order != Order.GREATER && order != Order.EQUAL).as("%s %s", start.text(), player)
            .isFalse();
        assertThat(first && order != Order.GREATER && order != Order.CONFUSED).as("%s %s", start.text(), player)
            .isFalse();
      }
    }
    assertThat(said).isGreaterThan(100);
  }

  /** Games in which the opponent's placements leave every line have no strips. */
  @Test
  void shapesOfTwoRowsAndTwoColumns_haveNone() {
    Ruleset<?> cram = board("cram", 3, 3, 0).ruleset();
    assertThat(rules(cram, Player.LEFT, 3, 3)).isEmpty();
    Ruleset<?> domineering = board("domineering", 3, 3, 0).ruleset();
    assertThat(rules(domineering, Player.LEFT, 3, 11)).isEmpty();
    assertThat(rules(domineering, Player.RIGHT, 3, 11).orElseThrow().lines()).isEqualTo(11);
  }

  /** Another thread uses what is known, and finds nothing. */
  @Test
  void otherThread_usesWhatIsKnown() {
    Ruleset<?> game = board("domineering", 4, 4, 0).ruleset();
    PartBound first = bound(game, 4, 4);
    PartBound other = first.forThread();
    long free = 0xF731;
    assertThat(wins(other, Player.LEFT, free, true)).isFalse();
    assertThat(wins(first, Player.LEFT, free, true)).isTrue();
    assertThat(wins(other, Player.LEFT, free, true)).isTrue();
  }
}
