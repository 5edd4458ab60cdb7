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

  private static Report report(String text) {
    var solver = new Solver(Budget.ofWork(10_000_000));
    var answer = (Reply.Answer) solver.solve(new Question(Catalog.standard().read(text).position(), Convention.NORMAL));
    return new Explainer(solver, false, Depth.PLAN).report(answer);
  }

  private static List<String> said(Report report) {
    return report.blocks().stream().filter(Report.Say.class::isInstance)
        .map(block -> ((Report.Say) block).phrase().toString()).toList();
  }

  /** Moves on other boards win as well. */
  @Test
  void plan_beginsInTheHottestPart() {
    Report report = report("hackenbush 0-1b 1-2r + nim 2 + domineering 2x3");

    assertThat(said(report)).contains("Part 3 (domineering 2x3) is the hottest: a move gains the most there.")
        .noneMatch(sentence -> sentence.contains("elsewhere"));
    assertThat(report.blocks().stream().filter(Report.Answers.class::isInstance)
        .map(block -> ((Report.Answers) block).title().toString()))
        .anyMatch(title -> title.contains("How to win: Domineering: "));
  }

  /** The hottest part is not always where to move. */
  @Test
  void winningMovesElsewhere_areTold() {
    assertThat(said(report("{7|-5} + {1|-2} + {8|4||-6}"))).contains(
        "Parts 1 and 3 are the hottest: a move gains the most there.").noneMatch(said -> said.contains("elsewhere"));
    assertThat(said(report("{2|-8||-9} + {7||-2|-7} + {8||1|-9}"))).contains("But Left wins only by moves elsewhere.");
  }
}
