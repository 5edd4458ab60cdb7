package org.grundy.cli;

import java.io.PrintStream;
import java.util.List;
import org.grundy.explain.Voice;

/** What a person sees who types nothing. */
final class Welcome {
  private final PrintStream out;
  private final Voice voice;

  Welcome(PrintStream out, Voice voice) {
    this.out = out;
    this.voice = voice;
  }

  /** A command with what it is for. */
  private record Line(String command, String english) {
  }

  private static final List<Line> LINES = List.of(
      new Line("./grundy solve wythoff 6 11", "who wins, and which move"),
      new Line("./grundy play nim 3 4 5", "play it"),
      new Line("./grundy solve 'nim 3 4 + kayles 9'", "a sum of games"),
      new Line("./grundy draw 'domineering 2x4' > board.svg", "a picture for a page"));

  int run() {
    out.println(voice.say("Grundy: state the rules of a game; it says who wins, why, and plays you."));
    out.println();
    for (Line line : LINES)
      out.printf("  %-44s %s%n", line.command(), voice.say(line.english()));
    out.println();
    out.println(voice.say("Games: {0}    One command: {1}    {2}", "./grundy games", "./grundy help solve",
        "--lang en id hr es"));
    return Exit.ANSWERED;
  }
}
