package org.grundy.explain;

import java.util.Optional;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.CountedEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.canonical.Form;

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
    if (answer.question().convention() == Convention.NORMAL) {
      if (solver.cancels(answer.question().position()))
        return Optional
            .of(Reason.of(Reason.say("The position falls into matching pairs: whoever moves second can mirror"
                + " every move, and so moves last.")));
      if (answer.worth() instanceof Form form)
        return Optional.of(Reason.of(new Reason.Sentence(byValue(form))));
    }
    return answer.evidence().getFirst() instanceof CountedEvidence counted && counted.positions() > 0
        ? Optional
            .of(Reason.of(Reason.say("Found by trying moves, in {0,} {0:position|positions}: a player wins if some"
                + " move leads to where the other player, to move, loses.", counted.positions())))
        : Optional.empty();
  }

  private static Phrase byValue(Form form) {
    Dyadic left = form.values().leftStop(form.value());
    Dyadic right = form.values().rightStop(form.value());
    if (!left.equals(right))
      return Phrase.of("Moving first gains something here. Counted in free moves, which only one player can make, best"
          + " play comes to this: if Left starts, {0}; if Right starts, {1}.", lead(left), lead(right));
    if (left.signum() != 0)
      return Phrase.of("Counted in free moves, which only one player can make, {0}. So {1} moves last, whoever starts.",
          lead(left), player(left.signum() > 0 ? Player.LEFT : Player.RIGHT));
    Outcome outcome = form.outcome();
    if (outcome.wins(Player.LEFT) && outcome.wins(Player.RIGHT))
      return Phrase
          .of("Neither player has a free move to spare, so it only matters who makes the last move, and whoever"
              + " starts can make it.");
    return outcome.wins(Player.LEFT) || outcome.wins(Player.RIGHT)
        ? Phrase.of("Neither player has a whole free move to spare, but {0} is ahead by less than any fraction of one,"
            + " and makes the last move, whoever starts.",
            player(outcome.wins(Player.LEFT) ? Player.LEFT : Player.RIGHT))
        : Phrase.of("Neither player has a free move to spare: every move has a reply, so whoever starts is the first to"
            + " have no move.");
  }

  /** Who is ahead, and by how many free moves. */
  private static Phrase lead(Dyadic stop) {
    return stop.signum() == 0 ? Phrase.of("nobody is ahead and the last move decides")
        : Phrase.of("{0} is ahead by {1}", player(stop.signum() > 0 ? Player.LEFT : Player.RIGHT),
            Phrase.verbatim((stop.signum() > 0 ? stop : stop.negate()).toString()));
  }

  private static Phrase player(Player player) {
    return Phrase.of(player == Player.LEFT ? "Left" : "Right");
  }
}
