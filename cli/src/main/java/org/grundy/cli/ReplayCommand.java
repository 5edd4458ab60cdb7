package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.phrase.BadInput;
import org.grundy.play.Match;
import org.grundy.play.MatchReader;
import org.grundy.play.Replay;
import org.grundy.play.ReplayDocument;
import org.grundy.solve.Solver;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A match, annotated move by move. */
@Command(name = "replay", description = "Annotate a match move by move.",
    footer = {"",
        "The file contains the starting position, unless it follows the game on the command line, and then one position "
            + "or move per line. Moves in heap games can be sentences such as 'Bob takes 2 from A'.",
        "", "Examples:",
        "  ./grundy replay nim match.txt", "  printf '3 4 5\\n1 4 5\\n1 4 2\\n' | ./grundy replay nim -",
        "  printf 'a1 a2\\nb1 c1\\n' | ./grundy replay domineering 3x3 -"})
final class ReplayCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "GAME FILE", arity = "1..*",
      description = "A game, optionally the starting position, and a file; - reads standard input.") private List<String> words = new ArrayList<>();

  @Mixin private Misere misere = new Misere();

  @Option(names = "--first", paramLabel = "SIDE",
      description = "Who moves first: left or right. Default: left.") private Player first = Player.LEFT;

  @Option(names = "--names", paramLabel = "NAME,NAME",
      description = "Names of the first and second player. Lines such as 'Bob takes 2 from A' name them too.") private @Nullable String names;

  ReplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (words.size() < 2)
      throw BadInput.because("expected a game and a file, found {0}", BadInput.quoted(words.getFirst()));
    String game = SharedOptions.position(words.subList(0, words.size() - 1));
    List<String> told = lines(words.getLast());
    Match match = new MatchReader(shared.catalog(console), first).read(game, told, misere.asked());
    Replay replay = Replay.of(match, new Solver(shared.budget(console)));
    shared.print(console, new ReplayDocument(replay, named(told)));
    return Exit.ANSWERED;
  }

  /** The names of the players: those of the option, else those in the lines. */
  private List<String> named(List<String> told) {
    if (names == null)
      return MatchReader.names(told);
    List<String> both = List.of(names.split(",", -1));
    if (both.size() != 2 || both.stream().anyMatch(String::isBlank))
      throw BadInput.because("{0}: expected two words, such as {1}, found {2}", "--names", "Bob,Alice",
          BadInput.quoted(names));
    return both;
  }

  private List<String> lines(String file) throws IOException {
    if (file.equals("-"))
      return console.lines().lines().toList();
    try {
      return Files.readAllLines(Path.of(file));
    } catch (NoSuchFileException _) {
      throw BadInput
          .because("there is no file {0}; expected a file with one position or move per line, or {1} for standard "
              + "input", BadInput.quoted(file), "-");
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", file);
    }
  }
}
