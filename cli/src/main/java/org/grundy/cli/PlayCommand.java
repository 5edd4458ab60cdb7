package org.grundy.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.random.RandomGeneratorFactory;
import org.grundy.catalog.Catalog;
import org.grundy.play.Level;
import org.grundy.play.Match;
import org.grundy.play.Opponent;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.grundy.wire.MatchJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A match against the computer, in the terminal. */
@Command(name = "play",
    description = "Play a game against the computer. With --json, the match is printed to standard output and the "
        + "conversation to standard error.",
    footer = {"", "While playing: a move, or hint, why, undo, rules, help, resign.", "", "Examples:",
        "  ./grundy play nim 3 4 5", "  ./grundy play tribonacci 3 6 12", "  ./grundy play marienbad",
        "  ./grundy play domineering 4x4 --first computer --level easy"})
final class PlayCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Parameters(paramLabel = "GAME POSITION", arity = "1..*",
      description = "A game and the starting position. Default: the first example of the game.") private List<String> words = new ArrayList<>();

  @Mixin private Misere misere = new Misere();

  /** Who makes the first move. */
  enum First {
    ME, COMPUTER
  }

  @Option(names = "--first", paramLabel = "WHO",
      description = "Who moves first: me or computer. Default: me.") private First first = First.ME;

  @Option(names = "--side", paramLabel = "SIDE",
      description = "Your side in a partizan game: left or right. Default: left.") private Player side = Player.LEFT;

  @Option(names = "--level", paramLabel = "LEVEL",
      description = "easy, medium, slip (throws away a win once) or perfect. Default: perfect.") private Level level = Level.PERFECT;

  @Option(names = "--seed", paramLabel = "N",
      description = "Seed for the computer's choices.") private @Nullable Long seed;

  @Mixin private TableOption table = new TableOption();

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    console.limit().lift();
    Catalog catalog = shared.catalog(console);
    table.read(shared, console);
    Catalog.Setup setup = words.size() == 1 && !words.getFirst().contains(" ") ? catalog.start(words.getFirst())
        : catalog.read(SharedOptions.position(words));
    table.check(setup.position());
    var match = new Match(setup.position(), misere.convention(setup),
        first == First.ME ? side : side.opponent());
    var generator = RandomGeneratorFactory.of("L64X128MixRandom");
    var random = seed == null ? generator.create() : generator.create(seed);
    Console talk = shared.json()
        ? new Console(console.in(), console.err(), console.err(), console.interruption(), console.limit())
        : console;
    try (LineSource lines = LineSource.open(talk)) {
      Supplier<Solver> solvers = () -> table.solver(shared.budget(talk));
      new MatchSession(talk, shared, match, side, new Opponent(solvers, level, random), solvers, lines).play();
    }
    if (shared.json())
      console.out().println(MatchJson.of(match, side));
    return Exit.ANSWERED;
  }
}
