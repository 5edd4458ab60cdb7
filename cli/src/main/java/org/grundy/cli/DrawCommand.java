package org.grundy.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.grundy.calc.Calculator;
import org.grundy.draw.BoardSvg;
import org.grundy.draw.BoardText;
import org.grundy.draw.OrderSvg;
import org.grundy.draw.ThermographSvg;
import org.grundy.draw.ThermographText;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.value.Player;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;
import org.grundy.value.thermal.Thermograph;
import org.grundy.value.thermal.Thermographs;
import org.grundy.wire.Json;
import org.grundy.wire.PictureJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Pictures of positions and of games. */
@Command(name = "draw", description = "Draw a position or a game as SVG or text.",
    footer = {"", "Without a kind, draw the position. Kinds:",
        "  board GAME --to N   nim-values of two heaps with the zeros marked; --animate SECONDS",
        "  tree                all lines of play",
        "  graph               all reachable positions",
        "  strategy            one reply to each move, as a tree, or as a table with --text",
        "  plot GAME --to N    the losing positions of two heaps",
        "  thermograph VALUE   the thermograph of a value or a position",
        "  days N              the order of the games born by day 0, 1 or 2",
        "  trees N             the trees of the games born by day 0, 1 or 2",
        "  order G H ...       the order of these values, one per word",
        "  strip GAME [NAME]   distance of a sequence of losing positions from its line", "", "Examples:",
        "  ./grundy draw domineering 4x4 > board.svg", "  ./grundy draw queens 3,5 4,4 --text",
        "  ./grundy draw board wythoff --to 12 --animate 30 --file board.svg",
        "  ./grundy draw order 0 '*' ^ '{1|0}' +-1 > order.svg", "  ./grundy draw tree nim 1 3 --file tree.svg",
        "  ./grundy draw strategy wythoff 3 5 --text",
        "  ./grundy draw strip tribonacci A --to 500 --file strip.svg"})
final class DrawCommand implements Callable<Integer> {
  private static final int SIDE = 12;
  private static final int PLOTTED = 60;
  private static final int TERMS = 300;

  private static final Pattern OTHER_PICTURES = Pattern.compile("(?i)\\.(png|jpe?g|gif|webp|bmp|pdf|eps)$");

  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Parameters(paramLabel = "[KIND] GAME POSITION", arity = "1..*", completionCandidates = Choices.Drawings.class,
      description = "What to draw, a game, and a position or a sum of positions.") private List<String> words = new ArrayList<>();

  @Option(names = "--text", description = "Draw with characters, for the terminal.") private boolean text;

  @Option(names = "--to", paramLabel = "N",
      description = "Largest heap, or number of terms. Default: 12, 60 or 300, depending on the kind.") private @Nullable Integer to;

  @Option(names = "--animate", paramLabel = "SECONDS",
      description = "Fill the board cell by cell, in this many seconds.") private int seconds;

  @Option(names = "--first", paramLabel = "SIDE",
      description = "Who moves first: left or right. Default: left.") private @Nullable Player first;

  @Mixin private Misere misere = new Misere();

  @Option(names = "--file", paramLabel = "FILE",
      description = "Write the picture to this file instead of standard output.") private @Nullable Path file;

  DrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    String kind = words.size() > 1 ? words.getFirst() : "";
    String rest = SharedOptions.position(words.size() > 1 ? words.subList(1, words.size()) : words);
    switch (kind) {
      case "position" -> position(rest);
      case "board" -> board(rest);
      case "tree" -> print(drawings().tree(rest, first != null, text));
      case "graph" -> print(drawings().graph(rest, text));
      case "strategy" -> print(drawings().strategy(rest, text));
      case "plot" -> print(drawings().plot(rest, to == null ? PLOTTED : to, text));
      case "thermograph" -> print(thermograph(rest));
      case "days" -> print(days(rest));
      case "trees" -> print(drawings().trees(day("trees", rest), text));
      case "order" -> print(order(words.subList(1, words.size())));
      case "strip" -> print(drawings().strip(rest, to == null ? TERMS : to, text));
      default -> {
        if (words.size() == 1 && new Choices.Drawings().contains(words.getFirst()))
          throw BadInput.because("expected {0}; see {1}", words.getFirst() + " " + wanted(words.getFirst()),
              Invocation.of("help draw"));
        position(SharedOptions.position(words));
      }
    }
    return Exit.ANSWERED;
  }

  /** What follows a kind of drawing. */
  private static String wanted(String kind) {
    return switch (kind) {
      case "thermograph" -> "VALUE";
      case "days", "trees" -> "N";
      case "order" -> "G H ...";
      case "board", "plot", "strip" -> "GAME";
      default -> "GAME POSITION";
    };
  }

  private String thermograph(String expression) {
    refuseJson();
    var calculator = new Calculator(shared.catalog(console), shared.budget(console));
    Thermograph thermograph = new Thermographs(calculator.values()).of(calculator.value(expression));
    return text ? String.join("\n", ThermographText.lines(thermograph, shared.voice()))
        : ThermographSvg.svg(thermograph, expression);
  }

  private static int day(String kind, String day) {
    if (!day.matches("[0-2]"))
      throw BadInput.because("{0}: expected a day from 0 to {1}, found {2}", kind, 2, BadInput.quoted(day));
    return Integer.parseInt(day);
  }

  private String days(String day) {
    refuseJson();
    day("days", day);
    if (text)
      throw BadInput.because("{0} has no drawing as text; to list the games of a day: {1}", "days",
          Invocation.of("days " + day));
    var values = new ShortGames(shared.budget(console));
    return OrderSvg.svg(values, Days.born(values, Integer.parseInt(day)), "days " + day);
  }

  /** Draws the order of values, each word an expression; equal values appear once. */
  private String order(List<String> expressions) {
    refuseJson();
    if (text)
      throw BadInput.because("{0} has no drawing as text; to compare two values: {1}", "order",
          Invocation.of("eval 'G > H'"));
    var calculator = new Calculator(shared.catalog(console), shared.budget(console));
    int[] games = expressions.stream().mapToInt(calculator::value).distinct().toArray();
    if (games.length > OrderSvg.MOST)
      throw BadInput.because("at most {0} values can be drawn, not {1}", OrderSvg.MOST, games.length);
    return OrderSvg.svg(calculator.values(), games, String.join(", ", expressions));
  }

  private void board(String rest) {
    if (to == null && seconds == 0 && !isGameAlone(rest))
      position(rest);
    else
      print(drawings().board(rest, to == null ? SIDE : to, seconds, text));
  }

  /** Whether the text is only a game's name or its rules, which stand for its board unless it is a position too. */
  private boolean isGameAlone(String rest) {
    try {
      return !shared.catalog(console).ruleset(rest).examples().getFirst().isEmpty();
    } catch (BadInput notAGame) {
      return false;
    }
  }

  private void position(String text) {
    Position position = shared.catalog(console).read(text).position();
    Voice voice = shared.voice();
    if (shared.json())
      print(Json.line(PictureJson.of(position, voice)));
    else if (this.text)
      print(String.join("\n", asText(position)));
    else
      print(BoardSvg.svg(position.pictures(), List.of(), voice, position.text()));
  }

  private void refuseJson() {
    if (shared.json())
      throw BadInput.because("{0} works only for a position, such as {1}", "--json",
          Invocation.of("draw nim 3 4 5 --json"));
  }

  private GameDrawings drawings() {
    refuseJson();
    return new GameDrawings(shared.catalog(console), misere.convention(),
        first == null ? Player.LEFT : first, shared.textOptions(console), shared.budget(console));
  }

  private List<String> asText(Position position) {
    var lines = new ArrayList<String>();
    for (Picture picture : position.pictures()) {
      if (!lines.isEmpty())
        lines.add("+");
      lines.addAll(BoardText.lines(picture, shared.textOptions(console)));
    }
    return lines;
  }

  private void print(String picture) {
    if (file != null && OTHER_PICTURES.matcher(file.toString()).find())
      throw BadInput.because("{0}: expected the name of an SVG or text file, found {1}", "--file", file.toString());
    if (file == null)
      console.out().println(picture.stripTrailing());
    else
      RowFile.write(file, picture.stripTrailing() + "\n");
  }
}
