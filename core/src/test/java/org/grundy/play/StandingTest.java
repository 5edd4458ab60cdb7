package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.explain.Explainer;
import org.grundy.explain.Report;
import org.grundy.game.Position;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandingTest {
  /** A row of numbers, Left to move, when Left is ahead by so many points. */
  @ParameterizedTest
  @CsvSource({"1 2, 0, false, the player to move wins by 1 point,",
      "1 2, -6, false, the player to move loses by 5 points,"
          + " 'That counts the points so far. Without them, it would be: the player to move wins by 1 point.'",
      "1 2, -1, false, a tie, 'That counts the points so far. Without them, it would be: the player to move wins by 1 point.'",
      "'', 5, true, Left wins by 5 points,", "'', -1, true, Right wins by 1 point,", "'', 0, true, a tie,"})
  void report_countsThePointsSoFar(String row, long lead, boolean over, String headline, String said) {
    Position position = Catalog.standard().read("front-or-back " + (row.isEmpty() ? "." : row)).position();
    var solver = new Solver(Budget.unlimited());
    Reply.Answer answer = solver.solve(new Question(position, Convention.NORMAL)).answer();

    Report report = Standing.of(new Explainer(solver, false).report(answer), lead, answer.worth(), Player.LEFT,
        over);

    assertThat(report.headline()).hasToString(headline);
    Optional<String> first = report.blocks().stream().findFirst().filter(Report.Say.class::isInstance)
        .map(block -> ((Report.Say) block).phrase().toString());
    if (said != null)
      assertThat(first).contains(said);
    if (over)
      assertThat(report.blocks()).isEqualTo(List.of());
  }
}
