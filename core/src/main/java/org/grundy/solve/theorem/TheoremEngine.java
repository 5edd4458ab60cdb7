package org.grundy.solve.theorem;

import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.game.Theorem;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Worth;

/** Answers by the first theorem of a game that applies to the position. The cost is the theorem's own. */
public final class TheoremEngine implements Engine {
  private final Context context;

  public TheoremEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    return question.position() instanceof Position.Single<?> single ? attempt(single, question.convention())
        : Attempt.notApplicable("a sum has no theorem of its own");
  }

  private <P> Attempt attempt(Position.Single<P> single, Convention convention) {
    for (Theorem<P> theorem : single.ruleset().theorems()) {
      theorem.prepare(single.at(), context.budget());
      Optional<Worth> worth = theorem.worth(single.at(), convention);
      if (worth.isPresent())
        return Attempt.found(worth.get(), new TheoremEvidence<>(theorem, single.at(), convention));
    }
    return Attempt.notApplicable("no theorem about {0} applies here", single.ruleset().name());
  }

  @Override
  public boolean valuesSummands() {
    return true;
  }
}
