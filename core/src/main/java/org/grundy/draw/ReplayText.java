package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.play.Match;
import org.grundy.play.Replay;
import org.grundy.value.Player;
import org.grundy.value.Result;

/** A match that was judged move by move, as lines of text: number, position, measure, and a remark on the move. */
public final class ReplayText {
  private static final int LONGEST = 44;

  private final Replay replay;
  private final TextOptions options;
  private final Voice voice;
  private final List<String> names;

  private ReplayText(Replay replay, TextOptions options, List<String> names) {
    this.names = List.copyOf(names);
    this.replay = replay;
    this.options = options;
    this.voice = options.voice();
  }

  /** @param names of the players who move first and second; none where they are not known */
  public static List<String> lines(Replay replay, TextOptions options, List<String> names) {
    return new ReplayText(replay, options, names).lines();
  }

  private List<String> lines() {
    List<Replay.Step> steps = replay.steps();
    List<String> positions = steps.stream().map(step -> shortened(voice.say(MoveWords.position(step.position()))))
        .toList();
    List<String> measures = steps.stream().map(step -> voice.say(step.shown())).toList();
    int number = Integer.toString(steps.size() - 1).length();
    int position = positions.stream().mapToInt(String::length).max().orElse(0);
    String label = voice.say(replay.measure());
    int measure = Math.max(label.length(), measures.stream().mapToInt(String::length).max().orElse(0));
    var lines = new ArrayList<String>();
    lines.add(" ".repeat(number + 2 + position + 3) + label);
    for (int i = 0; i < steps.size(); i++) {
      String head = padded(i == 0 ? "" : Integer.toString(i), number) + "  " + padded(positions.get(i), position)
          + "   "
          + padded(centred(measures.get(i), label.length()), measure) + "   ";
      lines.addAll(Paragraphs.lines(voice.say(remark(i)), head, " ".repeat(head.length()), options.width()));
    }
    for (Player player : List.of(first(), first().opponent()))
      if (replay.moves(player) > 0)
        lines.addAll(Paragraphs.lines(voice.say(summary(player, player == first())), "", "", options.width()));
    return lines;
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 2) + "..";
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String centred(String text, int width) {
    return " ".repeat(Math.max(0, (width - text.length()) / 2)) + text;
  }

  private Player first() {
    return replay.match().moverAt(0);
  }

  private Phrase remark(int step) {
    Phrase words = quality(step);
    boolean last = step == replay.steps().size() - 1 && step > 0 && replay.match().over();
    return last ? Phrase.of("{0}, last move: {1}", words, result(replay.match())) : words;
  }

  private Phrase quality(int step) {
    return switch (replay.steps().get(step).quality()) {
      case START -> start();
      case GOOD -> Phrase.of("good");
      case MISTAKE -> Phrase.of("a mistake: it gives something away");
      case NONE -> Phrase.of("no good move");
    };
  }

  private Phrase start() {
    Phrase letter = replay.steps().getFirst().shown();
    Result result = replay.steps().getFirst().outcome().startedBy(first());
    String code = replay.steps().getFirst().outcome().code();
    boolean begins = result == Result.win(first());
    Phrase who = result != Result.DRAW && !names.isEmpty() ? Phrase.of("{0} can win", names.get(begins ? 0 : 1))
        : begins ? Phrase.of("the first player can win")
        : result == Result.DRAW ? Phrase.of("neither player can force a win") : Phrase.of("the second player can win");
    return voice.say(letter).equals(code) ? who : Phrase.of("{0}: {1}", voice.say(letterOf(code)), who);
  }

  private static Phrase letterOf(String code) {
    return switch (code) {
      case "L" -> Phrase.of("L");
      case "R" -> Phrase.of("R");
      default -> Phrase.verbatim(code);
    };
  }

  private Phrase result(Match match) {
    Result result = match.result();
    return result == Result.DRAW ? Phrase.of("a tie")
        : !names.isEmpty() ? Phrase.of("{0} wins", names.get(result == Result.win(first()) ? 0 : 1))
        : result == Result.win(first()) ? Phrase.of("the first player wins") : Phrase.of("the second player wins");
  }

  private Phrase summary(Player player, boolean first) {
    long moves = replay.moves(player);
    if (!names.isEmpty())
      return replay.chances(player) == 0
          ? Phrase.of("{0} had no good move in {1} {1:move|moves}.", names.get(first ? 0 : 1), moves)
          : Phrase.of("{0} made {1} good {1:move|moves} of {2}.", names.get(first ? 0 : 1), replay.good(player), moves);
    if (replay.chances(player) == 0)
      return first ? Phrase.of("The first player had no good move in {0} {0:move|moves}.", moves)
          : Phrase.of("The second player had no good move in {0} {0:move|moves}.", moves);
    return first
        ? Phrase.of("The first player made {0} good {0:move|moves} of {1}.", replay.good(player), moves)
        : Phrase.of("The second player made {0} good {0:move|moves} of {1}.", replay.good(player), moves);
  }
}
