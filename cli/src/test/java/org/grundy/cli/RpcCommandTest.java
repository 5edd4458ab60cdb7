package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Timeout(120)
class RpcCommandTest {
  private static final JsonMapper JSON = JsonMapper.shared();
  /** Takes minutes. */
  private static final String LONG = "\"prove\",\"tribonacci\",\"--guess\",\"--json\"";

  /** A process of the command: lines go in and replies come out while it runs. */
  private static final class Conversation implements AutoCloseable {
    private final PrintStream in;
    private final BufferedReader out;
    private final Thread running;
    private int status = -1;

    Conversation() throws IOException {
      var typed = Pipe.open();
      var written = Pipe.open();
      out = new BufferedReader(Channels.newReader(written.source(), StandardCharsets.UTF_8));
      in = new PrintStream(Channels.newOutputStream(typed.sink()), true, StandardCharsets.UTF_8);
      InputStream input = Channels.newInputStream(typed.source());
      running = Thread.ofPlatform().daemon().start(() -> {
        try (var printed = new PrintStream(Channels.newOutputStream(written.sink()), true, StandardCharsets.US_ASCII)) {
          status = Main.run(input, printed, printed, "rpc");
        }
      });
    }

    void say(String line) {
      in.println(line);
    }

    private boolean ended() {
      try {
        return running.join(Duration.ofMinutes(1));
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return false;
      }
    }

    JsonNode hear() throws IOException {
      return JSON.readTree(out.readLine());
    }

    @Override
    public void close() throws IOException {
      in.close();
      assertThat(out.readLine()).isNull();
      assertThat(ended()).isTrue();
      assertThat(status).isZero();
    }
  }

  private static Map<String, JsonNode> replies(String... lines) {
    Run run = Run.given(String.join("\n", lines), "rpc");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    var replies = new TreeMap<String, JsonNode>();
    run.out().lines().map(JSON::readTree).forEach(reply -> replies.put(reply.path("id").asString("none"), reply));
    assertThat(replies).hasSize((int) run.out().lines().count());
    return replies;
  }

  private static JsonNode reply(String request) {
    return replies(request).values().iterator().next();
  }

  @Test
  void requests_areAnsweredByTheirIds() {
    Map<String, JsonNode> replies = replies("{\"id\":\"a\",\"run\":[\"solve\",\"nim 3 4 5\",\"--json\"]}", "",
        "{\"id\":\"b\",\"run\":[\"eval\",\"^ + *\",\"--json\"]}",
        "{\"id\":\"c\",\"run\":[\"values\",\"kayles\",\"--to\",\"5\",\"--json\"]}",
        "{\"id\":\"d\",\"run\":[\"eval\",\"^ < 0\",\"--json\"]}");

    assertThat(replies.keySet()).containsExactly("a", "b", "c", "d");
    assertThat(replies.get("a").path("answer").path("nimValue").intValue()).isEqualTo(2);
    assertThat(replies.get("b").path("answer").path("value").stringValue()).isEqualTo("^*");
    assertThat(replies.get("c").path("answer").path("nimValues")).hasToString("[0,1,2,3,1,4]");
    assertThat(replies.get("d")).hasToString(
        "{\"schema\":1,\"id\":\"d\",\"status\":1,\"answer\":{\"schema\":1,\"expression\":\"^ < 0\",\"holds\":false,\"order\":\">\"}}");
  }

  /** The same document, field by field, in the same order. */
  @ParameterizedTest
  @ValueSource(strings = {"solve wythoff 6 11", "solve domineering 2x2", "eval {2|-1/2} --all", "games kayles",
      "draw nim 3 4", "prove F1", "conjecture take:1,4", "claims S8"})
  void answers_areWhatTheCommandLinePrints(String command) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add("--json");
    JsonNode reply = reply("{\"id\":1,\"run\":" + JSON.writeValueAsString(words) + "}");

