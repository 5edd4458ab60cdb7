package org.grundy.routes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
import org.grundy.game.Characters;
import org.grundy.game.Edges;
import org.grundy.game.Notation;
import org.grundy.game.Numbers;
import org.grundy.game.Picture;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.play.PlaySize;
import org.grundy.play.RandomPosition;
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
  private static final int LARGEST = 12;
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

  /**
   * A variation of the given position: with a part changed ({@code part}, {@code by} 1 or -1), with a token added to a
   * node of its graph ({@code node}) or removed ({@code part}, {@code by} -1), or a random one ({@code seed},
   * {@code size}). In a sum, {@code board} picks the part to change.
   */
  static ObjectNode edit(RequestData request, Budget budget) {
    String start = request.text("start");
    Catalog catalog = RequestData.catalog(budget);
    Position position = (start.contains(" ") ? catalog.read(start) : catalog.start(start)).position();
    int board = request.count("board", position.parts().size() - 1, 0);
    List<Position> parts = new ArrayList<>(position.parts());
    if (!(parts.get(board) instanceof Position.Single<?> single))
      throw BadInput.because("{0} cannot be edited here", parts.get(board).text());
    parts.set(board, request.optional("seed").isPresent()
        ? RandomPosition.of(single.ruleset(), Math.max(1, request.count("size", LARGEST, 5)),
            request.count("seed", Integer.MAX_VALUE, 0), budget)
        : request.optional("node").isPresent() ? withToken(single, request.count("node", Integer.MAX_VALUE, 0))
        : changed(single, request.count("part", Integer.MAX_VALUE, 0),
            request.optional("by").filter("-1"::equals).isPresent() ? -1 : 1));
    return PictureJson.of(Position.sum(parts), request.voice()).put("start", Position.sum(parts).text());
  }

  private static <P> Position withToken(Position.Single<P> single, int node) {
    if (!(single.ruleset().notation() instanceof Numbers<P> numbers) || !walks(single))
      throw BadInput.because("{0} cannot be edited here", single.text());
    var tokens = new ArrayList<>(numbers.numbers(single.at()));
    tokens.add(BigInteger.valueOf(node));
    return new Position.Single<>(single.ruleset(), numbers.position(tokens));
  }

  private static boolean walks(Position.Single<?> single) {
    return single.pictures().getFirst().layout() instanceof Picture.Layout.Walks;
  }

  /**
   * Changes one part: a heap grows or shrinks by one, a token leaves its graph, and a cell or an edge takes the next
   * character that makes a valid position.
   */
  private static <P> Position changed(Position.Single<P> single, int part, int by) {
    Ruleset<P> ruleset = single.ruleset();
    Notation<P> notation = ruleset.notation();
    if (notation instanceof Numbers<P> numbers) {
      var heaps = new ArrayList<>(numbers.numbers(single.at()));
      if (part < heaps.size() && walks(single))
        heaps.remove(part);
      else if (part < heaps.size())
        heaps.set(part, heaps.get(part).add(BigInteger.valueOf(by)));
      else if (by > 0)
        heaps.add(BigInteger.ONE);
      else
        heaps.removeLast();
      return new Position.Single<>(ruleset, numbers.position(heaps));
    }
    if (notation instanceof Characters<P> characters)
      return cycled(single, characters, part, by);
    if (notation instanceof Edges<P> edges)
      return recoloured(single, edges, part, by);
    throw BadInput.because("{0} cannot be edited here", single.text());
  }

  private static <P> Position cycled(Position.Single<P> single, Characters<P> notation, int part, int by) {
    String text = notation.format(single.at());
    int width = text.indexOf('/') < 0 ? text.length() : text.indexOf('/');
    int place = part / width * (width + 1) + part % width;
    String alphabet = notation.characters();
    if (place >= text.length())
      throw BadInput.because("{0} cannot be edited here", single.text());
    for (int step = 1; step < alphabet.length(); step++) {
      char next = alphabet
          .charAt(Math.floorMod(alphabet.indexOf(text.charAt(place)) + by * step, alphabet.length()));
      Optional<P> changed = read(notation, text.substring(0, place) + next + text.substring(place + 1));
      if (changed.isPresent())
        return new Position.Single<>(single.ruleset(), changed.get());
    }
    return single;
  }

  /** Gives an edge its next colour. */
  private static <P> Position recoloured(Position.Single<P> single, Edges<P> notation, int edge, int by) {
    String[] edges = notation.format(single.at()).split(" ");
    String colours = notation.colours();
    if (edge >= edges.length || colours.indexOf(edges[edge].charAt(edges[edge].length() - 1)) < 0)
      throw BadInput.because("{0} cannot be edited here", single.text());
    int last = edges[edge].length() - 1;
    edges[edge] = edges[edge].substring(0, last)
        + colours.charAt(Math.floorMod(colours.indexOf(edges[edge].charAt(last)) + by, colours.length()));
    return new Position.Single<>(single.ruleset(), notation.parse(String.join(" ", edges)));
  }

  private static <P> Optional<P> read(Characters<P> notation, String text) {
    try {
      return Optional.of(notation.parse(text));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }
}
