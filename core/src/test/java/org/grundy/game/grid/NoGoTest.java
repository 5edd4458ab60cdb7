package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NoGoTest {
  private final NoGo game = new NoGo();

  /** By hand: on one cell nobody may put a stone, on two one stone is all. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1x1; 0", "1x2; *", "x.; 0", "x..; *"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  /** On a line, stones of different colours beside each other separate. */
  @ParameterizedTest
  @CsvSource({"x..xo.ox., x..x#####|####o.o##|#######x.", "..x.o.., ..x.o..", "o..#.x, o..###|####.x",
      "..xx.x, ..xx.x"})
  void linesFallApart_betweenStonesOfDifferentColours(String line, String summands) {
    assertThat(game.summands(Grid.of(List.of(line))).stream().map(part -> part.lines().getFirst()))
        .containsExactly(summands.split("\\|"));
  }

  @ParameterizedTest
  @CsvSource({"..xx.x, ..x.x", "xxx..ooo.x, x..o.x", "oo.xx.., ..x.o"})
  void groupsOnLines_areAsGoodAsOneStone(String line, String normal) {
    Grid shorter = Grid.of(List.of(normal));
    assertThat(game.normal(Grid.of(List.of(line)))).isEqualTo(game.normal(shorter));
  }

  /** No move leads to a group without an empty cell beside it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"...oxo; row 1, column 5", "ox./xx.; row 1, column 1", "x; row 1, column 1",
      "xx#/##.; row 1, column 1"})
  void groupsThatAreDead_areRefused(String position, String place) {
    assertThatThrownBy(() -> game.notation().parse(position)).isInstanceOf(BadInput.class)
        .hasMessageStartingWith(place + ": expected an empty cell next to each group of stones, found none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x3", "x.o/..."})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }
}