    assertThat(reply.path("answer").toString()).isEqualTo(Run.of(words.toArray(String[]::new)).out().strip());
    assertThat(reply.path("error").isMissingNode()).isTrue();
  }

  @Test
  void commandsWithoutJson_areText() {
    assertThat(reply("{\"id\":1,\"run\":[\"draw\",\"nim 3\"]}").path("text").stringValue()).startsWith("<svg");
    assertThat(reply("{\"id\":1,\"run\":[\"--version\"]}").path("text").stringValue()).startsWith("grundy ");
    assertThat(reply("{\"id\":1,\"run\":[\"eval\",\"^ + *\",\"--unicode\"]}").path("text").stringValue())
        .isEqualTo("↑∗\n");
  }

  /** With the command line's sentence. */
  @ParameterizedTest
  @ValueSource(strings = {"solve nim 3 x", "solve wythof 6 11", "eval {1|0|-1}", "values kayles --too 5", "frobnicate",
      "conjecture", "solve nim 3 --lang hr --time soon"})
  void badInput_isAnError(String command) {
    for (boolean json : new boolean[]{false, true}) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      String sentence = Run.of(words.toArray(String[]::new)).err().strip();
      if (json)
        words.add("--json");
      JsonNode reply = reply("{\"id\":1,\"run\":" + JSON.writeValueAsString(words) + "}");
      assertThat(reply.path("error").path("message").stringValue()).isEqualTo(sentence);
      assertThat(reply.path("error").path("kind").stringValue()).isEqualTo("input");
      assertThat(reply.path("status").intValue()).isEqualTo(Exit.BAD_INPUT);
      assertThat(reply.has("answer")).isFalse();
    }
  }

  @Test
  void linesThatAreNoRequests_areAnsweredAndTheRestGoesOn() {
    Map<String, JsonNode> replies = replies("solve nim 3", "{\"id\":2,\"solve\":\"nim 3\"}",
        "{\"id\":3,\"run\":[\"solve\",\"nim 3\",\"--json\"]}");

    assertThat(replies.get("none")).hasToString(
        "{\"schema\":1,\"status\":2,\"error\":{\"message\":\"line 1, column 1: expected JSON\",\"kind\":\"request\"}}");
    assertThat(replies.get("2").path("error").path("message").stringValue())
        .isEqualTo("the request: there is no field 'solve'; the fields are cancel, id, run");
    assertThat(replies.get("3").path("status").intValue()).isZero();
  }

  @Test
  void commandsThatDoNotEnd_areRefused() {
    for (String command : List.of("play", "shell", "serve", "rpc"))
      assertThat(reply("{\"id\":1,\"run\":[\"" + command + "\"]}").path("error").path("message").stringValue())
          .isEqualTo(command + " is interactive; run it in a terminal");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"--nodes\",\"1000\"", "\"--time\",\"20ms\"", "\"--memory\",\"100k\""})
  void limits_areThoseOfTheCommand(String limit) {
    for (String json : List.of("", ",\"--json\"")) {
      JsonNode reply = reply("{\"id\":1,\"run\":[\"solve\",\"domineering 7x7\"," + limit + json + "]}");
      assertThat(reply.path("status").intValue()).isEqualTo(Exit.BUDGET_SPENT);
      assertThat(reply.path("error").path("kind").stringValue()).isEqualTo("limit");
      assertThat(reply.path("error").path("message").stringValue()).startsWith("Not decided: ")
          .contains(" (" + limit.split("\"")[1] + ") ");
    }
  }

  @Test
  void aPartOfAnAnswer_comesWithTheReason() {
    JsonNode reply = reply("{\"id\":1,\"run\":[\"conjecture\",\"0.6\",\"--nodes\",\"1e6\",\"--json\"]}");
    assertThat(reply.path("status").intValue()).isEqualTo(Exit.BUDGET_SPENT);
    assertThat(reply.path("answer").has("conjecture")).isTrue();
    assertThat(reply.path("error").path("message").stringValue())
        .isEqualTo("Not decided: a limit was reached before the end.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[\"eval\",\"-\"]", "[\"solve\",\"-\",\"--json\"]", "[\"solve\",\"wythoff\",\"-\"]",
      "[\"conjecture\",\"--data\",\"-\"]"})
  void standardInput_isRefused(String words) {
    JsonNode reply = reply("{\"id\":1,\"run\":" + words + "}");
    assertThat(reply.path("status").intValue()).isEqualTo(Exit.BAD_INPUT);
    assertThat(reply.path("error").path("message").stringValue())
        .isEqualTo("- reads standard input, which requests do not have");
    assertThat(reply("{\"id\":1,\"run\":[\"eval\",\"5\",\"-\",\"3\"]}").path("status").intValue()).isZero();
  }

  @Test
  void whatIsNotProved_isAnErrorOfItsOwn() {
    JsonNode reply = reply("{\"id\":1,\"run\":[\"prove\",\"nim\",\"--heaps\",\"3\",\"--claim\",\"x = y\",\"--json\"]}");
    assertThat(reply.path("status").intValue()).isEqualTo(Exit.REFUTED);
    assertThat(reply.path("answer").has("gameProof")).isTrue();
    JsonNode unproved = reply("{\"id\":1,\"run\":[\"prove\",\"0.6\",\"--nodes\",\"1e7\",\"--json\"]}");
    assertThat(unproved.path("error").path("kind").stringValue()).isIn("unproved", "limit");
  }

  @Test
  void aRunningRequest_isCancelled() throws Exception {
    try (var conversation = new Conversation()) {
      conversation.say("{\"id\":1,\"run\":[" + LONG + "]}");
      conversation.say("{\"id\":2,\"run\":[\"solve\",\"nim 3\",\"--json\"]}");
      assertThat(conversation.hear().path("id").intValue()).isEqualTo(2);
      conversation.say("{\"id\":1,\"run\":[\"games\"]}");
      assertThat(conversation.hear().path("error").path("message").stringValue())
          .isEqualTo("request 1 has not been answered yet");
      conversation.say("{\"id\":3,\"cancel\":1}");
      assertThat(conversation.hear()).hasToString("{\"schema\":1,\"id\":3,\"status\":0,\"cancelled\":true}");
      JsonNode reply = conversation.hear();
      assertThat(reply.path("id").intValue()).isEqualTo(1);
      assertThat(reply.path("status").intValue()).isEqualTo(Exit.BUDGET_SPENT);
      assertThat(reply.path("error").path("kind").stringValue()).isEqualTo("cancelled");
      assertThat(reply.path("error").path("message").stringValue()).startsWith("Not decided: cancelled after ");
      conversation.say("{\"id\":4,\"cancel\":1}");
      assertThat(conversation.hear().path("cancelled").booleanValue()).isFalse();
      conversation.say("{\"id\":1,\"run\":[\"solve\",\"nim 3\",\"--json\"]}");
      assertThat(conversation.hear().path("status").intValue()).isZero();
    }
  }

  /** However many are running, those that wait are cancelled before they begin. */
  @Test
  void waitingRequests_areCancelledToo() throws Exception {
    int many = 2 * Runtime.getRuntime().availableProcessors() + 1;
    try (var conversation = new Conversation()) {
      for (int id = 0; id < many; id++)
        conversation.say("{\"id\":" + id + ",\"run\":[" + LONG + "]}");
      for (int id = 0; id < many; id++)
        conversation.say("{\"id\":\"end of " + id + "\",\"cancel\":" + id + "}");
      int cancelled = 0;
      for (int i = 0; i < 2 * many; i++)
        if (conversation.hear().path("error").path("kind").asString("").equals("cancelled"))
          cancelled++;
      assertThat(cancelled).isEqualTo(many);
    }
  }

  @Test
  void nobodyListening_endsEverything() throws Exception {
    var desk = new RequestDesk(new PrintStream(PrintStream.nullOutputStream()), Languages.of(Map.of()), 1);
    for (int id = 0; id < 3; id++)
      desk.take("{\"id\":" + id + ",\"run\":[" + LONG + "]}");
    long begun = System.nanoTime();
    desk.finish(() -> false);
    assertThat(System.nanoTime() - begun).isLessThan(10_000_000_000L);
  }

  @Test
  void longLines_areRead() {
    String heap = "1" + "0".repeat(10_000);
    assertThat(reply("{\"id\":1,\"run\":[\"solve\",\"nim " + heap + "\",\"--json\"]}").path("answer").path("nimValue")
        .stringValue()).isEqualTo(heap);
  }

  @Test
  void tooLongLines_arePassedOver() throws IOException {
    var lines = new RequestLines(new StringReader("12345\n123456\n\n123"), 5);
    assertThat(lines.next()).isEqualTo("12345");
    assertThatThrownBy(lines::next).hasMessage(
        "a request may have at most 5 characters, found 6");
    assertThat(lines.next()).isEmpty();
    assertThat(lines.next()).isEqualTo("123");
    assertThat(lines.next()).isNull();
  }

  /** Whatever its characters are. */
  @Test
  void everyLine_hasOneReply() {
    var random = new Random(19);
    String request = "{\"id\":1,\"run\":[\"eval\",\"{3|1} + ^*\",\"--json\"]}";
    var lines = new ArrayList<String>();
    for (int i = 0; i < 300; i++) {
      var line = new StringBuilder(request.replace("1,", i + ","));
      for (int changes = random.nextInt(4); changes > 0; changes--)
        line.setCharAt(random.nextInt(line.length()), "{}[]\",:\\ 0a\u0000\u2191\ud83d".charAt(random.nextInt(14)));
      lines.add(line.toString());
    }
    Run run = Run.given(String.join("\n", lines), "rpc");

    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).hasSize(300)
        .allSatisfy(line -> assertThat(JSON.readTree(line).has("status")).isTrue());
  }

  @Test
  void notesOfACommand_comeWithItsAnswer(@TempDir Path folder) throws IOException {
    Path rules = Files.writeString(folder.resolve("Nim.java"), """
        import org.grundy.game.heap.*;
        class Nim implements HeapGame {
          public String name() { return "nim"; }
          public void from(long n, Become out) { if (n > 0) out.heap(n - 1); }
        }
        """);
    JsonNode reply = reply("{\"id\":1,\"run\":[\"solve\",\"nim 3\",\"--json\",\"--rules\","
        + JSON.writeValueAsString(rules.toString()) + "]}");
    assertThat(reply.path("answer").path("nimValue").intValue()).isEqualTo(1);
    assertThat(reply.path("note").stringValue()).startsWith("Note: here nim is the game from ");
  }
}
