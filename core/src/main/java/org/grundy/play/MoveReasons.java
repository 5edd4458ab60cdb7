package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.explain.Depth;
import org.grundy.explain.Document;
import org.grundy.explain.Explainer;
import org.grundy.explain.Report;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/** Why a move wins: the reason that the solver gives for the position, or else that the other player's moves all lose. */
final class MoveReasons {
  private final Solver solver;
  private final Convention convention;

  MoveReasons(Solver solver, Convention convention) {
    this.solver = solver;
    this.convention = convention;
  }

  /** Why a player wins with a move. */
  List<Document.Block> winning(Position at, Player mover, Move move) {
    Optional<List<Document.Block>> reasons = solved(at).flatMap(this::told);
    if (reasons.isPresent())
      return reasons.get();
    Optional<Reply.Answer> after = solved(move.to());
    if (after.isEmpty())
      return List.of(unknown());
    var blocks = new ArrayList<Document.Block>(
        List.of(new Report.Say(Phrase.of("After that the other player loses:"))));
    blocks.addAll(losing(after.get(), List.of(mover.opponent())));
    return blocks;
  }

  /** Why each of these players who loses by starting does. */
  List<Document.Block> losing(Reply.Answer answer, List<Player> starters) {
    return told(answer).orElseGet(
        () -> List.copyOf(new Explainer(solver, false, Depth.SHORT, starters).replies(answer)));
  }

  private Optional<Reply.Answer> solved(Position at) {
    return solver.solve(new Question(at, convention)) instanceof Reply.Answer answer ? Optional.of(answer)
        : Optional.empty();
  }

  /** What the evidence says; empty where it only names its source. */
  private Optional<List<Document.Block>> told(Reply.Answer answer) {
    List<Report.Block> reasons = new Explainer(solver, false).reasons(answer);
    return reasons.stream().allMatch(Report.Source.class::isInstance) ? Optional.empty()
        : Optional.of(List.copyOf(reasons));
  }

  static Report.Say unknown() {
    return new Report.Say(Phrase.of("A limit was reached before the reason was found."));
  }
}
