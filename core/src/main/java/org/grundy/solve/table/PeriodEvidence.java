package org.grundy.solve.table;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.sequence.Periodicity;

/**
 * The nim-values of a heap game are periodic, proved by finitely many of them.
 *
 * @param why which heaps are losing, and where among them this one stands; empty where there are too many to list
 */
public record PeriodEvidence(Periodicity proved, Optional<Reason> why) implements Evidence {
  @Override
  public String kind() {
    return "period";
  }

  @Override
  public Phrase briefly() {
    return Phrase.of("period");
  }

  @Override
  public Line line(Phrase called) {
    return Line.theorem(proved.statement(), proved.law().citation().authors());
  }

  @Override
  public void fields(Fields out) {
    out.put("from", proved.from());
    out.put("period", proved.period());
    if (proved.saltus() > 0)
      out.put("saltus", proved.saltus());
    out.put("checkedTo", proved.checkedTo());
    out.put("law", proved.law().citation().id());
  }
}
