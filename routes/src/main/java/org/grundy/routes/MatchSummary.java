package org.grundy.routes;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.play.Match;
import org.grundy.play.Replay;
import org.grundy.value.Player;
import org.grundy.value.Result;
import tools.jackson.databind.node.ObjectNode;

/** The summary that a player sees when a match is over: who won, and where the win was given away. */
final class MatchSummary {
  private final Replay replay;
  private final Match match;
  private final Player you;
  private final Voice voice;

  MatchSummary(Replay replay, Player you, Voice voice) {
    this.replay = replay;
    this.match = replay.match();
    this.you = you;
    this.voice = voice;
  }

  /** Adds {@code ending}: {@code said}, and the {@code turn} before which a win, or else a draw, was last given away. */
  void put(ObjectNode document) {
    if (!match.over())
      return;
    boolean won = match.result() == Result.win(you);
    boolean drawn = match.result() == Result.DRAW;
    OptionalInt mistake = drawn ? lastLoss(you, Result.win(you)) : lastSlip(won ? you.opponent() : you);
    ObjectNode ending = document.putObject("ending").put("won", won).put("drawn", drawn);
    ending.put("said", voice.say(drawn ? Phrase.of("Nobody won.") : won ? Phrase.of("You win.") : Phrase.of("I win.")));
    mistake.ifPresent(turn -> ending.put("turn", turn).put("because", voice.say(won ? mine(turn) : yours(turn))));
    if (mistake.isEmpty() && !drawn && replay.standing(0) == match.result())
      ending.put("because", voice.say(won ? Phrase.of("You were winning throughout.") : lost()));
  }

  /** A remark that the match was lost from the start. */
  private Phrase lost() {
    Player first = match.moverAt(0);
    if (replay.steps().getFirst().outcome().startedBy(first.opponent()) == Result.win(you.opponent()))
      return Phrase.of("You were losing no matter who started; take the other side next time.");
    return first == you ? Phrase.of("You were losing from the start; let me go first next time.")
        : Phrase.of("You were losing from the start; go first next time.");
  }

  /**
   * The move that lost a player's win for the last time, or else a draw, as the index of the position before it; empty
   * when there is none.
   */
  private OptionalInt lastSlip(Player player) {
    OptionalInt win = lastLoss(player, Result.win(player));
    return win.isPresent() ? win : lastLoss(player, Result.DRAW);
  }

  private OptionalInt lastLoss(Player player, Result of) {
    return IntStream.iterate(replay.steps().size() - 2, i -> i >= 0, i -> i - 1).filter(
        i -> match.moverAt(i) == player && replay.standing(i) == of && replay.standing(i + 1) != of
            && replay.standing(i + 1) != Result.win(player))
        .findFirst();
  }

  private int movesBefore(int turn, Player player) {
    return (int) IntStream.range(0, turn).filter(i -> match.moverAt(i) == player).count();
  }

  private Phrase yours(int turn) {
    int made = movesBefore(turn, you);
    if (replay.standing(turn) == Result.DRAW)
      return Phrase.of("You could still draw before your {0#} move.", made + 1);
    if (made == 0)
      return Phrase.of("You were winning at the start.");
    boolean since = replay.standing(turn - 1) == Result.win(you);
    return since ? Phrase.of("You were winning after your {0#} move.", made)
        : Phrase.of("You were winning before your {0#} move.", made + 1);
  }

  private Phrase mine(int turn) {
    int move = movesBefore(turn, you.opponent()) + 1;
    return replay.standing(turn) == Result.DRAW ? Phrase.of("I could still draw before my {0#} move.", move)
        : Phrase.of("I threw it away with my {0#} move.", move);
  }
}
