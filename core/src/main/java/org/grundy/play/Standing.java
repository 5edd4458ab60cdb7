package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import org.grundy.explain.Outcomes;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.score.Score;

/** What a report on a position says in a match that is decided by points, where some points are made already. */
public final class Standing {
  private Standing() {
  }

  /**
   * The report with the points so far.
   *
   * @param lead  Left's points so far less Right's
   * @param score of the position
   * @param over  whether {@code mover} has no move
   */
  public static Report of(Report report, long lead, Score score, Player mover, boolean over) {
    long total = Math.addExact(lead, score.started(mover));
    Phrase letter = Outcomes.letter(new Outcome(Result.ofLead(total), Result.ofLead(total)));
    if (over)
      return new Report(letter, total == 0 ? Phrase.of("a tie")
          : Phrase.of(total > 0 ? "Left wins by {0} {0:point|points}" : "Right wins by {0} {0:point|points}",
              Math.abs(total)),
          Phrase.of(""), List.of());
    if (lead == 0)
      return report;
    var blocks = new ArrayList<Report.Block>();
    blocks.add(new Report.Say(Phrase.of("That counts the points so far. Without them, it would be: {0}.",
        Score.verdict(of(mover, score.started(mover))))));
    blocks.addAll(report.blocks());
    return new Report(letter, Score.verdict(of(mover, total)), report.margin(), blocks);
  }

  private static long of(Player mover, long lead) {
    return mover == Player.LEFT ? lead : Math.negateExact(lead);
  }
}
