package org.grundy.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.Entry;
import org.grundy.catalog.GameSearch;
import org.grundy.catalog.Games;
import org.grundy.explain.Document;
import org.grundy.explain.GamesDocument;
import org.grundy.explain.RulesDocument;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists every game, or prints the rules of one. */
@Command(name = "games", description = "List the games, or print the rules of one.",
    footer = {"", "Examples:", "  ./grundy games", "  ./grundy games wythoff", "  ./grundy games chocolate"})
final class GamesCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new DocumentOptions();

  @Parameters(paramLabel = "GAME", arity = "0..1",
      description = "Print the rules of this game, or list the games that match a word.") private String name = "";

  GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Catalog catalog = shared.catalog(console);
    shared.print(console, name.isEmpty() ? new GamesDocument(Games.SECTIONS) : found(catalog));
    return Exit.ANSWERED;
  }

  /** The rules of the game with the name, or the games that the name brings to mind. */
  private Document found(Catalog catalog) {
    try {
      return rules(catalog);
    } catch (BadInput bad) {
      List<Games.Section> games = GameSearch.of(name, shared.voice()::say);
      if (games.isEmpty())
        throw bad;
      return new GamesDocument(games);
    }
  }

  private Document rules(Catalog catalog) {
    Catalog.Setup start = catalog.start(name);
    Ruleset<?> ruleset = start.position().parts().getFirst() instanceof Position.Single<?> single ? single.ruleset()
        : catalog.ruleset(name);
    return new RulesDocument(ruleset, start.convention().isEmpty() ? List.of()
        : Games.ALL.stream().filter(entry -> entry.name().equalsIgnoreCase(name))
            .filter(Entry.Setup.class::isInstance).map(Entry.Setup.class::cast).toList());
  }
}
