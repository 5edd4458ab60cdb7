package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Depth;
import org.grundy.explain.Explainer;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReportJsonTest {
  /** A board of 2 by 2 is worth {1|-1}: from temperature 0 its walls are 1 - t and -1 + t, which meet at 1. */
  @Test
  void thermograph_isDataWithItsWords() {
    var solver = new Solver(Budget.ofWork(10_000_000));
    var reply = (Reply.Answer) solver
        .solve(new Question(Catalog.standard().read("domineering 2x2").position(), Convention.NORMAL));
    JsonNode report = new ReportJson(Voice.of(Language.EN)).of(new Explainer(solver, false, Depth.SHORT).report(reply));
    assertThat(report.path("blocks").valueStream().filter(block -> block.path("kind").stringValue().equals("walls")))
        .singleElement().asString().isEqualTo("""
            {"kind":"walls","text":"thermograph: Left's wall 2 at -1, 0 at 1; Right's wall -2 at -1, 0 at 1",\
            "mean":"0","temperature":"1",\
            "left":[{"temperature":"-1","value":"2"},{"temperature":"1","value":"0"}],\
            "right":[{"temperature":"-1","value":"-2"},{"temperature":"1","value":"0"}]}""");
  }
}
