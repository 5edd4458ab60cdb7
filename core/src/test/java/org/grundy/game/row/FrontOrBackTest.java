package org.grundy.game.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrontOrBackTest {
  private final FrontOrBack game = new FrontOrBack();

  private Row parse(String text) {
    return game.notation().parse(text);
  }

  /** The starter's points less the other's, by hand; 8 15 3 7 and 20 30 2 2 2 10 are common exercises. */
  @ParameterizedTest
  @CsvSource({"3 9 1 2,7", "8 15 3 7,11", "20 30 2 2 2 10,18", "5,5", "-1 -3,2", "5 3 7 10,5"})
  void lead_isTheBestOfBothEnds(String row, long lead) {
    assertThat(lead(parse(row), new HashMap<>())).isEqualTo(lead);
  }

  private long lead(Row row, Map<Row, Long> known) {
    Long before = known.get(row);
    if (before != null)
      return before;
    long best = PlainPlay.options(game, row, Player.LEFT).stream()
        .mapToLong(to -> game.points(row, Player.LEFT, to) - lead(to, known)).max().orElse(0);
    known.put(row, best);
    return best;
  }

  /** Two ends until one number is left; the rows of equal numbers that are left are one option. */
  @Test
  void moves_areCounted() {
    assertThat(PlainPlay.counts(game, "3 9 1 2", Player.LEFT, 5)).containsExactly(2L, 4L, 8L, 8L, 0L);
    assertThat(PlainPlay.counts(game, "7 7 7", Player.LEFT, 3)).containsExactly(1L, 1L, 1L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3 9 1 2", "4", "2 2", ""})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }

  @Test
  void whatIsLeft_equalsTheSameNumbersDealt() {
    Row left = parse("3 9 1 2").withoutFirst().withoutLast();
    assertThat(left).isEqualTo(parse("9 1")).hasSameHashCodeAs(parse("9 1")).isNotEqualTo(parse("9 2"));
    assertThat(game.notation().format(left)).isEqualTo("9 1");
  }

  @Test
  void intervalsOfAThousandNumbers_areToldApart() {
    Random random = new Random(1);
    Row dealt = Row.of(IntStream.range(0, 1000).mapToLong(_ -> random.nextInt(1_000_000)).toArray());
    Set<Row> seen = new HashSet<>();
    for (Row front = dealt; front.size() > 0; front = front.withoutFirst())
      for (Row row = front; row.size() > 1; row = row.withoutLast())
        seen.add(row);
    assertThat(seen).hasSize(999 * 1000 / 2);
  }

  @Test
  void largestRow_fitsThePicture() {
    String longest = IntStream.range(0, Picture.MOST_PARTS).mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
    Picture picture = game.picture(parse(longest));
    assertThat(picture.parts()).hasSize(Picture.MOST_PARTS);
    assertThat(List.of(picture.label(picture.part(0)), picture.label(picture.part(Picture.MOST_PARTS - 1))))
        .containsExactly("front", "back");
    assertThatThrownBy(() -> parse("1 x")).isInstanceOf(BadInput.class)
        .hasMessage("number 2: expected a whole number from -1000000000000 to 1000000000000, found 'x'");
  }
}
