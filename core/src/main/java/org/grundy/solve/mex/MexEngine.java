package org.grundy.solve.mex;

import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.nimber.NimValue;

/** Any impartial game without loops: each position's nim-value is the mex of its options' values. */
public final class MexEngine implements Engine {
  private final Context context;

  public MexEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
    if (question.convention() == Convention.MISERE)
      return Attempt.notApplicable("nim-values apply to normal play only");
    if (!question.position().impartial() || question.position().loopy())
      return Attempt.notApplicable("the players have different moves, or play may return");
    int sum = context.nimbers().sum(context.arena().bag(question.position()));
    return Attempt.found(NimValue.of(sum),
        new MexEvidence(context.arena().count() + context.nimbers().count(), context.nimbers().use()));
  }

  @Override
  public boolean valuesSummands() {
    return true;
  }
}
