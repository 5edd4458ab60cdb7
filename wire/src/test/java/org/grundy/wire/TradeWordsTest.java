package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Depth;
import org.grundy.explain.Explainer;
import org.grundy.explain.Language;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class TradeWordsTest {
  @Test
  void sentences_areKnownByTheirWords() {
    assertThat(TradeWords.in(Phrase.of("({0}, {1}) is the {2#} P-position, (a{2}, b{2}).", 1, 2, 1))).isTrue();
    assertThat(TradeWords.in(Phrase.of("{0}: done", Phrase.of("nim-value {0}", 3)))).isTrue();
    assertThat(TradeWords.in(Phrase.of("Nobody won."))).isFalse();
    assertThat(TradeWords.in(Phrase.of("{0} wants the partner {1}", 6, 10))).isFalse();
  }

  @Test
  void rows_keepWhatIsDone() {
    var answered = new Report.Row(List.of(Phrase.of("to {0}", "2 3 0"), Phrase.of("answered by {0}", "2 2 0")));
    assertThat(TradeWords.without(answered).cells()).hasSize(2);
    var valued = new Report.Row(List.of(Phrase.verbatim("a1 a2"), Phrase.of("to {0}", "Tiny(2)")));
    assertThat(TradeWords.without(valued).cells()).hasSize(1);
  }

  /** What a page shows to somebody who has not asked for them. */
  @ParameterizedTest
  @CsvSource({"nim 3 4 + wythoff 2 5 + kayles 9, en", "wythoff 6 11, es", "domineering 4x4, hr", "hackenbush, en",
      "kayles 7 9, id", "tribonacci 3 5 10, en"})
  void plainReports_doWithout(String text, String language) {
    var solver = new Solver(Budget.ofWork(10_000_000));
    var position = (text.contains(" ") ? Catalog.standard().read(text) : Catalog.standard().start(text)).position();
    var reply = (Reply.Answer) solver.solve(new Question(position, Convention.NORMAL));
    JsonNode report = new ReportJson(Voice.of(Language.of(language).orElseThrow()))
        .of(new Explainer(solver, false, Depth.SHORT).report(reply));
    int blocks = 0;
    for (JsonNode block : report.path("blocks"))
      if (block.path("kind").stringValue().equals("moves")) {
        blocks++;
        assertThat(block.path("plain").path("rows").size()).isEqualTo(block.path("rows").size());
        assertThat(block.path("plain").toString()).doesNotContain("value", "nim-sum", "P-pos", "valor", "nilai")
            .doesNotContainPattern("\"to [-{0-9]");
      }
    assertThat(blocks + report.path("blocks").size()).isPositive();
  }
}
