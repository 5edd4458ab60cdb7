package org.grundy.game.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.grid.Col;
import org.grundy.game.grid.Snort;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Winning Ways, 1982, chapters 2 and 6. */
class GraphTintsTest {
  private final GraphSnort snort = new GraphSnort();
  private final GraphCol col = new GraphCol();

  /** By hand: whoever takes the hub of a star has all leaves; on a complete graph a first move leaves all to its player. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1; *", "1-2; +-1", "1-2 2-3; +-2", "1-2 2-3 3-1; +-2", "1x; 1", "1o 2o; -2",
      "1-2 1x 2o; *", "1-2 1x 2x; 2"})
  void snort_hasTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.is(snort, position, value)).as(PlainValue.of(snort, position)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1; *", "1-2; 0", "1-2 2-3; 0", "1-2 2-3 3-1; 0", "1x; 1", "1-2 1x 2x; 1",
      "1-2 1x 2o; 0"})
  void col_hasTheValuesThatAreFoundByHand(String position, String value) {
    assertThat(PlainValue.is(col, position, value)).as(PlainValue.of(col, position)).isTrue();
  }

  /** A row of cells is a path. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void paths_areWorthRowsOfCells(int cells) {
    String path = cells == 1 ? "1"
        : IntStream.range(1, cells).mapToObj(i -> i + "-" + (i + 1)).collect(Collectors.joining(" "));
    assertThat(PlainValue.of(snort, path)).isEqualTo(PlainValue.of(new Snort(), "1x" + cells));
    assertThat(PlainValue.of(col, path)).isEqualTo(PlainValue.of(new Col(), "1x" + cells));
  }

  /** Winning Ways, chapter 2: every position of Col is worth a number, or a number and a star. */
  @Test
  void colsValues_areNumbersAndStars() {
    var random = new Random(6);
    for (int i = 0; i < 120; i++) {
      String position = col.notation().format(col.notation().random(random, 4));
      assertThat(PlainValue.of(col, position)).as(position).matches("-?[0-9/]*\\*?");
    }
  }

  /** Numbers of nodes do not matter. */
  @Test
  void normal_keepsTheValue_andMostlyForgetsTheNumbers() {
    var random = new Random(7);
    for (int i = 0; i < 60; i++) {
      Tints at = snort.notation().random(random, 4);
      Tints normal = snort.normal(at);
      assertThat(snort.normal(normal)).isEqualTo(normal);
      assertThat(PlainValue.of(snort, snort.notation().format(normal)))
          .isEqualTo(PlainValue.of(snort, snort.notation().format(at)));
    }
    assertThat(snort.normal(snort.notation().parse("7-3 3-9 9-12")))
        .isEqualTo(snort.normal(snort.notation().parse("1-2 2-3 3-4")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-2 2-3 3-1", "1-2 1x 2o 5"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(snort, position);
    PlainPlay.assertMovesCanBeTouched(col, position);
  }

  @Test
  void snortAndCol_readGraphsToo() {
    assertThat(Catalog.standard().read("snort 1-2 2-3").position().text()).isEqualTo("snort-graph 1-2 2-3");
    assertThat(Catalog.standard().read("col 3x3").position().text()).isEqualTo("col .../.../...");
    assertThat(Catalog.standard().read("col 1-2, 2-3 2x").position().text()).isEqualTo("col-graph 1-2 2-3 2x");
  }

  @ParameterizedTest
  @CsvSource({"1-2 3y, 2, 3y", "1-2 2-2, 2, 2-2", "q, 1, q"})
  void badText_isComplainedOf(String text, int word, String found) {
    assertThatThrownBy(() -> snort.notation().parse(text)).isInstanceOf(BadInput.class).hasMessage(
        "word %s: expected a link such as 1-2, or a node such as 3, 3x or 3o, found '%s'", word, found);
  }
}
