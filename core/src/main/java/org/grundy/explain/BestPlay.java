package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.phrase.Phrase;
import org.grundy.solve.Question;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.value.Player;

/** For games that are won by points: the best moves, and one line of best play to the end with both players' points. */
final class BestPlay {
  private static final int SHOWN = 12;

  private final Solver solver;

  BestPlay(Solver solver) {
    this.solver = solver;
  }

  List<Report.Block> blocks(Reply.Answer answer) {
    Position start = answer.question().position();
    var best = answer.options(Player.LEFT).winning();
    var blocks = new ArrayList<Report.Block>();
    blocks.add(new Report.Run(Phrase.of("{0:Best move|Best moves} ({1} of {2})", best.count().number(),
        Explainer.count(best.count()), Explainer.count(answer.options(Player.LEFT).all())),
        best.some().stream().map(move -> MoveWords.done(start, move)).toList()));
    line(answer, blocks);
    return blocks;
  }

  private void line(Reply.Answer answer, List<Report.Block> blocks) {
    var moves = new ArrayList<Phrase>();
    long[] points = {0, 0};
    Position at = answer.question().position();
    Player mover = Player.LEFT;
    Reply reply = answer;
    while (reply instanceof Reply.Answer now && !now.options(mover).winning().some().isEmpty()) {
      Move move = now.options(mover).winning().some().getFirst();
      long lead = Scoring.lead(at, mover, move.to());
      points[mover.index()] += mover == Player.LEFT ? lead : -lead;
      moves.add(Phrase.verbatim(MoveText.of(at, move)));
      at = move.to();
      mover = mover.opponent();
      reply = solver.solve(new Question(at, answer.question().convention()));
    }
    if (moves.isEmpty())
      return;
    blocks.add(new Report.Run(Phrase.of("Best play"),
        moves.size() <= SHOWN ? moves
            : Stream.concat(moves.subList(0, SHOWN).stream(),
                Stream.of(Phrase.of("and {0} more", moves.size() - SHOWN))).toList()));
    blocks.add(new Report.Say(Phrase.of("So the first player makes {0} and the second {1}.", points[0], points[1])));
  }
}
