package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Ruleset;
import org.grundy.wire.Json;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

class ApiTest {
  @AutoClose private static final Server server = new Server();

  static List<String> games() {
    return Catalog.representatives().stream().map(Ruleset::name).toList();
  }

  /** Touches chosen at random among those offered make moves; the computer answers until the match is over. */
  @ParameterizedTest
  @MethodSource("games")
  void everyGame_isPlayedByTouch(String game) {
    var random = new Random(game.hashCode());
    String start = Catalog.standard().start(game).position().text();
    List<String> moves = new ArrayList<>();
    for (int turn = 0; turn < 6; turn++) {
      JsonNode state = server.post("/api/match", body(start, moves, "")).json();
      if (state.path("over").booleanValue())
        break;
      moves.add(turn % 2 == 0 ? touched(start, moves, state, random)
          : server.post("/api/reply", body(start, moves, ",\"level\":\"easy\"")).json().path("move").stringValue());
    }
    assertThat(moves).isNotEmpty();
    JsonNode after = server.post("/api/match", body(start, moves, "")).json();
    assertThat(after.path("match").path("moves").size()).as(after.toString()).isEqualTo(moves.size());
  }

  private static String touched(String start, List<String> moves, JsonNode state, Random random) {
    var touches = new ArrayList<String>();
    JsonNode next = state.path("next");
    for (int touch = 0; touch < 40; touch++) {
      touches.add(lowered(next.get(random.nextInt(next.size())), state, random));
      JsonNode touched = server
          .post("/api/touch", body(start, moves, ",\"touches\":[" + String.join(",", touches) + "]"))
          .json();
      if (touched.has("move"))
        return touched.path("move").stringValue();
      if (touched.path("touched").stringValue().equals("more")) {
        next = touched.path("next");
      } else {
        touches.clear();
        next = state.path("next");
      }
    }
    throw new AssertionError("40 touches made no move of " + start + " " + moves);
  }

  /** A heap that is offered at its size may be touched at any level below. */
  private static String lowered(JsonNode touch, JsonNode state, Random random) {
    JsonNode part = state.path("pictures").get(touch.path("board").intValue()).path("parts").valueStream()
        .filter(p -> p.path("id").intValue() == touch.path("part").intValue()).findFirst().orElseThrow();
    boolean free = part.path("kind").stringValue().equals("heap") && part.path("size").equals(touch.path("level"))
        && part.path("size").intValue() > 0;
    return free
        ? "{\"board\":%d,\"part\":%d,\"level\":%d}".formatted(touch.path("board").intValue(),
            touch.path("part").intValue(), random.nextInt(part.path("size").intValue()))
        : touch.toString();
  }

  private static String body(String start, List<String> moves, String more) {
    return "{\"start\":\"" + start + "\",\"moves\":["
        + String.join(",", moves.stream().map(move -> "\"" + move + "\"").toList()) + "]" + more + "}";
  }

  /** Documents that are made once are each language's own. */
  @ParameterizedTest
  @ValueSource(strings = {"words", "games", "theorems", "claims"})
  void fixedDocuments_areInTheLanguageOfTheAsker(String path) {
    String english = server.get("/api/" + path, Map.of("lang", "en")).text();
    String croatian = server.get("/api/" + path, Map.of("lang", "hr")).text();
    assertThat(croatian).isNotEqualTo(english);
    assertThat(server.get("/api/" + path, Map.of("lang", "en")).text()).isEqualTo(english);
    assertThat(server.get("/api/" + path, Map.of("lang", "hr")).text()).isEqualTo(croatian);
  }

