package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Language;
import org.grundy.explain.StrongDocument;
import org.grundy.explain.Voice;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongSearch;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class StrongJsonTest {
  private static ObjectNode strong(String start) {
    var question = new Question(Catalog.standard().read(start).position(), Convention.NORMAL);
    var solution = StrongSearch.of(question, Budget.unlimited()).solve();
    return DocumentJson.of(new StrongDocument(solution, Budget.unlimited())::fields, Voice.of(Language.EN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"clobber 3x3", "cram 2x3", "domineering 2x2", "northcott x..o/o.x.",
      "dag:1-0,2-1,3-2,2-3,3-1 3 2"})
  void strongSolutions_conform(String start) {
    Schemas.assertValid(strong(start), "strong");
  }

  /** The full board is lost in two moves; a domino leaves one move, and then there is none. */
  @Test
  void counts_haveAPositionEach() {
    assertThat(strong("cram 2x2").get("byMoves").valueStream()
        .map(row -> row.get("first").get("from").get("position").stringValue())).first().isEqualTo("##/##");
    assertThat(strong("cram 2x2").get("byMoves")).allSatisfy(row -> assertThat(row.has("first")).isTrue());
    assertThat(strong("cram 2x2").has("firstDrawn")).isFalse();
  }

  @Test
  void draws_haveAPosition() {
    ObjectNode drawn = strong("dag:1-0,2-1,3-2,2-3 3");
    assertThat(drawn.get("drawn").longValue()).isPositive();
    assertThat(drawn.get("firstDrawn").get("from").get("game").stringValue()).startsWith("dag:");
  }
}
