package org.grundy.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.claim.Claims;
import org.grundy.explain.Language;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.Touch;
import org.grundy.play.DailyPuzzle;
import org.grundy.value.Player;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Requests of every kind, as the pages send them, about small positions of every game. */
final class RandomRequests {
  private static final List<Ruleset<?>> GAMES = Catalog.representatives();
  private static final List<String> LEVELS = List.of("easy", "slip", "perfect");
  private static final List<String> MATCHES = List.of("match", "touch", "reply", "review", "answer", "moves",
      "written");
  private static final List<String> VALUES = List.of("1", "-3/4", "*", "*5", "^", "v*", "{1|-1}", "{3|*}", "+-2",
      "{0,{2|0}|-1}", "up", "Tiny(2)", "nim 3 4", "domineering 2x3", "col ../..", "x", "{1|", "1/3");
  private static final List<String> OPERATORS = List.of(" + ", " - ", " * ", " <= ", " = ", " || ", " & ");
  private static final List<String> STATEMENTS = List.of("F1", "wythoff",
      "A n E k (k > n & F[k] = @a)", "E n (F[n] = @b & F[n+1] = @b)", "n = 3 * k & k > 2", "A x E y (x = 2*y)",
      "F[n] = @a & F[n+1] = @a", "E x, y (3*x + 5*y = n)", "A n (n", "?2 A n (TM[n] = @0)", "nim", "take 1 or 2");
  private static final List<String> CODES = List.of("0.77", "0.137", "4.003", "0.07", "kayles", "take:1,3,4", "0.3333",
      "nim", "grundys-game", "all-but:2", "dawson", "no-such-game", "wythoff");
  /** Games of two heaps and of one, with tables and losing positions that are quick to list. */
  private static final List<String> TABLES = List.of("wythoff", "nim", "take:1,3,4", "euclid", "wythoff:2", "kayles");
  private static final List<String> LINES = List.of("take 1, 3 or 4", "take k where k is odd", "take k where k <= n/2",
      "(n, m) -> (n-k, m) or (n, m-k) or (n-k, m-k)", "take 1 to 3;", "take 2 or everything");
  /** The largest heaps and sides of random positions. */
  private static final int LARGEST = 3;

  private final RandomGenerator random;

  private RandomRequests(RandomGenerator random) {
    this.random = random;
  }

  /** A request on one line. */
  static String next(RandomGenerator random) {
    return new RandomRequests(random).request();
  }

