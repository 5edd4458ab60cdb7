package org.grundy.wire;

import java.util.List;
import java.util.function.Predicate;
import org.grundy.catalog.Entry;
import org.grundy.catalog.Games;
import org.grundy.explain.Voice;
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Impartial;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Partizan;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.game.Tuples;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The catalogue: every game with its rules, and the positions that have a name of their own. */
public final class GamesJson {
  private GamesJson() {
  }

  /** All of {@link Games#ALL}, its rules in the voice's language. */
  public static ObjectNode of(Voice voice) {
    return of(Games.ALL, voice);
  }

  public static ObjectNode of(List<Entry> entries, Voice voice) {
    ObjectNode document = Json.document();
    ArrayNode games = document.putArray("games");
    ArrayNode setups = document.putArray("setups");
    for (Entry entry : entries)
      switch (entry) {
        case Entry.Game game -> games.add(named(game, game.make().get(), entries, voice));
        case Entry.Alias alias ->
          games.add(named(alias, alias.make().get(), entries, voice).put("aliasOf", alias.of()));
        case Entry.Family family -> {
          ObjectNode node = named(family, family.first(), entries, voice);
          ArrayNode names = node.putArray("family");
          family.representatives().forEach(names::add);
          games.add(node);
        }
        case Entry.Setup setup -> setups.addObject().put("name", setup.name()).put("position", setup.position())
            .put("play", Json.code(setup.convention())).put("about", voice.say(setup.about()));
      }
    return document;
  }

  /** One game, such as a ruleset of the user's own, for use inside a larger document. */
  public static ObjectNode of(Ruleset<?> ruleset, Voice voice) {
    ObjectNode node = Json.object().put("name", ruleset.name()).put("kind", kind(ruleset))
        .put("loopy", ruleset.loopy()).put("rules", voice.sentence(ruleset.rules()))
        .put("notation", kind(ruleset.notation()));
    ArrayNode examples = node.putArray("examples");
    ruleset.examples().forEach(examples::add);
    return node;
  }

  private static ObjectNode named(Entry entry, Ruleset<?> ruleset, List<Entry> entries, Voice voice) {
    ObjectNode node = of(ruleset, voice).put("name", entry.name());
    Predicate<Entry> ofThis = other -> other instanceof Entry.Alias alias && alias.of().equals(entry.name());
    List<String> aliases = entries.stream().filter(ofThis).map(Entry::name).toList();
    if (!aliases.isEmpty()) {
      ArrayNode list = node.putArray("aliases");
      aliases.forEach(list::add);
    }
    return node;
  }

  private static String kind(Ruleset<?> ruleset) {
    return switch (ruleset) {
      case Impartial<?> _ -> "impartial";
      case Partizan<?> _ -> "partizan";
      case Scoring<?> _ -> "scoring";
    };
  }

  private static String kind(Notation<?> notation) {
    return switch (notation) {
      case Numbers<?> _ -> "numbers";
      case Tuples<?> _ -> "tuples";
      case Characters<?> _ -> "characters";
      case Edges<?> _ -> "graph";
      case Notation.Free<?> _ -> "free";
    };
  }
}
