package org.grundy.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.explain.Voice;
import org.grundy.game.Move;
import org.grundy.solve.Reply;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;

/** Answers as rows: position, outcome, value, and the positions after the winning moves. */
final class Rows {
  /** The longest value text that is written; longer ones are left out. */
  private static final int LONGEST_VALUE = 1 << 20;

  private final Console console;
  private final Format format;
  private final Voice voice;
  private final boolean named;

  /** @param named whether all rows belong to one game, so that none needs its name */
  Rows(Console console, Format format, Voice voice, boolean named) {
    this.console = console;
    this.format = format;
    this.voice = voice;
    this.named = named;
  }

  void header() {
    print(List.of("position", "outcome", "value", "winning"));
  }

  /** Prints a row and returns the exit status that goes with it. */
  int row(Reply reply, Question question) {
    String position = named ? question.position().written() : question.position().text();
    switch (reply) {
      case Reply.Answer answer ->
        print(
            List.of(position, answer.outcome().code(), answer.worth().text(LONGEST_VALUE).orElse(""), winning(answer)));
      case Reply.GaveUp gaveUp -> {
        print(List.of(position, "?", "", ""));
        console.err().println(position + ": " + voice.say(SolveCommand.sentence(gaveUp)));
      }
    }
    return SolveCommand.status(reply);
  }

  /** The winning moves. In partizan games, Left's come first and a bar separates them from Right's. */
  private static String winning(Reply.Answer answer) {
    boolean sameForBoth = answer.question().position().impartial();
    return (sameForBoth ? List.of(Player.LEFT) : List.of(Player.values())).stream()
        .map(mover -> moves(answer, mover, sameForBoth ? "" : mover == Player.LEFT ? "L: " : "R: "))
        .filter(moves -> !moves.isEmpty()).collect(Collectors.joining(" | "));
  }

  private static String moves(Reply.Answer answer, Player mover, String prefix) {
    List<Move> winning = answer.options(mover).winning().some();
    return winning.isEmpty() ? ""
        : prefix + winning.stream().map(move -> move.to().written()).collect(Collectors.joining(" | "));
  }

  private void print(List<String> fields) {
    console.out().println(format.row(fields));
  }
}
