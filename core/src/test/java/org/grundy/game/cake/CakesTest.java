package org.grundy.game.cake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.grundy.effort.Budget;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 1982, chapters 2 and 8. */
class CakesTest {
  static List<CakeGame> games() {
    return List.of(new Cutcake(), new MaundyCake(), new Eatcake());
  }

  /** Winning Ways, chapter 2: the table of Cutcake. */
  @ParameterizedTest
  @CsvSource({"1x1, 0", "1x2, 1", "1x7, 6", "2x2, 0", "2x3, 0", "2x4, 1", "2x6, 2", "3x7, 2", "4x7, 0", "4x8, 1",
      "8x2, -3"})
  void cutcake_hasItsPublishedValues(String cake, String value) {
    assertThat(number(new Cutcake(), cake)).isEqualTo(value);
  }

  private static String number(CakeGame game, String cake) {
    return game.theorems().getFirst().number(game.notation().parse(cake)).orElseThrow().toString();
  }

  /** By the rule of Winning Ways, chapter 2: 8 > 4 > 2 > 1 and 3 > 1 leave 2 + 1 for the columns. */
  @ParameterizedTest
  @CsvSource({"1x4, 3", "1x6, 4", "3x8, 3", "2x3, 0", "4x6, 0", "7x5, 0", "8x7, -3"})
  void maundyCake_hasItsValues(String cake, String value) {
    assertThat(number(new MaundyCake(), cake)).isEqualTo(value);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theorems_giveTheNumbersOfAllSmallCakes(CakeGame game) {
    var plain = new Plain(game, new ShortGames(Budget.unlimited()), new HashMap<>());
    for (var theorem : game.theorems())
      for (int rows = 1; rows <= 9; rows++)
        for (int columns = 1; columns <= 16; columns++) {
          List<Cake> cake = List.of(new Cake(rows, columns));
          assertThat(plain.values.number(theorem.number(cake).orElseThrow())).as("%s %s", game.name(), cake)
              .isEqualTo(plain.value(cake));
        }
  }

  /** Values of cakes by the definition: an option is worth the sum of its cakes. */
  private record Plain(CakeGame game, ShortGames values, Map<Cake, Integer> known) {
    int value(List<Cake> cakes) {
      return cakes.stream().mapToInt(this::value).reduce(ShortGames.ZERO, values::plus);
    }

    private int value(Cake cake) {
      if (!known.containsKey(cake))
        known.put(cake, values.make(options(cake, Player.LEFT), options(cake, Player.RIGHT)));
      return known.get(cake);
    }

    private int[] options(Cake cake, Player mover) {
      return PlainPlay.options(game, List.of(cake), mover).stream().mapToInt(this::value).toArray();
    }
  }

  /** Right eats a single row whole, so that 1x2 is {* | 0} and 1x3 is {v, *+* | 0}. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1x1; *", "1x2; v", "1x3; *", "2x1; ^", "2x2; *"})
  void eatcake_hasTheValuesThatAreFoundByHand(String cake, String value) {
    assertThat(PlainValue.is(new Eatcake(), cake, value)).as(PlainValue.of(new Eatcake(), cake)).isTrue();
  }

  @ParameterizedTest
  @MethodSource("games")
  void moves_canBeTouched(CakeGame game) {
    for (String cakes : List.of("2x3", "4x6 1x5", "3x2 2x3 4x4"))
      PlainPlay.assertMovesCanBeTouched(game, cakes);
  }

  @Test
  void cuts_areCounted() {
    for (int width = 1; width <= 8; width++)
      assertThat(PlainPlay.options(new Eatcake(), List.of(new Cake(8, width)), Player.LEFT).stream()
          .map(new Eatcake()::normal).distinct()).as("mirror images of %d columns", width).hasSize((width + 1) / 2);
    assertThat(PlainPlay.options(new MaundyCake(), List.of(new Cake(5, 12)), Player.LEFT)).hasSize(5);
  }

  /** Cakes keep their places, so that eating either of two equal ones is a move of its own. */
  @Test
  void equalCakes_areEatenByDifferentMoves() {
    CakeGame eatcake = new Eatcake();
    List<Cake> two = eatcake.notation().parse("3x1 3x1");
    assertThat(PlainPlay.options(eatcake, two, Player.LEFT).stream().distinct().map(eatcake.notation()::format))
        .containsExactly("3x1@c1", "3x1@a1");
    assertThat(eatcake.summands(two).stream().map(eatcake.notation()::alone)).containsExactly("3x1", "3x1");
    assertThat(eatcake.normal(eatcake.notation().parse(". 3x1"))).isEqualTo(eatcake.notation().parse("3x1"));
  }

  /** Three cuts of one cake, by hand: the pieces are still the squares of the cake, each where it was. */
  @Test
  void pieces_stayWhereTheyWere() {
    CakeGame cutcake = new Cutcake();
    List<Cake> cut = option(cutcake, option(cutcake, option(cutcake, "4x7", Player.LEFT, 2), Player.RIGHT, 1),
        Player.LEFT, 0);
    assertThat(cutcake.notation().format(cut)).isEqualTo("2x1@a1 2x2@b1 2x3@a3 4x4@d1");
    assertThat(cutcake.notation().parse("2x1@a1 2x2@b1 2x3@a3 4x4@d1")).isEqualTo(cut);
    assertThat(cutcake.normal(cut)).isEqualTo(cutcake.notation().parse("4x4 2x3 2x2 2x1"));
    assertThat(cutcake.notation().format(option(new Eatcake(), "4x5", Player.RIGHT, 1))).isEqualTo("1x5@a1 2x5@a3");
  }

  private static List<Cake> option(CakeGame game, String at, Player mover, int index) {
    return option(game, game.notation().parse(at), mover, index);
  }

  private static List<Cake> option(CakeGame game, List<Cake> at, Player mover, int index) {
    return PlainPlay.options(game, at, mover).get(index);
  }

  /** After any moves, the squares that are left are squares of the first picture, under the same ids and labels. */
  @ParameterizedTest
  @MethodSource("games")
  void squares_keepTheirIdsAndLabels(CakeGame game) {
    var random = new Random(6);
    for (String start : List.of("5x6", "3x4 4x2 1x3")) {
      List<Cake> at = game.notation().parse(start);
      Map<Integer, String> first = squares(game.picture(at));
      for (List<Cake> next = at; next != null; next = any(game, next, random)) {
        assertThat(first).containsAllEntriesOf(squares(game.picture(next)));
        assertThat(game.notation().parse(game.notation().format(next))).isEqualTo(next);
      }
    }
  }

  private static Map<Integer, String> squares(Picture picture) {
    var labels = new HashMap<Integer, String>();
    for (Picture.Part part : picture.parts())
      if (part instanceof Picture.Part.Cell)
        labels.put(part.id(), picture.label(part));
    return labels;
  }

  private static @Nullable List<Cake> any(CakeGame game, List<Cake> at, Random random) {
    var options = new ArrayList<>(PlainPlay.options(game, at, Player.LEFT));
    options.addAll(PlainPlay.options(game, at, Player.RIGHT));
    return options.isEmpty() ? null : options.get(random.nextInt(options.size()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"2x3@a1 2x2@c1; expected cakes that do not overlap, found 2x3@a1 2x2@c1",
      "2x3@a0; cake 1: expected a first square in 160 rows and columns, found '2x3@a0'"})
  void badPlaces_areComplainedOf(String text, String message) {
    assertThatThrownBy(() -> new CakeText().parse(text)).isInstanceOf(BadInput.class).hasMessage(message);
  }

  /** Shelves hold whatever cakes come of the largest ones. */
  @ParameterizedTest
  @MethodSource("games")
  void pictures_haveRoomForAllCakes(CakeGame game) {
    var random = new Random(4);
    for (int trial = 0; trial < 40; trial++) {
      List<Cake> at = List.of(new Cake(20, 20));
      for (int move = 0; move < 120; move++) {
        assertThat(game.picture(at).parts().size()).isLessThanOrEqualTo(Picture.MOST_PARTS);
        var options = new ArrayList<>(PlainPlay.options(game, at, random.nextInt(3) < trial % 4 ? Player.LEFT
            : Player.RIGHT));
        if (options.isEmpty())
          break;
        at = options.get(random.nextInt(options.size()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"4y7", "0x3", "21x1", "4x", "-1x2"})
  void badCakes_areComplainedOf(String text) {
    assertThatThrownBy(() -> new CakeText().parse(text)).isInstanceOf(BadInput.class)
        .hasMessage("cake 1: expected rows and columns, each from 1 to 20, such as 4x7, found '%s'", text);
  }

  @Test
  void manyCakes_areComplainedOf() {
    assertThatThrownBy(() -> new CakeText().parse("20x20 1x1")).isInstanceOf(BadInput.class)
        .hasMessage("expected cakes of at most 400 squares together, found 401");
  }
}
