package org.grundy.explain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.CountedEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Why a player wins, in a sentence or two without technical terms, where the evidence gives no reason of its own: by
 * matching pairs, by free moves as the value counts them, or by how the result was found.
 */
final class PlainReason {
  private PlainReason() {
  }

  /** The reason; empty for positions that are won by points and where no positions were counted. */
  static Optional<Reason> of(Solver solver, Reply.Answer answer) {
    if (answer.worth().isGraded())
      return Optional.empty();
    if (answer.question().position().loopy())
      return Optional.of(loopy(answer.outcome()));
    if (answer.question().convention() == Convention.NORMAL) {
      if (solver.cancels(answer.question().position()))
        return Optional
            .of(Reason.of(Reason.say("The position falls into matching pairs: whoever moves second can mirror"
                + " every move, and so moves last.")));
      Optional<Phrase> byValue = answer.worth().reason();
      if (byValue.isPresent())
        return byValue.map(sentence -> Reason.of(new Reason.Sentence(sentence)));
    }
    return answer.evidence().getFirst() instanceof CountedEvidence counted && counted.positions() > 0
        ? Optional
            .of(Reason.of(Reason.say("Found by trying moves, in {0,} {0:position|positions}: a player wins if some"
                + " move leads to where the other player, to move, loses.", counted.positions())))
        : Optional.empty();
  }

  /** Mirroring every move need not end a game in which positions return. */
  private static Reason loopy(Outcome outcome) {
    List<Player> drawing = Stream.of(Player.values()).filter(by -> outcome.startedBy(by) == Result.DRAW).toList();
    if (drawing.isEmpty())
      return Reason.of(Reason.say("Found backwards from the positions in which play ends: a player wins by a move to"
          + " where the other player, to move, loses in fewer moves."));
    if (drawing.size() == 2)
      return Reason.of(Reason.say("Positions may return, and a player who cannot win can always move to where the other"
          + " player cannot win either: so play can go on forever."));
    Player drawn = drawing.getFirst();
    Player other = drawn.opponent();
    return Reason.of(
        Reason.say("If {0} starts, a player who cannot win can always move to where the other player cannot win either:"
            + " so play can go on forever.", Outcomes.name(drawn)),
        Reason.say("If {0} starts, {1} wins. This was found backwards from the positions in which play ends: a player"
            + " wins by a move to where the other player, to move, loses in fewer moves.", Outcomes.name(other),
            Outcomes.name(outcome.startedBy(other) == Result.LEFT ? Player.LEFT : Player.RIGHT)));
  }
}
