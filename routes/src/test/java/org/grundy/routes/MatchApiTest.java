package org.grundy.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Table;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.solve.strong.StrongTable;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class MatchApiTest {
  /** Enough for the rules and look-ups of this board, and far too little to solve it. */
  private static final long LITTLE = 20_000;
  private static final String BOARD = "clobber 4x4";
  private static final RequestData ASKED = new RequestData("POST", "/", Map.of(),
      "{\"start\":\"" + BOARD + "\",\"moves\":[],\"level\":\"perfect\"}",
      RequestData.voice(Optional.of("en"), Optional.empty()));

  private static Table table() {
    var question = new Question(Catalog.standard().read(BOARD).position(), Convention.NORMAL);
    return new StrongTable(StrongSearch.of(question, Budget.unlimited()).solve(), "table");
  }

  @Test
  void table_isLookedUpFirst() {
    var plain = new MatchApi(List.of());
    var tabled = new MatchApi(List.of(table()));

    assertThat(plain.moves(ASKED, Budget.ofWork(LITTLE)).path("all").booleanValue()).isFalse();
    JsonNode moves = tabled.moves(ASKED, Budget.ofWork(LITTLE));
    JsonNode slow = plain.moves(ASKED, Budget.unlimited());
    assertThat(moves.path("all").booleanValue()).isTrue();
    assertThat(moves.path("moves").valueStream().map(move -> move.path("to") + " " + move.path("result")))
        .containsExactlyElementsOf(slow.path("moves").valueStream()
            .map(move -> move.path("to") + " " + move.path("result")).toList());

    assertThat(tabled.answer(ASKED, Budget.ofWork(LITTLE)).path("evidence").path("kind").stringValue())
        .isEqualTo("strongSolution");
    assertThat(tabled.reply(ASKED, Budget.ofWork(LITTLE)).path("move").stringValue()).isNotEmpty();
    assertThat(tabled.review(ASKED, Budget.ofWork(LITTLE)).path("replay").size()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "nim 1 2; false; 0:0 loses 2 null, 1:0 loses 2 null, 1:1 wins 3 null",
      "nim 1 2; true; 0:0 loses 2 2, 1:0 loses 2 1, 1:1 wins 3 0",
      "'{\"start\":\"take:1,2 4\",\"play\":\"misere\"'; false; 0:2 loses 3 null, 0:3 loses 3 null",
      "front-or-back 1 5 2; false; 0:0 loses -2 null, 2:0 loses -2 null",
      "'{\"start\":\"front-or-back 3 1 4\",\"moves\":[\"back\"]'; false; 0:0 loses -2 null, 1:0 loses -6 null",
      "front-or-back 3 1 4; false; 0:0 draws 0 null, 2:0 wins 2 null"})
  void moves_sayWhatTheyComeTo(String start, boolean full, String said) {
    String match = start.startsWith("{") ? start : "{\"start\":\"" + start + "\"";
    var asked = new RequestData("POST", "/", Map.of(), match + ",\"full\":" + full + "}",
        RequestData.voice(Optional.of("en"), Optional.empty()));
    JsonNode moves = new MatchApi(List.of()).moves(asked, Budget.unlimited());
    assertThat(moves.path("all").booleanValue()).isTrue();
    assertThat(moves.path("moves").valueStream().map(MatchApiTest::said).sorted().collect(Collectors.joining(", ")))
        .isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';',
      value = {"text; 3 xor 2 = 1 flips exactly those bits; Bouton 1901", "latex; \\\\begin{tabular}; Bouton"})
  void reasons_areWritten(String as, String has, String alsoHas) {
    var asked = new RequestData("POST", "/", Map.of("as", as), "{\"start\":\"nim 3 4 5\",\"full\":true}",
        ASKED.voice());
    assertThat(new MatchApi(List.of()).written(asked, Budget.unlimited()).path("text").stringValue())
        .contains(has.replace("\\\\", "\\"), alsoHas);
  }

  @Test
  void guesses_areCalledSo() {
    var api = new MatchApi(List.of());
    assertThat(api.reply(ASKED, Budget.ofWork(LITTLE)).path("guessed").booleanValue()).isTrue();
    assertThat(api.reply(ASKED, Budget.unlimited()).path("guessed").booleanValue()).isFalse();
  }

  /** What took too long for an answer, with what every move comes to. */
  @Test
  void thinking_endsWithTheAnswerAndTheResults() {
    var asked = new RequestData("GET", "/", Map.of("match", ASKED.body()), "", ASKED.voice());
    JsonNode thought = new MatchApi(List.of()).think(asked, Budget.unlimited()).answer().apply(Budget.unlimited());
    assertThat(thought.path("outcome").stringValue()).isEqualTo("N");
    assertThat(thought.path("results").path("all").booleanValue()).isTrue();
    JsonNode given = new MatchApi(List.of()).think(asked, Budget.unlimited()).answer().apply(Budget.ofWork(LITTLE));
    assertThat(given.has("gaveUp")).isTrue();
    assertThat(given.path("results").path("moves").size()).isZero();
  }

  /** Left, the player, against the computer: what is said of the end, and the turn where it was decided. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "front-or-back 3 9 1 2 5; front front front back front; I win.; You were losing from the start; null",
      "front-or-back 3 9 1 2; front front front front; I win.; You were winning at the start.; 0",
      "front-or-back 5 1; front front; You win.; You were winning throughout.; null",
      "front-or-back 1 2 1; front back front; You win.; I could still draw before my 1st move.; 1",
      "front-or-back 1 1 2 3 1; back back front front front; Nobody won.; null; null"})
  void endings_sayWhereTheWinWasLost(String start, String moves, String said, String because, String turn) {
    String list = Arrays.stream(moves.split(" ")).map(move -> "\"" + move + "\"")
        .collect(Collectors.joining(","));
    var asked = new RequestData("POST", "/", Map.of(),
        "{\"start\":\"" + start + "\",\"you\":\"left\",\"moves\":[" + list + "]}", ASKED.voice());
    JsonNode ending = new MatchApi(List.of()).review(asked, Budget.unlimited()).path("ending");
    assertThat(ending.path("said").stringValue()).isEqualTo(said);
    assertThat(ending.path("because").asString("null")).startsWith(because);
    assertThat(ending.path("turn").asString("null")).isEqualTo(turn);
  }

  private static String said(JsonNode move) {
    JsonNode touch = move.path("touches").get(0);
    return touch.path("part") + ":" + touch.path("level") + " " + move.path("result").stringValue() + " "
        + move.path("length").asString(move.path("lead").asString("null")) + " " + move.path("value").asString("null");
  }
}
