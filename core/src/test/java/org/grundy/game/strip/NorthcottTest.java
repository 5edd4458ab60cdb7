package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Picture;
import org.grundy.game.PlainPlay;
import org.grundy.game.Theorem;
import org.grundy.game.Winning;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.BadInput;
import org.grundy.reason.Exhibit;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.nimber.NimValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NorthcottTest {
  private final Northcott northcott = new Northcott();
  private final Theorem<Grid> theorem = northcott.theorems().getFirst();

  private Grid parse(String text) {
    return northcott.notation().parse(text);
  }

  /** Nim on the gaps: Berlekamp, Conway, Guy, Winning Ways, chapter 3. */
  @ParameterizedTest
  @CsvSource({"x..o/.xo.,2", "x...o/.o.x.,2", "x....o/.x..o./o...x.,5", "xo/ox,0", "8x8,0", "x..o..,2"})
  void value_isTheNimSumOfTheGaps(String position, long value) {
    assertThat(theorem.worth(parse(position), Convention.NORMAL)).contains(NimValue.of(value));
    assertThat(theorem.worth(parse(position), Convention.MISERE)).isEmpty();
  }

  /** By hand: 3 xor 2 = 1, so 3 becomes 2, or 2 becomes 3 by a retreat. */
  @Test
  void winningMoves_closeAGapOrRetreat() {
    Grid at = parse("x...o./..x..o");
    assertThat(theorem.winning(at, Player.LEFT, Convention.NORMAL))
        .isEqualTo(Winning.all(List.of(parse(".x..o./..x..o"), parse("x...o./.x...o"))));
    assertThat(theorem.winning(at, Player.RIGHT, Convention.NORMAL))
        .isEqualTo(Winning.all(List.of(parse("x..o../..x..o"))));
    assertThat(theorem.reaching(at, Player.RIGHT, BigInteger.valueOf(7))).contains(Winning.none());
    assertThat(theorem.reaching(at, Player.RIGHT, BigInteger.valueOf(3)))
        .contains(Winning.all(List.of(parse("x.o.../..x..o"), parse("x...o./..xo.."))));
  }

  @Test
  void reason_marksTheGapsAndNamesTheHeaps() {
    assertThat(theorem.why(parse("x..o/.xo."), Convention.NORMAL).items()).contains(
        new Exhibit.Marks(List.of(1, 2), Exhibit.Role.GAP), new Exhibit.Same("nim", "2 0"));
  }

  /** By hand. In the first, Right has 2, 1 and 4 moves after .x.o, ..xo and a retreat in the second row. */
  @Test
  void moves_areCounted() {
    assertThat(PlainPlay.counts(northcott, "x..o/.xo.", Player.LEFT, 2)).containsExactly(3L, 7L);
    assertThat(PlainPlay.counts(northcott, "x.o", Player.RIGHT, 4)).containsExactly(1L, 0L, 0L, 0L);
    assertThat(PlainPlay.counts(northcott, ".xo.", Player.LEFT, 4)).containsExactly(1L, 2L, 2L, 1L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x..o/.xo.", ".o...x.", "1x64"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(northcott, position);
  }

  @Test
  void summands_areRows() {
    Grid at = parse("x..o/.xo.");
    assertThat(northcott.summands(at)).map(Grid::toString).containsExactly("x..o/####", "####/.xo.");
    assertThat(northcott.normal(northcott.summands(at).getLast())).isEqualTo(parse(".xo."));
    assertThat(northcott.normal(parse("o..x/x.o."))).isEqualTo(northcott.normal(parse(".o.x/x..o")));
  }

  @Test
  void rows_haveOnePieceOfEachPlayer() {
    assertThatThrownBy(() -> parse("x.o/x..")).isInstanceOf(BadInput.class)
        .hasMessage("row 2: expected 'o' exactly once, found 0");
    assertThatThrownBy(() -> parse("3x1")).isInstanceOf(BadInput.class)
        .hasMessage("expected rows of 2 cells or more, found 1");
    assertThat(northcott.picture(parse("64x64")).parts()).hasSize(Picture.MOST_PARTS);
  }
}
