package org.grundy.cli;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.draw.BoardText;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.explain.Document;
import org.grundy.explain.Explainer;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.game.MoveText;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.play.Advice;
import org.grundy.play.Match;
import org.grundy.play.Opponent;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.jspecify.annotations.Nullable;

/** The conversation of one match: shows the position, takes moves and questions, and lets the computer answer. */
final class MatchSession {
  private final Console console;
  private final Voice voice;
  private final TextOptions options;
  private final Match match;
  private final Player you;
  private final Opponent opponent;
  private final Supplier<Solver> solvers;
  private final LineSource lines;
  private int hints;

  MatchSession(Console console, SharedOptions shared, Match match, Player you, Opponent opponent,
      Supplier<Solver> solvers, LineSource lines) {
    this.console = console;
    this.voice = shared.voice();
    this.options = shared.textOptions(console);
    this.match = match;
    this.you = you;
    this.opponent = opponent;
    this.solvers = solvers;
    this.lines = lines;
  }

  /** Plays until the match is over or the person leaves. */
  void play() throws IOException {
    introduce();
    show(match.mover() == you ? turn() : Phrase.verbatim(""));
    while (!match.over())
      if (match.mover() == you) {
        String line = lines.next(voice.say("you> "));
        if (line == null || command(line.strip()))
          return;
      } else {
        answer();
      }
    say(ending());
  }

  private void say(Phrase phrase) {
    print(voice.say(phrase));
  }

  private void print(String text) {
    Paragraphs.lines(text, "", "", options.width()).forEach(console.out()::println);
  }

  private void say(String english, Object... args) {
    say(Phrase.of(english, args));
  }

  private void introduce() {
    rules();
    if (!match.over())
      say("Type {0}; or hint, why, undo, rules, help, resign.", typing());
    console.out().println();
  }

  /** What can be typed, one line for each word. */
  private void help() {
    if (!match.over())
      say("Type {0}. You can also type:", typing());
    var width = "resign".length() + 2;
    List<Document.Block> lines = Stream.of(
        Document.Headed.say(Phrase.verbatim("hint"), Phrase.of("a hint; type it again for more")),
        Document.Headed.say(Phrase.verbatim("why"), Phrase.of("your last mistake explained, or the position")),
        Document.Headed.say(Phrase.verbatim("undo"), Phrase.of("take back your last move and the reply")),
        Document.Headed.say(Phrase.verbatim("rules"), Phrase.of("the rules of the game")),
        Document.Headed.say(Phrase.verbatim("help"), Phrase.of("this list")),
        Document.Headed.say(Phrase.verbatim("resign"),
            Phrase.of("give up the match; also quit, exit or q"))).<Document.Block>map(
                line -> Document.Headed.indented(2,
                    new Document.Headed(line.head(), width, line.blocks())))
        .toList();
    ReportText.lines(Document.of(() -> List.of(new Document.Together(lines)), _ -> {
    }), options).forEach(console.out()::println);
  }

  private void rules() {
    match.now().parts().stream().map(MatchSession::rules).distinct().map(voice::sentence).forEach(this::print);
    if (!match.scoring())
      say(match.convention() == Convention.NORMAL ? "The last player to move wins."
          : "The player who moves last loses.");
    if (!match.now().impartial())
      say("You are {0}, the computer is {1}.", side(you), side(you.opponent()));
  }

  private static Phrase side(Player player) {
    return Phrase.of(player == Player.LEFT ? "Left" : "Right");
  }

  /** Asks for a move, unless the match is over; where the players' moves differ, also says whose. */
  private Phrase turn() {
    if (match.over())
      return Phrase.verbatim("");
    return match.now().impartial() ? Phrase.of("your move") : Phrase.of("your move ({0})", side(you));
  }

  private static Phrase rules(Position part) {
    return switch (part) {
      case Position.Single<?> single -> single.ruleset().rules();
      case Position.Negative(Position.Single<?> of) ->
        Phrase.of("{0} The players swap sides.", of.ruleset().rules());
      case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    };
  }

