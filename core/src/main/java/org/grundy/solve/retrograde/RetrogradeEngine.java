package org.grundy.solve.retrograde;

import java.util.EnumMap;
import java.util.Map;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Worth;

/** Games in which play may return to a position: who wins, or that it is drawn. */
public final class RetrogradeEngine implements Engine {
  private final Context context;
  private final Map<Convention, Retrograde> labels = new EnumMap<>(Convention.class);

  public RetrogradeEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    Convention play = question.convention();
    boolean returns = question.position().parts().stream().anyMatch(part -> part.loopy()
        && (play == Convention.MISERE || context.smallNimValue(part).isEmpty()));
    if (!returns)
      return Attempt.notApplicable("play cannot return to a position, except in parts that equal Nim heaps");
    Retrograde retrograde = labels.computeIfAbsent(play,
        c -> new Retrograde(context.arena(), c, context.budget()));
    Outcome outcome = retrograde.outcome(context.arena().bag(question.position()));
    return Attempt.found(new Worth.Only(outcome), new RetrogradeEvidence(retrograde.positions()));
  }
}
