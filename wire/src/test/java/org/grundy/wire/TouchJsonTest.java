package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.phrase.BadInput;
import org.grundy.value.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class TouchJsonTest {
  /** More moves of one position than this are not tried. */
  private static final int MOST_MOVES = 200;

  private static Position position(String text) {
    return Catalog.standard().read(text).position();
  }

  private static JsonNode written(JsonNode document) {
    return JsonParser.parse(Json.line(document));
  }

  @ParameterizedTest
  @MethodSource("org.grundy.wire.AnswerJsonTest#examples")
  void everyMove_isReadBackAndTouched(String text) {
    Position position = position(text);
    for (Player mover : Player.values()) {
      int[] left = {MOST_MOVES};
      position.moves(mover, move -> {
        assertThat(TouchJson.read(written(TouchJson.of(move.touches())))).isEqualTo(move.touches());
        Schemas.assertValid(TouchJson.of(move.touches()), "touches");
        return --left[0] > 0;
      });
      JsonNode first = TouchJson.of(position.touched(mover, List.of()));
      Schemas.assertValid(first, "touched");
      if (first.has("next"))
        Schemas.assertValid(TouchJson.of(position.touched(mover, TouchJson.read(first.get("next")).subList(0, 1))),
            "touched");
    }
  }

  @Test
  void levelsOfAnySize_areReadBack() {
    List<Touch> touches = List.of(new Touch(2, 7, BigInteger.TEN.pow(5000)), new Touch(0, 0, BigInteger.ZERO),
        new Touch(0, Integer.MAX_VALUE, BigInteger.TWO.pow(53)));

    assertThat(TouchJson.read(written(TouchJson.of(touches)))).isEqualTo(touches);
    Schemas.assertValid(TouchJson.of(touches), "touches");
  }

  @Test
  void boardAndLevel_mayBeLeftOut() {
    assertThat(TouchJson.read(JsonParser.parse("[{\"part\":3}]"))).containsExactly(Touch.of(0, 3));
  }

  @Test
  void touchesThatMayFollow_areSortedAndTheMoveSoFarIsShown() {
    TouchResult<Position> touched = position("wythoff 2 1").touched(Player.LEFT,
        List.of(new Touch(0, 0, BigInteger.ONE)));

    assertThat(TouchJson.of(touched)).hasToString("{\"schema\":1,\"touched\":\"more\",\"next\":["
        + "{\"board\":0,\"part\":1,\"level\":1}],\"ifEnded\":{\"game\":\"wythoff\",\"position\":\"1 1\"}}");
  }

  @Test
  void aMove_isReachedAndNoMoveIsRefused() {
    assertThat(TouchJson.of(position("domineering 2x1").touched(Player.LEFT, List.of(Touch.of(0, 0), Touch.of(0, 1)))))
        .hasToString("{\"schema\":1,\"touched\":\"done\",\"reached\":{\"game\":\"domineering\",\"position\":\"#/#\"}}");
    assertThat(TouchJson.of(position("nim 3").touched(Player.LEFT, List.of(Touch.of(0, 4)))))
        .hasToString("{\"schema\":1,\"touched\":\"refused\"}");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      {}~                                  touches: expected a list, found '{}'
      [{"part":0},7]~                      touch 2: expected an object, found 7
      [{"board":1}]~                       touch 1: the field part is missing
      [{"part":0,"size":1}]~               touch 1: there is no field 'size'; the fields are board, level, part
      [{"part":-1}]~                       touch 1, part: expected a whole number, 0 or more, found -1
      [{"part":1.5}]~                      touch 1, part: expected a whole number, 0 or more, found '1.5'
      [{"part":0,"level":"1e9"}]~          touch 1, level: expected a whole number, 0 or more, found '"1e9"'
      [{"part":0,"level":null}]~           touch 1, level: expected a whole number, 0 or more, found 'null'
      [{"part":2147483648}]~               touch 1, part: expected a whole number from 0 to 2147483647, found 2147483648
      """)
  void badTouch_isSaidWithItsPlace(String text, String complaint) {
    assertThatThrownBy(() -> TouchJson.read(JsonParser.parse(text))).isInstanceOf(BadInput.class).hasMessage(complaint);
  }
}
