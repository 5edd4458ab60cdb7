package org.grundy.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Table;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.solve.strong.StrongTable;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
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
    assertThat(moves.path("moves").valueStream().map(move -> move.path("to") + " " + move.path("wins")))
        .containsExactlyElementsOf(slow.path("moves").valueStream()
            .map(move -> move.path("to") + " " + move.path("wins")).toList());

    assertThat(tabled.answer(ASKED, Budget.ofWork(LITTLE)).path("evidence").path("kind").stringValue())
        .isEqualTo("strongSolution");
    assertThat(tabled.reply(ASKED, Budget.ofWork(LITTLE)).path("move").stringValue()).isNotEmpty();
    assertThat(tabled.review(ASKED, Budget.ofWork(LITTLE)).path("replay").size()).isEqualTo(1);
  }
}
