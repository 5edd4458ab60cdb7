package org.grundy.game.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.grundy.game.take.PartizanTake;
import org.grundy.phrase.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A. S. Fraenkel, A. Kotzig, Partizan octal games: partizan subtraction games, Int. J. Game Theory 16 (1987) 145-154. */
class PartizanOctalTest {
  /** By hand. Left takes one token, Right two, and either may split what is left. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"1; 1", "2; {1|0}", "3; {2|1}", "1 1; 2"})
  void partizanKayles_hasTheValuesThatAreFoundByHand(String heaps, String value) {
    var game = PartizanOctal.named("partizan-octal:0.7/0.07");
    assertThat(PlainValue.is(game, heaps, value)).as(PlainValue.of(game, heaps)).isTrue();
  }

  /** Codes of digits 3 and 0 are sets of numbers. */
  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "4", "5", "6", "7", "8", "2 5"})
  void subtractionGames_areThoseOfTheirCodes(String heaps) {
    assertThat(PlainValue.of(PartizanOctal.named("partizan-octal:0.33/0.303"), heaps))
        .isEqualTo(PlainValue.of(PartizanTake.named("partizan-take:1,2/1,3"), heaps));
  }

  /** With one code for both players it is that code's game. */
  @ParameterizedTest
  @ValueSource(strings = {"5", "7", "9", "3 4"})
  void equalCodes_areTheImpartialGame(String heaps) {
    assertThat(PlainValue.of(PartizanOctal.named("partizan-octal:0.77/0.77"), heaps))
        .isEqualTo(PlainValue.of(new TakeAndBreak(OctalCode.parse("0.77")), heaps));
  }

  @Test
  void moves_canBeTouched() {
    PlainPlay.assertMovesCanBeTouched(PartizanOctal.named("partizan-octal:0.7/0.07"), "5 4");
    PlainPlay.assertMovesCanBeTouched(PartizanOctal.named("partizan-octal:4.3/0.6"), "5 4");
  }

  @Test
  void mistakes_areSaid() {
    assertThatThrownBy(() -> PartizanOctal.named("partizan-octal:0.7")).isInstanceOf(BadInput.class)
        .hasMessage("expected two codes, Left's and Right's, such as partizan-octal:0.7/0.07");
    assertThatThrownBy(() -> PartizanOctal.named("partizan-octal:0.7/0.8.8")).isInstanceOf(BadInput.class);
  }
}
