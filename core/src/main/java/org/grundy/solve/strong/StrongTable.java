package org.grundy.solve.strong;

import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.game.Position;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Table;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.Worth;

/** Looks positions up in a strong solution. */
public final class StrongTable implements Table {
  private final StrongSolution solution;
  private final String folder;

  /** @param folder that holds the solution, as an answer names it */
  public StrongTable(StrongSolution solution, String folder) {
    this.solution = solution;
    this.folder = folder;
  }

  private boolean fits(Question question) {
    return question.convention() == solution.question().convention();
  }

  @Override
  public Attempt attempt(Question question) {
    Position position = question.position();
    if (!fits(question))
      return Attempt.notApplicable("the strong solution in {0} is for the other convention", folder);
    Optional<Worth> worth = solution.worth(position);
    if (worth.isEmpty())
      return Attempt.notApplicable("the strong solution in {0} does not contain it", folder);
    return Attempt.found(worth.get(), new StrongEvidence(solution, folder));
  }

  @Override
  public Optional<Result> result(Question question, Player mover) {
    return fits(question)
        ? solution.entry(question.position(), mover).map(entry -> entry.result(mover))
        : Optional.empty();
  }

  @Override
  public Optional<PlayLength> length(Question question) {
    PlayLength known = (position, mover) -> solution.entry(position, mover)
        .map(StrongSolution.Entry::plies).orElse(OptionalInt.empty());
    return fits(question) ? Optional.of(known) : Optional.empty();
  }
}
