package org.grundy.cli;

import java.io.PrintStream;
import java.util.List;
import org.grundy.explain.Voice;
import org.grundy.phrase.Invocation;

/** The text printed when there are no arguments. */
final class Welcome {
  private final PrintStream out;
  private final Voice voice;

  Welcome(PrintStream out, Voice voice) {
    this.out = out;
    this.voice = voice;
  }

  /** A command and its purpose. */
  private record Line(String command, String english) {
  }

  private static final List<Line> LINES = List.of(
      new Line("play nim 3 4 5", "play a game"),
      new Line("solve wythoff 6 11", "who wins, and which move"),
      new Line("values take:1,2,4,5", "nim-values and their period"),
      new Line("eval '{0,*|*}' --steps", "value of a partizan game"),
      new Line("conjecture 'take d where d | n'", "a formula from one line of rules"),
      new Line("prove wythoff", "a proof for all heaps"),
      new Line("serve", "everything, in the browser"));

  int run() {
    out.println(voice.say("Grundy takes the rules of a game, says who wins and why, and plays against you."));
    out.println();
    for (Line line : LINES)
      out.printf("  %-44s %s%n", Invocation.of(line.command()), voice.say(line.english()));
    out.println();
    out.println(voice.say("Games: {0}    One command: {1}    {2}", Invocation.of("games"), Invocation.of("help solve"),
        "--lang en id hr es"));
    return Exit.ANSWERED;
  }
}
