package org.grundy.explain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.game.Move;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.PlayLength;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;

/** Winning moves that bring the end nearer. Where positions return, others may keep the win and never reach the end. */
final class Progress {
  private Progress() {
  }

  /**
   * The winning moves that win soonest, in a game in which positions may return; all of them in other games, and where
   * it is not known which do.
   *
   * @param winning moves of {@code mover}
   */
  static List<Move> of(Solver solver, Question question, Player mover, List<Move> winning) {
    Optional<PlayLength> length = question.position().loopy() && !winning.isEmpty()
        ? solver.length(question, PlayLength.FEW_STEPS)
        : Optional.empty();
    if (length.isEmpty())
      return winning;
    int soonest = winning.stream().map(move -> length.get().plies(move.to(), mover.opponent()))
        .flatMapToInt(OptionalInt::stream).min().orElse(Integer.MAX_VALUE);
    return winning.stream()
        .filter(move -> length.get().plies(move.to(), mover.opponent()).orElse(Integer.MAX_VALUE) <= soonest).toList();
  }
}