  /** The request for a value, in English. */
  static String value(String expression) {
    ObjectNode request = JsonNodeFactory.instance.objectNode().put("method", "GET").put("path", "/api/value");
    request.putObject("parameters").put("expression", expression).put("lang", "en");
    return request.put("body", "").put("accepted", "").toString();
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private boolean sometimes(int times) {
    return random.nextInt(times) == 0;
  }

  private String request() {
    return switch (random.nextInt(16)) {
      case 0 -> get("value", Map.of("expression", expression()));
      case 1 -> get(sometimes(3) ? "certificate" : "prove", Map.of("statement", one(STATEMENTS)));
      case 2 -> get("values", Map.of("game", one(CODES), "to", Integer.toString(random.nextInt(300))));
      case 3 -> get("conjecture", conjecture());
      case 4 -> table();
      case 5 -> get("positions", Map.of("game", one(TABLES), "first", Integer.toString(random.nextInt(30))));
      case 6 -> get("edit", edit());
      case 7 -> rare();
      default -> match();
    };
  }

  private String table() {
    String game = one(TABLES);
    String to = Integer.toString(random.nextInt(30));
    return switch (random.nextInt(3)) {
      case 0 -> get("table", Map.of("game", game, "to", to));
      case 1 -> get("table", Map.of("game", game, "to", to, "as", "packed"));
      default -> get("cell", Map.of("game", game, "x", to, "y", Integer.toString(random.nextInt(30))));
    };
  }

  private String rare() {
    return switch (random.nextInt(9)) {
      case 0 -> get("words", Map.of());
      case 1 -> get("games", Map.of());
      case 2 -> get(sometimes(2) ? "theorems" : "terms", Map.of());
      case 3 -> get("claims", Map.of());
      case 4 -> get("days", Map.of("day", Integer.toString(random.nextInt(4))));
      case 5 -> get("puzzles", Map.of());
      case 6 ->
        get("puzzle", Map.of("game", one(DailyPuzzle.ALL).game(), "day", Integer.toString(random.nextInt(30_000))));
      case 7 -> get("exercises", Map.of("game", one(TABLES), "count", Integer.toString(random.nextInt(4)), "level",
          Integer.toString(random.nextInt(4)), "seed", Integer.toString(random.nextInt(100))));
      default -> get("claims/" + one(Claims.ALL).id(), Map.of());
    };
  }

  private String expression() {
    var text = new StringBuilder(one(VALUES));
    while (sometimes(2))
      text.append(one(OPERATORS)).append(one(VALUES));
    return text.toString();
  }

  private Map<String, String> conjecture() {
    var parameters = new LinkedHashMap<String, String>();
    if (sometimes(4))
      parameters.put("data", "0, 1, 2, 0, 1, 2, 0, 1, " + random.nextInt(3));
    else
      parameters.put("rules", one(LINES));
    if (sometimes(4))
      parameters.put("play", "misere");
    if (sometimes(6))
      parameters.put("test", "n mod 3");
    return parameters;
  }

  private Position position() {
    return sometimes(8) ? Position.sum(List.of(random(one(GAMES)), random(one(GAMES)))) : random(one(GAMES));
  }

  private <P> Position random(Ruleset<P> ruleset) {
    return new Position.Single<>(ruleset, ruleset.notation().random(random, 1 + random.nextInt(LARGEST)));
  }

  private Map<String, String> edit() {
    var parameters = new LinkedHashMap<>(Map.of("start", position().text()));
    switch (random.nextInt(4)) {
      case 0 -> {
        parameters.put("seed", Integer.toString(random.nextInt() >>> 1));
        parameters.put("size", Integer.toString(1 + random.nextInt(6)));
      }
      case 1 -> parameters.put("node", Integer.toString(random.nextInt(6)));
      case 2 -> parameters.put(sometimes(2) ? "rows" : "columns", sometimes(2) ? "1" : "-1");
      default -> {
        parameters.put("part", Integer.toString(random.nextInt(9)));
        parameters.put("by", sometimes(2) ? "1" : "-1");
      }
    }
    return parameters;
  }

  private String match() {
    Position start = position();
    String asked = one(MATCHES);
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("start", start.text());
    Player mover = sometimes(3) ? Player.RIGHT : Player.LEFT;
    body.put("first", mover == Player.LEFT ? "left" : "right").put("you", sometimes(2) ? "left" : "right")
        .put("level", one(LEVELS)).put("seed", random.nextInt(100));
    if (sometimes(4))
      body.put("play", "misere");
    if (sometimes(3))
      body.put("full", true);
    ArrayNode moves = body.putArray("moves");
    Position now = start;
    for (int more = random.nextInt(4); more > 0; more--) {
      List<Move> options = options(now, mover);
      if (options.isEmpty())
        break;
      Move move = one(options);
      moves.add(MoveText.of(now, move));
      now = move.to();
      mover = mover.opponent();
    }
    ArrayNode touches = body.putArray("touches");
    List<Move> options = options(now, mover);
    if (asked.equals("touch") || sometimes(4) && asked.equals("answer")) {
      List<Touch> made = options.isEmpty() ? List.of() : one(options).touches();
      for (Touch touch : made.subList(0, Math.min(made.size(), random.nextInt(4))))
        touches.addObject().put("board", touch.board()).put("part", touch.part()).put("level",
            touch.level().toString());
    }
    return request("POST", asked, asked.equals("written") ? Map.of("as", sometimes(2) ? "text" : "latex") : Map.of(),
        body.toString());
  }

  private static List<Move> options(Position position, Player mover) {
    var options = new ArrayList<Move>();
    position.moves(mover, move -> {
      options.add(move);
      return options.size() < 300;
    });
    return options;
  }

  private String get(String path, Map<String, String> parameters) {
    return request("GET", path, parameters, "");
  }

  private String request(String method, String path, Map<String, String> parameters, String body) {
    ObjectNode request = JsonNodeFactory.instance.objectNode().put("method", method).put("path", "/api/" + path);
    ObjectNode given = request.putObject("parameters");
    parameters.forEach(given::put);
    if (sometimes(2))
      given.put("lang", one(List.of(Language.values())).code());
    return request.put("body", body).put("accepted", one(List.of("", "hr-HR,hr;q=0.9,en;q=0.8", "de, es", "xx")))
        .toString();
  }
}
