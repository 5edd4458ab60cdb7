package org.grundy.game.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DomineeringTest {
  private final Domineering domineering = new Domineering();

  private Grid parse(String text) {
    return domineering.notation().parse(text);
  }

  /**
   * Squares from 2x2: D. M. Breuker, J. W. H. M. Uiterwijk, H. J. van den Herik, "Solving 8x8 Domineering",
   * 2000. The others are worth 0, 1, {2|-1/2}, {2|0||0} and their negatives, which can be checked by hand.
   */
  @ParameterizedTest
  @CsvSource({"1x1,P", "2x2,N", "3x3,N", "4x4,N", "5x5,P", "2x1,L", "1x2,R", "2x3,N", "3x2,N", "2x4,R", "4x2,L"})
  void emptyBoards_haveTheirPublishedOutcome(String board, String outcome) {
    assertThat(PlainPlay.outcome(domineering, board)).hasToString(outcome);
  }

  /** Depths 1 and 2 by hand: an upright domino takes away as many dominoes across as lie on its two cells. */
  @ParameterizedTest
  @CsvSource({"2x2,2,0", "3x3,6,20", "4x4,12,108", "2x4,4,12"})
  void moves_areCounted(String board, long one, long two) {
    assertThat(PlainPlay.counts(domineering, board, Player.LEFT, 2)).containsExactly(one, two);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x4", "...#/..../#..."})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(domineering, position);
  }

  @Test
  void deadCells_areNotPartOfTheNormalPosition() {
    assertThat(domineering.normal(parse(".#.#/####/#..#/#.##"))).hasToString("#./..");
  }

  @Test
  void regions_areSummands() {
    assertThat(domineering.summands(parse("..#./..#./##.#"))).map(Grid::toString).containsExactly("..##/..##/####",
        "###./###./####");
    assertThat(domineering.summands(parse("..#"))).isEqualTo(List.of(parse("..#")));
  }

  @Test
  void badCell_isNamedByItsPlace() {
    assertThatThrownBy(() -> parse("..q|...")).isInstanceOf(BadInput.class)
        .hasMessage("row 1, column 3: expected '.' or '#', found 'q'");
  }

  @Test
  void largestBoard_fitsThePicture() {
    assertThat(domineering.picture(parse("64x64")).parts()).hasSize(Picture.MOST_PARTS);
  }
}
