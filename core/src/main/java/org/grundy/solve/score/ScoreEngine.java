package org.grundy.solve.score;

import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.score.Score;

/** Games won by points: the difference under best play. */
public final class ScoreEngine implements Engine {
  private final Context context;
  private final Scores scores;

  public ScoreEngine(Context context) {
    this.context = context;
    this.scores = new Scores(context.arena(), context.budget());
  }

  @Override
  public Attempt attempt(Question question) {
    if (!question.position().scoring())
      return Attempt.notApplicable("no points are counted");
    Score score = scores.score(context.arena().bag(question.position()));
    return Attempt.found(score, new ScoreEvidence(scores.positions()));
  }
}