  /** How to type a move in this game, with a legal move as an example. */
  private Phrase typing() {
    Phrase[] example = {Phrase.verbatim("")};
    match.now().moves(match.mover(), move -> {
      example[0] = Phrase.verbatim(MoveText.of(match.now(), move));
      return false;
    });
    boolean heaps = match.now().parts().size() == 1
        && MoveText.heapChange(match.now(), match.now()).isPresent()
        && match.now().pictures().getFirst().layout() instanceof Picture.Layout.Heaps;
    return heaps ? Phrase.of("what you take from each heap, for example {0}", example[0])
        : Phrase.of("a move, for example {0}", example[0]);
  }

  private void show(Phrase remark) {
    List<Picture> pictures = match.now().pictures();
    boolean drawn = pictures.stream().anyMatch(p -> !(p.layout() instanceof Picture.Layout.Heaps));
    if (drawn) {
      for (int i = 0; i < pictures.size(); i++) {
        if (pictures.size() > 1)
          console.out().println("  " + (i + 1) + ":");
        BoardText.lines(pictures.get(i), options).forEach(line -> console.out().println("  " + line));
      }
      if (!remark.english().equals("{0}") || !remark.args().getFirst().equals(""))
        say(remark);
    } else {
      console.out()
          .println(("  " + voice.say(MoveWords.position(match.now())) + "     " + voice.say(remark)).stripTrailing());
    }
  }

  /** Executes one input line; true when it ends the match. */
  private boolean command(String line) {
    switch (line) {
      case "" -> {
      }
      case "help", "?" -> help();
      case "hint" -> say(advice().hint(match, hints++));
      case "why" -> why();
      case "undo" -> undo();
      case "rules" -> rules();
      case "resign", "quit", "exit", "q" -> {
        say("You resign.");
        return true;
      }
      default -> move(line);
    }
    return false;
  }

  private Advice advice() {
    return new Advice(solvers.get());
  }

  private void move(String line) {
    Position to;
    try {
      to = MoveText.parse(match.now(), you, line);
    } catch (BadInput bad) {
      say("{0}. Type a move, or hint, why, undo, rules, help, resign.", bad.sentence());
      return;
    }
    Phrase judged = advice().judged(match, to);
    match.play(to);
    hints = 0;
    show(judged);
    console.out().println();
  }

  private void answer() {
    Position before = match.now();
    Opponent.Choice choice = opponent.choose(match);
    match.play(choice.move().to());
    say("computer: {0}", MoveWords.done(before, choice.move()));
    if (choice.guessed())
      say("The computer could not work this position out in time; that was a guess.");
    show(turn());
  }

  private void undo() {
    if (!match.undo(you))
      say("There is nothing to undo.");
    hints = 0;
    show(turn());
  }

  /**
   * Explains how the player's last mistake threw the win away, and the position before it; or the current position if
   * there was none.
   */
  private void why() {
    var solver = solvers.get();
    var advice = new Advice(solver);
    @Nullable Question mistake = advice.lastMistake(match, you).orElse(null);
    Question question = mistake != null ? mistake : new Question(match.now(), match.convention());
    if (mistake != null) {
      ReportText.lines(Document.of(() -> List.of(new Document.Together(advice.mistake(match, you))), _ -> {
      }), options).forEach(console.out()::println);
      say("What would have won at {0}:", MoveWords.position(mistake.position()));
    }
    switch (solver.solve(question)) {
      case Reply.Answer answer -> {
        Report report = new Explainer(solver, false).report(answer);
        ReportText.lines(report, options.within(options.width() - 2))
            .forEach(text -> console.out().println(("  " + text).stripTrailing()));
      }
      case Reply.GaveUp gaveUp -> say(SolveCommand.sentence(gaveUp));
    }
  }

  private Phrase ending() {
    Phrase winner = switch (match.result()) {
      case Result r when r == Result.win(you) -> Phrase.of("You win.");
      case DRAW -> Phrase.of("It is a tie.");
      default -> Phrase.of("The computer wins.");
    };
    if (!match.scoring())
      return winner;
    long lead = you == Player.LEFT ? match.lead() : -match.lead();
    return Phrase.of("{0} Points: {1} more for {2}.", winner, Math.abs(lead),
        lead >= 0 ? Phrase.of("you") : Phrase.of("the computer"));
  }
}
