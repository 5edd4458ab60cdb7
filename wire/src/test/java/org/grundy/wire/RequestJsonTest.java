package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.grundy.catalog.Catalog;
import org.grundy.game.Touch;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.wire.RequestJson.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestJsonTest {
  private static Request read(String text) {
    return RequestJson.read(text, Catalog.standard());
  }

  @Test
  void request_isReadWithAllItsFields() {
    String text = """
        {"schema":1,"game":"nim","position":"3 4","play":"misere","mover":"right",
         "touches":[{"part":1,"level":"2"}]}""";
    Request request = read(text);

    assertThat(request.question().position().text()).isEqualTo("nim 3 4");
    assertThat(request.question().convention()).isEqualTo(Convention.MISERE);
    assertThat(request.mover()).isEqualTo(Player.RIGHT);
    assertThat(request.touches()).containsExactly(new Touch(0, 1, BigInteger.TWO));
  }

  @Test
  void fieldsLeftOut_areTheUsual() {
    Request request = read("{\"position\":\"nim 3 4\"}");

    assertThat(request.question().convention()).isEqualTo(Convention.NORMAL);
    assertThat(request.mover()).isEqualTo(Player.LEFT);
    assertThat(request.touches()).isEmpty();
    Schemas.assertValid(JsonParser.parse("{\"position\":\"nim 3 4\"}"), "request");
  }

  /** Marienbad is a position of Nim under misère play. */
  @Test
  void conventionOfANamedPosition_goesWithIt() {
    assertThat(read("{\"position\":\"marienbad\"}").question().convention()).isEqualTo(Convention.MISERE);
    assertThat(read("{\"position\":\"marienbad\",\"play\":\"normal\"}").question().convention())
        .isEqualTo(Convention.NORMAL);
  }

  @ParameterizedTest
  @MethodSource("org.grundy.wire.AnswerJsonTest#examples")
  void everyPosition_isReadBack(String text) {
    assertReadBack(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim 3 4 + kayles 9", "domineering 2x3 - hackenbush 0-1b", "hackenbush 0"})
  void sumsAndNegatives_areReadBack(String text) {
    assertReadBack(text);
  }

  private static void assertReadBack(String text) {
    var position = Catalog.standard().read(text).position();
    var document = PositionJson.of(position);

    assertThat(read(Json.line(document)).question().position().text()).isEqualTo(position.text());
    Schemas.assertValid(document, "position");
    Schemas.assertValid(document, "request");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      {"position"~                             line 1, column 12: expected JSON
      []~                                      the request: expected an object, found '[]'
      {"game":"nim"}~                          the field position is missing
      {"position":7}~                          position: expected text, found 7
      {"position":"nim 3","game":null}~        game: expected text, found 'null'
      {"position":"nim 3","negative":1}~       negative: expected true or false, found 1
      {"position":"nim 3","schema":2}~         schema: expected 1, found 2
      {"position":"nim 3","play":"best"}~      play: expected normal or misere, found 'best'
      {"position":"nim 3","mover":"me"}~       mover: expected left or right, found 'me'
      {"position":"nim x"}~                    heap 1: expected a whole number, 0 or more, found 'x'
      """)
  void badRequest_isSaidWithItsPlace(String text, String complaint) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadInput.class).hasMessage(complaint);
  }

  @Test
  void unknownField_isAComplaintThatNamesTheKnown() {
    assertThatThrownBy(() -> read("{\"position\":\"nim 3\",\"level\":1}")).isInstanceOf(BadInput.class)
        .hasMessage(
            "the request: there is no field 'level'; the fields are game, mover, negative, parts, play, position, schema, touches");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{\"position\":\"nim 3\",\"position\":\"nim 4\"}", "{\"position\":\"nim 3\"} {}"})
  void nothingRepeatedOrTrailing_isRead(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadInput.class);
  }
}
