package org.grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.junit.jupiter.api.Test;

class SummandTableTest {
  /** Of each table of parts in the report, whether their nim-sum decides the game. */
  private static List<Boolean> nim(String text, Convention play) {
    var solver = new Solver(Budget.ofWork(1_000_000));
    var answer = (Reply.Answer) solver.solve(new Question(Catalog.standard().read(text).position(), play));
    return new Explainer(solver, false, Depth.SHORT).report(answer).blocks().stream()
        .filter(Report.Summands.class::isInstance).map(block -> ((Report.Summands) block).nim()).toList();
  }

  @Test
  void nimSum_decidesNormalPlayAlone() {
    assertThat(nim("nim 3 + kayles 2", Convention.NORMAL)).containsExactly(true);
    assertThat(nim("nim 3 + kayles 2", Convention.MISERE)).doesNotContain(true);
    assertThat(nim("nim 3 + nim 2", Convention.MISERE)).doesNotContain(true);
  }

  @Test
  void wholeNumbersOfMoves_areNoNimValues() {
    assertThat(nim("domineering 4x1 + domineering 2x1", Convention.NORMAL)).containsExactly(false);
  }
}
