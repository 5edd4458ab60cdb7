package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.phrase.Phrase;
import org.grundy.play.GameTree;
import org.grundy.play.Strategy;

/** A strategy as a table of replies, or as a pruned tree. */
public final class StrategyPicture {
  private StrategyPicture() {
  }

  public static String svg(Strategy strategy, boolean starts, Predicate<Position> lost, Voice voice) {
    return TreeSvg.replies(strategy.tree(), lost, position -> voice.say(MoveWords.withoutEmpty(position)), voice,
        voice.say(title(strategy, starts)));
  }

  /** The positions in which the opponent is to move, each once, with the opponent's moves and the reply to each. */
  public static List<String> lines(Strategy strategy, boolean starts, TextOptions options) {
    Voice voice = options.voice();
    var lines = new ArrayList<String>(List.of(voice.say(title(strategy, starts))));
    GameTree tree = strategy.tree();
    if (starts && !tree.children().isEmpty())
      lines.add(voice.say("Start with {0}", MoveWords.withoutEmpty(tree.children().getFirst().position())));
    for (GameTree turn : strategy.turns()) {
      lines.add("");
      lines.add(voice.say("at {0}", MoveWords.withoutEmpty(turn.position())));
      List<String> moves = turn.children().stream().map(child -> voice.say(MoveWords.withoutEmpty(child.position())))
          .toList();
      int width = moves.stream().mapToInt(String::length).max().orElse(0);
      for (int i = 0; i < moves.size(); i++) {
        GameTree move = turn.children().get(i);
        String made = "  " + moves.get(i) + " ".repeat(width - moves.get(i).length()) + "   ";
        lines.add((made + voice.say(reply(move))).stripTrailing());
      }
    }
    return lines;
  }

  private static Phrase reply(GameTree move) {
    if (move.children().isEmpty())
      return Phrase.of("no reply is left: you win");
    GameTree reply = move.children().getFirst();
    boolean end = reply.children().isEmpty() && reply.kept();
    return end ? Phrase.of("reply {0}, the end", MoveWords.withoutEmpty(reply.position()))
        : Phrase.of("reply {0}", MoveWords.withoutEmpty(reply.position()));
  }

  private static Phrase title(Strategy strategy, boolean starts) {
    Phrase position = Phrase.verbatim(strategy.tree().position().text());
    return starts ? Phrase.of("How the first player wins from {0}", position)
        : Phrase.of("How the second player wins from {0}", position);
  }
}
