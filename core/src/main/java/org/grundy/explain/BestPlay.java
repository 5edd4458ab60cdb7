package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;

/**
 * The explanation for games won by points: the best moves, and one line of best play to the end with both players'
 * points.
 */
final class BestPlay {
  private static final int SHOWN = 12;

  private final Solver solver;

  BestPlay(Solver solver) {
    this.solver = solver;
  }

  /** The blocks for the player who starts; for both players, where it matters who starts. */
  List<Report.Block> blocks(Reply.Answer answer) {
    Position position = answer.question().position();
    boolean alike = position.negative().equals(position);
    var blocks = new ArrayList<Report.Block>();
    for (Player starts : alike ? List.of(Player.LEFT) : List.of(Player.values())) {
      if (!alike)
        blocks.add(new Report.Say(Phrase.of(starts == Player.LEFT ? "Left starts" : "Right starts")));
      from(answer, starts, blocks);
    }
    return blocks;
  }

  private void from(Reply.Answer answer, Player starts, List<Report.Block> blocks) {
    Position start = answer.question().position();
    var best = answer.options(starts).winning();
    blocks.add(new Report.Run(Phrase.of("{0:Best move|Best moves} ({1} of {2})", best.count().number(),
        Explainer.count(best.count()), Explainer.count(answer.options(starts).all())),
        best.some().stream().map(move -> MoveWords.done(start, move)).toList()));
    line(answer, starts, blocks);
  }

  private void line(Reply.Answer answer, Player starts, List<Report.Block> blocks) {
    var moves = new ArrayList<Phrase>();
    long[] points = {0, 0};
    Position at = answer.question().position();
    Player mover = starts;
    Reply reply = answer;
    while (reply instanceof Reply.Answer now && !now.options(mover).winning().some().isEmpty()) {
      Move move = now.options(mover).winning().some().getFirst();
      long lead = Scoring.lead(at, mover, move.to());
      points[mover == starts ? 0 : 1] += mover == Player.LEFT ? lead : -lead;
      moves.add(Phrase.verbatim(MoveText.of(at, move)));
      at = move.to();
      mover = mover.opponent();
      reply = solver.solve(new Question(at, answer.question().convention()));
    }
    if (moves.isEmpty() || reply instanceof Reply.GaveUp)
      return;
    long atEnd = Scoring.atEnd(at);
    points[atEnd > 0 == (starts == Player.LEFT) ? 0 : 1] += Math.abs(atEnd);
    blocks.add(new Report.Run(Phrase.of("Best play"),
        moves.size() <= SHOWN ? moves
            : Stream.concat(moves.subList(0, SHOWN).stream(),
                Stream.of(Phrase.of("and {0} more", moves.size() - SHOWN))).toList()));
    blocks.add(
        new Report.Say(Phrase.of("From here, the player to move scores {0} and the other {1}.", points[0], points[1])));
  }
}
