package org.grundy.solve.strong;

import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.value.Worth;

/** Looks positions up in a strong solution. */
public final class StrongEngine implements Engine {
  private final StrongSolution solution;
  private final String folder;

  /** @param folder that holds the solution, as an answer names it */
  public StrongEngine(StrongSolution solution, String folder) {
    this.solution = solution;
    this.folder = folder;
  }

  @Override
  public Attempt attempt(Question question) {
    Position position = question.position();
    if (question.convention() != solution.question().convention())
      return Attempt.notApplicable("the strong solution in {0} is for the other convention", folder);
    Optional<Worth> worth = solution.worth(position);
    if (worth.isEmpty())
      return Attempt.notApplicable("the strong solution in {0} does not contain it", folder);
    return Attempt.found(worth.get(), new StrongEvidence(solution, folder));
  }
}
