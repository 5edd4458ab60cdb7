package org.grundy.value.canonical;

import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.shortgame.ShortGames;

/** What a value tells about who wins, without technical terms: its stops count free moves. */
final class FreeMoves {
  private FreeMoves() {
  }

  /** Why a player wins a position with a value. */
  static Phrase reason(ShortGames values, int value) {
    Dyadic left = values.leftStop(value);
    Dyadic right = values.rightStop(value);
    if (!left.equals(right))
      return Phrase.of("Moving first gains something here. Counted in free moves, which only one player can make, best"
          + " play comes to this: if Left starts, {0}; if Right starts, {1}.", lead(left), lead(right));
    if (left.signum() != 0)
      return Phrase.of("Counted in free moves, which only one player can make, {0}. So {1} moves last, whoever starts.",
          lead(left), player(left.signum() > 0 ? Player.LEFT : Player.RIGHT));
    Outcome outcome = values.outcome(value);
    if (outcome.wins(Player.LEFT) && outcome.wins(Player.RIGHT))
      return Phrase.of("Neither player has a free move to spare. Only the last move counts, and whoever starts can make"
          + " it.");
    return outcome.wins(Player.LEFT) || outcome.wins(Player.RIGHT)
        ? Phrase.of("Neither player has a free move to spare, but {0} has a smaller lead, less than any fraction of a"
            + " move. It is enough to move last, whoever starts.",
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