  @Test
  void theFirstLevel_givesAWinAwayOnce() {
    for (int seed = 0; seed < 20; seed++) {
      var moves = new ArrayList<>(List.of("0 0 0 1"));
      while (true) {
        JsonNode reply = server
            .post("/api/reply", body("marienbad", moves, ",\"level\":\"slip\",\"seed\":" + seed)).json();
        moves.add(reply.path("move").stringValue());
        if (reply.path("over").booleanValue())
          break;
        moves.add(server.post("/api/reply", body("marienbad", moves, ",\"level\":\"easy\",\"seed\":" + seed)).json()
            .path("move").stringValue());
        if (server.post("/api/match", body("marienbad", moves, "")).json().path("over").booleanValue())
          break;
      }
      JsonNode replay = server.post("/api/review", body("marienbad", moves, "")).json();
      long mistakes = replay.path("replay").valueStream().filter(step -> step.path("mover").asString().equals("right")
          && step.path("quality").asString().equals("mistake")).count();
      assertThat(mistakes).as(moves.toString()).isLessThanOrEqualTo(1);
      assertThat(replay.path("ending").path("said").stringValue()).isIn("I win.", "You win.");
    }
  }

  /** The winning moves found by asking what each move leads to are those that the answer names. */
  @ParameterizedTest
  @ValueSource(
      strings = {"nim 3 4 5", "wythoff 6 11", "domineering 3x3", "hackenbush", "kayles 7 9", "tribonacci 3 5 7",
          "queens 5,7", "marienbad", "nim 3 4 + wythoff 2 5", "clobber xoxo/oxox", "coins 5 7 8 12", "toads-and-frogs"})
  void movesThatWin_areThoseOfTheAnswer(String start) {
    JsonNode moves = server.post("/api/moves", body(start, List.of(), "")).json();
    JsonNode answer = server.post("/api/answer", body(start, List.of(), "")).json();
    assertThat(moves.path("all").booleanValue()).isTrue();
    JsonNode winning = answer.path("winning").isArray() ? answer.path("winning") : answer.path("winning").path("left");
    assertThat(moves.path("moves").valueStream().filter(move -> move.path("result").stringValue().equals("wins"))
        .map(ApiTest::reached)
        .toList()).hasSameElementsAs(winning.valueStream().map(ApiTest::reached).toList());
  }

  @Test
  void state_namesTheLevelsThatAreNoMove() {
    assertThat(refusedLevels("take:1,3,4 7 2")).containsExactly("0-0", "0-1", "0-2", "0-5", "1-0");
    assertThat(refusedLevels("take:1,3,4 3 + nim 5 + take:2 3")).containsExactly("0-1", "2-0", "2-2");
    assertThat(refusedLevels("nim 3 4 5")).isEmpty();
    assertThat(refusedLevels("take:2 19 5")).as("a large heap is a number").containsExactly("1-0", "1-1", "1-2", "1-4");
  }

  private static List<String> refusedLevels(String start) {
    boolean sum = start.contains("+");
    return server.post("/api/match", "{\"start\":\"" + start + "\"}").json().path("refused").valueStream()
        .map(touch -> touch.path(sum ? "board" : "part").intValue() + "-" + touch.path("level").intValue()).toList();
  }

  /** Where a move leads, whatever the order of its heaps: an answer names one of several touches that come to the same. */
  private static String reached(JsonNode move) {
    return Stream.of(move.path("to").stringValue().split(" ")).sorted().collect(Collectors.joining(" "));
  }

