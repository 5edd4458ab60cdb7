package org.grundy.cli;

import java.util.concurrent.Callable;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.Entry;
import org.grundy.catalog.Games;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.TextOptions;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.wire.GamesJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists every game, or prints the rules of one. */
@Command(name = "games", description = "Every game with an example; or the rules of one.",
    footer = {"", "Examples:", "  ./grundy games", "  ./grundy games wythoff"})
final class GamesCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Parameters(paramLabel = "GAME", arity = "0..1",
      description = "The game whose rules are wanted.") private String name = "";

  GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Catalog catalog = shared.catalog(console);
    Voice voice = shared.voice();
    if (!name.isEmpty())
      one(catalog, voice);
    else if (shared.json())
      console.out().println(GamesJson.of(voice));
    else
      all(voice);
    return Exit.ANSWERED;
  }

  private void one(Catalog catalog, Voice voice) {
    Catalog.Setup start = catalog.start(name);
    Ruleset<?> ruleset = start.position().parts()
        .getFirst() instanceof Position.Single<?> s
            ? s.ruleset() : catalog.ruleset(name);
    if (shared.json()) {
      console.out().println(GamesJson.of(ruleset, voice));
      return;
    }
    if (start.convention().isPresent()) {
      setup(ruleset, start.convention().get(), voice);
      return;
    }
    console.out().println(ruleset.name());
    paragraph(voice.sentence(ruleset.rules()));
    console.out().println();
    for (String example : ruleset.examples())
      console.out().println("  " + Invocation.of("solve " + quoted(ruleset.name() + " " + example)));
  }

  /** Prints a position that has a name of its own. */
  private void setup(Ruleset<?> ruleset, Convention convention, Voice voice) {
    for (Entry entry : Games.ALL)
      if (entry instanceof Entry.Setup setup && setup.name().equalsIgnoreCase(name)) {
        console.out().println(setup.name());
        paragraph(voice.sentence(setup.about()));
        paragraph(voice.sentence(ruleset.rules()));
        if (convention == Convention.MISERE)
          paragraph(voice.say("Misere play: the player who makes the last move loses."));
        console.out().println("\n  " + Invocation.of("solve " + setup.name()));
      }
  }

  private void paragraph(String text) {
    Paragraphs.lines(text, "", "", TextOptions.WIDTH).forEach(console.out()::println);
  }

  private void all(Voice voice) {
    for (Entry entry : Games.ALL) {
      Phrase about = switch (entry) {
        case Entry.Game game -> example(game.make().get());
        case Entry.Family family -> Phrase.of("{0}; and {1}", example(family.first()),
            Phrase.of("others of its kind: {0}",
                String.join(", ", family.representatives().subList(1, family.representatives().size()))));
        case Entry.Alias alias -> Phrase.of("{0}, the same as {1}", example(alias.make().get()), alias.of());
        case Entry.Setup setup -> setup.about();
      };
      console.out().printf("  %-21s %s%n", entry.name(), voice.say(about));
    }
    console.out().println();
    console.out().println(voice.say("The rules of one: {0}", Invocation.of("games wythoff")));
  }

  private static Phrase example(Ruleset<?> ruleset) {
    return Phrase.verbatim(ruleset.name() + " " + ruleset.examples().getFirst());
  }

  private static String quoted(String text) {
    return text.matches("[A-Za-z0-9 ._,/-]*") ? text : "'" + text + "'";
  }
}
