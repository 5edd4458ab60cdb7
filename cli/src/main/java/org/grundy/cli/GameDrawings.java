package org.grundy.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.calc.DayDocument;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ExhibitText;
import org.grundy.draw.FilledBoardSvg;
import org.grundy.draw.NodesSvg;
import org.grundy.draw.PPositionPlots;
import org.grundy.draw.PlayText;
import org.grundy.draw.StrategyPicture;
import org.grundy.draw.TextOptions;
import org.grundy.draw.TreeSvg;
import org.grundy.effort.Budget;
import org.grundy.explain.TwoHeapBoard;
import org.grundy.explain.Voice;
import org.grundy.game.Column;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.play.GameGraph;
import org.grundy.play.GameTree;
import org.grundy.play.Strategy;
import org.grundy.reason.Exhibit;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;

/** The drawings of {@code draw} other than positions: trees, graphs, boards of values, plots, strategies. */
final class GameDrawings {
  private static final int MOST_NODES = 3000;
  private static final int MOST_POSITIONS = 600;
  private static final int MOST_SIDE = 100;
  private static final int MOST_PLOTTED = 2000;

  private final Catalog catalog;
  private final Convention convention;
  private final Player starter;
  private final TextOptions options;
  private final Voice voice;
  private final Budget budget;
  private final Solver solver;

  GameDrawings(Catalog catalog, Convention convention, Player starter, TextOptions options, Budget budget) {
    this.catalog = catalog;
    this.convention = convention;
    this.starter = starter;
    this.options = options;
    this.voice = options.voice();
    this.budget = budget;
    this.solver = new Solver(budget);
  }

  /**
   * The tree of alternating play for impartial and scoring games, or with {@code inTurn}; else the tree of both
   * players' options.
   */
  String tree(String text, boolean inTurn, boolean asText) {
    Position start = catalog.read(text).position();
    GameTree tree = inTurn || start.impartial() || isScored(start) ? GameTree.ofPlay(start, starter, MOST_NODES, budget)
        : GameTree.ofOptions(start, MOST_NODES, budget);
    return asText ? String.join("\n", PlayText.tree(tree, this::lost, options)) : TreeSvg.svg(tree, this::lost, voice);
  }

  /** The trees of the games born by a day, in one figure. */
  String trees(int day, boolean asText) {
    var values = new ShortGames(budget);
    ValueText text = ValueText.ascii(values);
    List<GameTree> trees = Arrays.stream(Days.born(values, day)).mapToObj(text::of).sorted(DayDocument.SHORT_FIRST)
        .map(name -> GameTree.ofOptions(catalog.read(name).position(), MOST_NODES, budget)).toList();
    return asText
        ? trees.stream().map(tree -> String.join("\n", PlayText.tree(tree, this::lost, options)))
            .collect(Collectors.joining("\n\n"))
        : TreeSvg.forest(trees, this::lost, voice,
            voice.say(Phrase.of("The {0} {0:game|games} born by day {1}", trees.size(), day)));
  }

  private static boolean isScored(Position position) {
    return position instanceof Position.Single<?> single && single.ruleset() instanceof Scoring;
  }

  String graph(String text, boolean asText) {
    GameGraph graph = GameGraph.of(catalog.read(text).position(), MOST_POSITIONS, budget);
    return asText ? String.join("\n", PlayText.graph(graph, this::lost, options))
        : NodesSvg.svg(graph, this::lost, voice);
  }

  /** Whether the player to move loses, whichever player that is. */
  private boolean lost(Position position) {
    Outcome outcome = solver.decide(new Question(position, convention));
    return Stream.of(Player.values()).allMatch(mover -> outcome.startedBy(mover) == Result.win(mover.opponent()));
  }

  String strategy(String text, boolean asText) {
    Position start = catalog.read(text).position();
    if (isScored(start))
      throw BadInput.because("{0} is won on points: {1} shows best play", start.text(), Invocation.of("solve"));
    Strategy strategy = Strategy.of(start, convention, starter, MOST_NODES, solver, budget);
    boolean starts = strategy.winner() == starter;
    return asText ? String.join("\n", StrategyPicture.lines(strategy, starts, options))
        : StrategyPicture.svg(strategy, starts, this::lost, voice);
  }

  /** The board of nim-values of a game with two heaps. */
  String board(String game, int to, int seconds, boolean asText) {
    Exhibit.Grid grid = twoHeaps(game).values(within(to, MOST_SIDE));
    return asText ? String.join("\n", ExhibitText.lines(grid, options))
        : FilledBoardSvg.svg(grid, voice.say("nim-values of {0}", game), seconds, voice);
  }

  private TwoHeapBoard twoHeaps(String game) {
    return new TwoHeapBoard(catalog.ruleset(game), solver, budget);
  }

  String plot(String game, int to, boolean asText) {
    List<long[]> lost = twoHeaps(game).lost(within(to, MOST_PLOTTED), convention);
    if (asText)
      return String.join("\n", PPositionPlots.pointLines(game, lost, to, options));
    List<Column> columns = convention == Convention.NORMAL ? Column.of(catalog.ruleset(game)) : List.of();
    return PPositionPlots.points(game, lost, to, columns, voice);
  }

  /** A sequence of a game minus its line: {@code tribonacci A}; without a letter, the first sequence. */
  String strip(String text, int to, boolean asText) {
    String[] words = text.split(" ", 2);
    List<Column> columns = Column.of(catalog.ruleset(words[0]));
    if (columns.isEmpty())
      throw BadInput.because("the losing positions of {0} are not known as sequences", words[0]);
    Column column = words.length == 1 ? columns.getFirst()
        : columns.stream().filter(c -> c.name().equalsIgnoreCase(words[1].strip())).findFirst()
            .orElseThrow(() -> BadInput.because("expected a sequence ({0}), found {1}",
                String.join(", ", columns.stream().map(Column::name).toList()),
                BadInput.quoted(words[1])));
    int terms = Math.max(2, within(to, 100 * MOST_PLOTTED));
    return asText ? String.join("\n", PPositionPlots.stripLines(column, terms, voice))
        : PPositionPlots.strip(column, terms, voice);
  }

  private static int within(int to, int most) {
    if (to < 0 || to > most)
      throw BadInput.because("{0}: expected a number from 0 to {1}, found {2}", "--to", most, to);
    return to;
  }
}
