package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.explain.Outcomes;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/** What a report on a position says in a match that is decided by points, where some points are made already. */
public final class Standing {
  private Standing() {
  }

  /**
   * The report with the points so far; as it is in a match without points.
   *
   * @param soFar Left's points less Right's
   * @param worth of the position
   * @param over  whether {@code mover} has no move
   */
  public static Report of(Report report, long soFar, Worth worth, Player mover, boolean over) {
    OptionalLong lead = worth.lead(mover);
    if (lead.isEmpty() || soFar == 0 && !over)
      return report;
    long total = Math.addExact(soFar, lead.getAsLong());
    Phrase letter = Outcomes.letter(new Outcome(Result.ofLead(total), Result.ofLead(total)));
    if (over)
      return new Report(letter, total == 0 ? Phrase.of("a tie")
          : Phrase.of(total > 0 ? "Left wins by {0} {0:point|points}" : "Right wins by {0} {0:point|points}",
              Math.abs(total)),
          Phrase.of(""), List.of());
    var blocks = new ArrayList<Report.Block>();
    blocks.add(new Report.Say(Phrase.of("That counts the points so far. Without them, it would be: {0}.",
        worth.verdict(mover, 0).orElseThrow())));
    blocks.addAll(report.blocks());
    return new Report(letter, worth.verdict(mover, soFar).orElseThrow(), report.margin(), blocks);
  }
}