  @Test
  void values_areThoseOfTheMoves() {
    JsonNode moves = server.post("/api/moves", body("nim 1 2", List.of(), ",\"full\":true")).json().path("moves");
    assertThat(moves.valueStream().map(move -> move.path("touches").get(0).path("part") + ":"
        + move.path("touches").get(0).path("level") + "=" + move.path("value").stringValue()).toList())
        .containsExactlyInAnyOrder("0:0=2", "1:0=1", "1:1=0");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"{\"start\":\"nim 3 x\"}; heap 2: expected a whole number, 0 or more, found 'x'",
      "{\"start\":\"nosuch 1\"}; no game matches 'nosuch'",
      "{\"start\":\"nim 3 4\",\"moves\":[\"9 9\"]}; move 1: heap 1: expected a whole number from 0 to 3, found 9",
      "{\"start\":\"nim 3 4\",\"play\":\"odd\"}; play: expected normal or misere, found 'odd'",
      "{\"start\":\"nim 3 4\",\"level\":\"hard\"}; level: expected easy, medium, slip or perfect, found 'hard'",
      "{}; the field start is missing", "{\"start\":7}; start: expected text, found 7"})
  void badMatches_areComplaints(String body, String sentence) {
    Server.Reply reply = server.post("/api/match", body);
    assertThat(reply.message()).isEqualTo(sentence);
    assertThat(reply.status()).isEqualTo(400);
  }

  @Test
  void complaints_areInTheLanguageAsked() {
    assertThat(server.post("/api/match?lang=hr", "{\"start\":\"nim 3 x\"}").message())
        .isEqualTo(server.send(server.request("/api/match").header("Accept-Language", "hr-HR,en;q=0.5")
            .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"start\":\"nim 3 x\"}"))).message())
        .contains("očekuje se");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/match", "/api/touch", "/api/reply", "/api/review", "/api/answer"})
  void garbage_isNeverADefect(String path) {
    var random = new Random(path.hashCode());
    String good = "{\"start\":\"domineering 3x3\",\"moves\":[\"a1 a2\"],\"touches\":[{\"part\":4}]}";
    for (int i = 0; i < 120; i++) {
      var text = new StringBuilder(good);
      for (int change = 0; change <= random.nextInt(4); change++)
        text.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(95)));
      Server.Reply reply = server.post(path, text.toString());
      assertThat(reply.status()).as(text + " -> " + reply.text()).isIn(200, 400, 422);
    }
  }

  @Test
  void tooMuch_isRefused() {
    assertThat(refused("{\"start\":\"nim " + "1 ".repeat(Workbench.MOST_BYTES) + "\"}")).isTrue();
    assertThat(server.post("/api/match", "{\"start\":\"0.77 100000000\"}").message())
        .contains("too many to choose from");
    assertThat(server.get("/api/table", Map.of("game", "wythoff", "to", "100000")).status()).isEqualTo(400);
  }

  /** A body that is too long is not read to its end: its sender may find the connection closed before the answer. */
  private static boolean refused(String body) {
    try {
      return server.post("/api/match", body).status() == 413;
    } catch (AssertionError e) {
      if (e.getCause() instanceof IOException)
        return true;
      throw e;
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"/api/value?expression= ; the field expression is missing",
      "/api/value?expression={1|; column",
      "/api/table?game=wythoff&to=x ; to: expected a whole number from 0 to 400, found 'x'",
      "/api/table?game=nothing ; no game matches 'nothing'", "/api/days?day=9 ; day: expected",
      "/api/prove?statement=A ; ",
      "/api/claims/S999 ; S999", "/api/edit?start=nim+3+4&board=7 ; board: expected"})
  void badParameters_areToldInASentence(String path, String said) {
    Server.Reply reply = server.send(server.request(path.strip().replace("{", "%7B").replace("|", "%7C")).GET());
    assertThat(reply.status()).as(reply.text()).isEqualTo(400);
    assertThat(reply.message()).isNotBlank().contains(said == null ? "" : said);
  }

  /** As deep as an address may be long; whatever comes of it, a sentence is said and the server goes on. */
  @Test
  void deepNesting_isToldInASentence() {
    for (String nested : List.of("{".repeat(800) + "0" + "|}".repeat(800), "-(".repeat(800) + "1" + ")".repeat(800)))
      assertThat(server.get("/api/value", Map.of("expression", nested)).status()).isIn(200, 400, 422);
    assertThat(server.get("/api/prove", Map.of("statement", "~(".repeat(800) + "1 = 1" + ")".repeat(800))).status())
        .isIn(200, 400, 422);
    assertThat(server.post("/api/match", "[".repeat(100_000)).status()).isEqualTo(400);
    assertThat(server.get("/api/days", Map.of("day", "0")).status()).isEqualTo(200);
  }

  /** A file of rules is Java; the server neither compiles nor reads one, whatever it is called. */
  @Test
  void javaOfAUser_isNeverRun() {
    for (String name : List.of("docs/examples/PrimeNim.java", "/etc/passwd", "PrimeNim.java 9 12",
        "class X { static { System.exit(1); } }"))
      assertThat(
          server.post("/api/match", Json.line(JsonNodeFactory.instance.objectNode().put("start", name))).status())
          .as(name).isEqualTo(400);
  }

  @Test
  void largeNumbers_areKept() {
    JsonNode state = server.post("/api/match", "{\"start\":\"nim 123456789012345678901234567890 5\"}").json();
    assertThat(state.path("pictures").get(0).path("parts").get(0).path("size").stringValue())
        .isEqualTo("123456789012345678901234567890");
  }

  @Test
  void longWork_endsWithASentence() {
    Server.Reply reply = server.post("/api/answer", "{\"start\":\"domineering 9x9\"}");
    assertThat(reply.json().path("gaveUp").path("limit").asString()).as(reply.text()).isIn("time", "memory");
  }

  @Test
  void events_areRefusedToWhoDoesNotAcceptThem() {
    for (String path : List.of("/api/values?game=kayles&to=20", "/api/conjecture?game=kayles")) {
      Server.Reply reply = server.send(server.request(path).GET());
      assertThat(reply.status()).isEqualTo(406);
      assertThat(reply.text())
          .contains("answers with an event stream: the header Accept must include text/event-stream.");
    }
  }

  @Test
  void values_comeAsEvents() {
    Server.Reply reply = server.send(server.request("/api/values?game=kayles&to=20").header("Accept",
        "text/event-stream").GET());
    assertThat(reply.text()).contains("event: values").contains("\"nimValues\":[0,1,2,3,1,4");
    assertThat(server.send(server.request("/api/values?game=domineering").header("Accept", "text/event-stream").GET())
        .text()).contains("event: complaint");
  }

  @Test
  void manyAtOnce_areAllAnswered() throws Exception {
    List<Callable<Integer>> questions = java.util.Collections.nCopies(200,
        () -> server.post("/api/answer", "{\"start\":\"marienbad\"}").status());
    try (var pool = Executors.newFixedThreadPool(32)) {
      for (Future<Integer> status : pool.invokeAll(questions))
        assertThat(status.get()).isEqualTo(200);
    }
  }

  private static Server.Reply conjecture(String query) {
    return server.send(server.request("/api/conjecture?" + query).header("Accept", "text/event-stream").GET());
  }

  private static JsonNode told(String query) {
    return Server.parse(conjecture(query).text().lines().filter(line -> line.startsWith("data:"))
        .reduce((_, last) -> last).orElseThrow().substring(5));
  }

  /** The same verdicts as {@code ./grundy conjecture} gives, in a person's language. */
  @Test
  void conjectures_sayHowTheyStand() {
    JsonNode kayles = told("rules=kayles&lang=hr");
    assertThat(kayles.path("findings").get(0).path("standing").stringValue()).isEqualTo("proved");
    assertThat(kayles.path("findings").get(0).path("text").stringValue()).startsWith("G(n+12) = G(n)");
    assertThat(kayles.path("programs").propertyNames()).containsExactly("Java", "C++", "Python");
    JsonNode wythoff = told("rules=wythoff&test=x%5Ey");
    assertThat(wythoff.path("test").path("standing").stringValue()).isEqualTo("refuted");
    assertThat(wythoff.path("test").path("said").get(0).stringValue()).isEqualTo("Refuted at x = 1, y = 1.");
    assertThat(wythoff.path("lost").get(2).toString()).isEqualTo("[3,5]");
    JsonNode given = told("data=0,0,1,0,2,1,3,0,4,2,5,1,6,3,7,0&test=n%2F2");
    assertThat(given.path("findings").get(0).path("standing").stringValue()).isEqualTo("checked");
    assertThat(given.path("test").path("standing").stringValue()).isEqualTo("refuted");
    JsonNode misere = told("rules=take:1,3,4&play=misere");
    assertThat(misere.path("kind").stringValue()).isEqualTo("misere");
    assertThat(misere.path("misereValues").get(0).intValue()).isEqualTo(1);
    assertThat(misere.path("findings").get(0).path("standing").stringValue()).isEqualTo("proved");
    assertThat(told("rules=nim&play=misere").path("findings").get(0).path("standing").stringValue())
        .isEqualTo("proved");
  }

  @Test
  void proofs_areInTheLanguageAskedFor() {
    assertThat(server.get("/api/prove", Map.of("statement", "wythoff", "lang", "hr")).json().path("gameProof")
        .path("claim").stringValue()).isEqualTo("parovi (a_n, b_n)");
    assertThat(server.get("/api/prove", Map.of("statement", "F5", "lang", "es")).json().path("theorems").get(0)
        .path("title").stringValue()).startsWith("desde ");
  }

  @Test
  void capitalLetters_areNumbersOfTheFormula() {
    JsonNode found = told("rules=take+k+where+k+%3C%3D+K&test=n+%25+(K%2B1)");
    assertThat(found.path("kind").stringValue()).isEqualTo("letters");
    assertThat(found.path("findings").get(0).path("text").stringValue()).isEqualTo("G(n, K) = n % (K + 1)");
    assertThat(found.path("findings").get(0).path("standing").stringValue()).isEqualTo("proved");
    assertThat(found.path("rows").get(0).path("name").stringValue()).isEqualTo("K = 1");
    assertThat(found.path("test").path("standing").stringValue()).isEqualTo("proved");
    assertThat(found.path("programs").propertyNames()).contains("Python");
  }

  @Test
  void withoutAFormula_programsFollowTheRules() {
    JsonNode sets = told("rules=take+k+where+k+in+S");
    assertThat(sets.path("kind").stringValue()).isEqualTo("letters");
    assertThat(sets.path("rows").get(0).path("name").stringValue()).isEqualTo("S = {1,2}");
    assertThat(sets.path("remarks").get(0).stringValue()).startsWith("The program follows the rules: it fills a table");
    assertThat(sets.path("programs").propertyNames()).containsExactly("Java", "C++", "Python");
    assertThat(told("rules=take+k+where+k+%3C%3D+K&play=misere").path("programs").path("Python").stringValue())
        .contains("def lost(heaps, K):");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"rules=banana; no game matches", "data=1,2,x,4,5,6,7,8; column 5: expected",
      "data=1,2; expected 8 values or more", "'lang=en'; the field rules is missing",
      "rules=kayles&play=misere&test=n; expected a condition for the player to move to lose", "rules=domineering; ",
      "rules=take+k+where+k+in+S&test=n; a formula is not tested for rules with a set"})
  void conjectures_complainInASentence(String query, String said) {
    Server.Reply reply = conjecture(query);
    assertThat(reply.text()).contains("event: complaint");
    assertThat(told(query).path("error").path("message").stringValue()).contains(said == null ? "" : said);
  }

  /** More values than the header of a request may hold unless it is told to. */
  @Test
  void manyValues_fitTheAddress() {
    String values = java.util.stream.IntStream.range(0, 3000).mapToObj(n -> Integer.toString(n * 7 % 1000))
        .collect(Collectors.joining(","));
    assertThat(told("data=" + values).path("computed").intValue()).isEqualTo(3000);
  }

  /** What is wrong is named as it was typed, so that a page can point at it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"take:1,x,4 15; x", "tak:1,3 15; tak:1,3", "nim 3 -5; -5"})
  void complaints_nameTheWrongPiece(String start, String found) {
    assertThat(server.post("/api/match", "{\"start\":\"" + start + "\"}").json().path("error").path("found")
        .stringValue()).isEqualTo(found);
  }
}
