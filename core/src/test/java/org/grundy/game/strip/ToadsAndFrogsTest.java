package org.grundy.game.strip;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.draw.BoardText;
import org.grundy.draw.TextOptions;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.PlainPlay;
import org.grundy.game.PlainValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToadsAndFrogsTest {
  private final ToadsAndFrogs game = new ToadsAndFrogs();

  /** Winning Ways, chapter 1: t.f is *, and t..f is 0; the others by hand. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"t.f; *", "t..f; 0", "t.; 1", "t..; 2", "tf.; 0", ".tf; 0", "t...; 3"})
  void positions_haveTheirPublishedValues(String position, String value) {
    assertThat(PlainValue.is(game, position, value)).as(PlainValue.of(game, position)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tt.ff", "ttt..fff"})
  void moves_canBeTouched(String position) {
    PlainPlay.assertMovesCanBeTouched(game, position);
  }

  @Test
  void pictures_tellToadsFromFrogs() {
    assertThat(BoardText.lines(game.picture("tt.f"), TextOptions.of(Voice.of(Language.EN))).getLast())
        .isEqualTo("t t . f");
  }
}
