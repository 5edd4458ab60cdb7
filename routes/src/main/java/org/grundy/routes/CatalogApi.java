package org.grundy.routes;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.GameNames;
import org.grundy.catalog.GameSearch;
import org.grundy.catalog.Games;
import org.grundy.effort.Budget;
import org.grundy.explain.GamesDocument;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Position;
import org.grundy.play.PlaySize;
import org.grundy.wire.DocumentJson;
import org.grundy.wire.PictureJson;
import org.grundy.wire.TouchJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Everything that does not depend on a match: the sentences of the pages, the games with their pictures, start
 * positions.
 */
final class CatalogApi {
  /** A game with so many positions is hard. */
  private static final int MANY_POSITIONS = 1000;
  private static final int FEW_POSITIONS = 400;
  private static final int SHORT_RULES = 90;

  private final List<String> sentences;
  private final AtomicReference<Map<Position, Opening>> openings = new AtomicReference<>(Map.of());
  private final Map<Position, String> levels = new ConcurrentHashMap<>();

  /** @param sentences the templates that the pages fill in, in English */
  CatalogApi(List<String> sentences) {
    this.sentences = List.copyOf(sentences);
  }

  /** The sentence templates of the pages, keyed by their English text; without those that are the same. */
  ObjectNode words(RequestData request, @SuppressWarnings("unused") Budget budget) {
    Voice voice = request.voice();
    ObjectNode document = JsonNodeFactory.instance.objectNode().put("schema", 1).put("language",
        voice.language().code());
    ArrayNode languages = document.putArray("languages");
    for (Language language : Language.values())
      languages.add(language.code());
    ObjectNode words = document.putObject("words");
    for (String key : sentences) {
      String template = voice.template(key);
      if (!template.equals(key))
        words.put(key, template);
    }
    ObjectNode called = document.putObject("called");
    called(called.putObject("games"), GameNames.GAMES, voice);
    called(called.putObject("around"), GameNames.AROUND, voice);
    called(called.putObject("variants"), GameNames.VARIANTS, voice);
    return document;
  }

  private static void called(ObjectNode into, List<GameNames.Called> names, Voice voice) {
    names.forEach(one -> into.put(one.name(), voice.say(one.phrase())));
  }

  /** The catalogue; each game comes with the picture of its first example after a few moves. */
  ObjectNode games(RequestData request, @SuppressWarnings("unused") Budget budget) {
    ObjectNode document = DocumentJson.of(new GamesDocument(Games.SECTIONS), request.voice());
    Map<Position, Opening> openings = openings(document);
    for (JsonNode game : document.path("games")) {
      Position start = start(game, false);
      ((ObjectNode) game).put("start", start.text());
      GameNames.english(game.path("name").stringValue()).ifPresent(name -> ((ObjectNode) game).put("english", name));
      List<String> stems = GameSearch.stems(game.path("name").stringValue());
      if (!stems.isEmpty()) {
        ArrayNode words = ((ObjectNode) game).putArray("words");
        stems.forEach(words::add);
      }
      put((ObjectNode) game, Objects.requireNonNull(openings.get(start)), request.voice());
    }
    for (JsonNode setup : document.path("setups"))
      put((ObjectNode) setup, Objects.requireNonNull(openings.get(start(setup, true))), request.voice());
    return document;
  }

  /**
   * The position that an entry of the catalogue begins with.
   *
   * @param setup whether the entry is a position with a name, not a game
   */
  private static Position start(JsonNode entry, boolean setup) {
    String name = entry.path("family").isEmpty() ? entry.path("name").stringValue()
        : entry.path("family").get(0).stringValue();
    return Catalog.standard().start(setup ? name : Catalog.standard().ruleset(name).name()).position();
  }

  private Map<Position, Opening> openings(ObjectNode catalogue) {
    if (openings.get().isEmpty())
      openings.set(Opening.distinct(Stream.concat(
          catalogue.path("setups").valueStream().map(setup -> start(setup, true)),
          catalogue.path("games").valueStream().map(game -> start(game, false))).toList()));
    return openings.get();
  }

  private void put(ObjectNode entry, Opening opening, Voice voice) {
    entry.put("level", levels.computeIfAbsent(opening.start(), CatalogApi::level));
    pictures(entry.putArray("begun"), opening.start(), voice);
    ArrayNode moves = entry.putArray("moves");
    for (int i = 0; i < opening.moves().size(); i++)
      moves.addObject().put("by", i % 2 == 0 ? "left" : "right").set("touches",
          TouchJson.of(opening.moves().get(i).touches()));
    pictures(entry.putArray("pictures"), opening.end(), voice);
  }

  /** By how much there is to think of, and how long the rules are in English. */
  private static String level(Position start) {
    int positions = PlaySize.count(start, MANY_POSITIONS, Budget.unlimited());
    int rules = start.rulesets().mapToInt(ruleset -> Voice.of(Language.EN).say(ruleset.rules()).length()).sum();
    return positions >= MANY_POSITIONS ? "hard"
        : positions <= FEW_POSITIONS && rules <= SHORT_RULES ? "easy" : "medium";
  }

  private static void pictures(ArrayNode into, Position position, Voice voice) {
    position.pictures().forEach(picture -> into.add(PictureJson.of(picture, voice)));
  }
}
