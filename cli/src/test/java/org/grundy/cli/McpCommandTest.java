package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.phrase.Invocation;
import org.grundy.wire.ReplyJson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.json.JsonMapper;

/** A process of the command, asked by the SDK's own client. */
@Timeout(180)
class McpCommandTest {
  private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();
  private static final List<String> COMMAND = List.of("-XX:+UseSerialGC",
      "-Dgrundy.command=" + Invocation.program(), "-cp", System.getProperty("java.class.path"), "org.grundy.cli.Main",
      "mcp");
  private static final String GREETING = "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"initialize\",\"params\":{"
      + "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}";
  private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

  private static McpSyncClient client;

  @BeforeAll
  static void start() {
    var server = ServerParameters.builder(JAVA).args(COMMAND).build();
    client = McpClient.sync(new StdioClientTransport(server, new JacksonMcpJsonMapper(JsonMapper.shared())))
        .requestTimeout(Duration.ofSeconds(150)).jsonSchemaValidator((_, _) -> ValidationResponse.asValid("")).build();
    client.initialize();
  }

  @AfterAll
  static void end() {
    client.closeGracefully();
  }

  private static CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  private static String text(CallToolResult result) {
    assertThat(result.content()).hasSize(1);
    return ((TextContent) result.content().getFirst()).text();
  }

  private static String answer(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    assertThat(result.isError()).as(text(result)).isFalse();
    return text(result);
  }

  private static String complaint(String tool, Map<String, Object> arguments) {
    CallToolResult result = call(tool, arguments);
    assertThat(result.isError()).as(text(result)).isTrue();
    return text(result);
  }

  @Test
  void server_saysWhatItIs() {
    assertThat(client.getServerInfo().name()).isEqualTo("grundy");
    assertThat(client.getServerInstructions()).contains("combinatorial games");
  }

  @Test
  void tools_areListedWithTheirArguments() {
    List<Tool> tools = client.listTools().tools();

    assertThat(tools).extracting(Tool::name).containsExactlyInAnyOrder("solve", "eval", "values", "conjecture", "prove",
        "draw", "games");
    assertThat(tools).allSatisfy(tool -> {
      assertThat(tool.description()).isNotBlank();
      assertThat(tool.inputSchema()).containsEntry("type", "object").containsKey("properties");
      assertThat(tool.annotations().readOnlyHint()).isTrue();
    });
  }

  @Test
  void eachTool_answersAsTheCommandDoes() {
    assertThat(answer("solve", Map.of("position", "wythoff 6 11")))
        .isEqualTo(Run.of("solve", "wythoff 6 11").out().stripTrailing());
    assertThat(answer("eval", Map.of("expression", "{3|1} + *"))).isEqualTo("{3*|1*}");
    assertThat(answer("values", Map.of("game", "kayles", "to", 9, "at", "10^18"))).contains("Period 12 from n = 71",
        "G(1000000000000000000) = 1");
    assertThat(answer("conjecture", Map.of("rules", "take 1, 3 or 4", "code", "python"))).contains("Python", "n % 7");
    assertThat(answer("prove", Map.of("statement", "A n (n >= 1 => a(n+1) = a(n) + 2)"))).contains("FALSE");
    assertThat(answer("draw", Map.of("subject", "northcott x..o/.xo."))).contains("1 x . . o");
    assertThat(answer("draw", Map.of("subject", "nim 3", "format", "svg"))).startsWith("<svg");
    assertThat(answer("games", Map.of("game", "wythoff"))).contains("heap");
  }

  @Test
  void answers_mayBeDocuments() {
    assertThat(ReplyJson.printed(answer("solve", Map.of("position", "nim 3 4 5", "format", "json"))).path("nimValue")
        .intValue()).isEqualTo(2);
  }

  @Test
  void badInput_isTheCommandLinesSentence() {
    assertThat(complaint("solve", Map.of("position", "nim 3 x")))
        .isEqualTo("heap 2: expected a whole number, 0 or more, found 'x'");
    assertThat(complaint("eval", Map.of("expression", "{1|0|-1}"))).startsWith("column ");
    assertThat(complaint("solve", Map.of("question", "nim 3"))).startsWith("solve: there is no field 'question'");
    assertThat(complaint("prove", Map.of("statement", "/etc/hostname"))).doesNotContain(System.lineSeparator());
    assertThat(complaint("prove", Map.of("statement", "nim")))
        .isEqualTo("nim takes any number of heaps; say how many, for example heaps 3");
    assertThat(complaint("prove", Map.of("statement", "my.theory"))).isEqualTo("expected a game of heaps, a theorem "
        + "(F1-F6, T1-T8, B1) or a statement, found 'my.theory'; files are read on the command line only");
    assertThat(complaint("prove", Map.of("statement", "my-theory")))
        .isEqualTo(
            "no game matches 'my-theory'. Expected a game of heaps, a theorem (F1-F6, T1-T8, B1) or a statement.");
  }

  @Test
  void limits_areTold() {
    assertThat(complaint("solve", Map.of("position", "domineering 9x9")))
        .startsWith("Not decided: timed out after ").contains("s (--time) and ");
    assertThat(complaint("draw", Map.of("kind", "tree", "subject", "nim 9 9 9"))).isNotBlank();
  }

  @Test
  void process_endsWithItsInput() throws IOException, InterruptedException {
    assertThat(replies(0)).isEmpty();
  }

  /** Each is answered, and what comes after it too. */
  @Test
  void linesThatAreNoMessages_areRefused() throws IOException, InterruptedException {
    String call = "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/call\",\"params\":{\"name\":\"solve\",\"arguments\":[1]}}";
    List<String> replies = replies(8, "garbage", "[]", "", "{\"x\":1}", "{\"jsonrpc\":\"2.0\",\"id\":7}",
        "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"ping\",\"params\":[]}", GREETING, INITIALIZED, call,
        "{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"ping\"}");

    assertThat(replies.subList(0, 5)).containsExactly(
        "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"expected JSON\"}}",
        refusal("null"), refusal("null"), refusal("7"), refusal("8"));
    assertThat(replies.subList(5, 8)).anyMatch(reply -> reply.contains("\"id\":\"a\",\"result\""))
        .anyMatch(reply -> reply.contains("\"id\":5,\"error\""))
        .anyMatch(reply -> reply.contains("\"id\":6,\"result\""));
  }

  /** Both calls would take their two minutes. The one that is cancelled last has begun by then, or is about to. */
  @Test
  @Timeout(60)
  void cancelledCalls_stop() throws IOException, InterruptedException {
    String statement = "A m,n,k,j (a(m+n+k+j) = a(m) + a(n) + a(k) + a(j) | a(m+n+k+j) > a(m)+a(n)+a(k)+a(j) "
        + "| a(m*3+n)<a(k*5+j))";
    String call = "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"tools/call\",\"params\":{\"name\":\"prove\","
        + "\"arguments\":{\"statement\":\"" + statement + "\"},\"_meta\":{\"progressToken\":1}}}";
    String cancel = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":%s}}";
    List<String> replies = replies(3, GREETING, INITIALIZED, call.formatted("1"), call.formatted("\"1\""),
        cancel.formatted("\"2\""), cancel.formatted("1"), cancel.formatted("\"1\""));

    assertThat(replies.subList(1, 3)).allSatisfy(reply -> assertThat(reply).contains("cancelled", "\"isError\":true"));
  }

  private static String refusal(String id) {
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id
        + ",\"error\":{\"code\":-32600,\"message\":\"expected a message of JSON-RPC 2.0\"}}";
  }

  /** What a process of its own answers to these lines before its input ends, and it with it. */
  private static List<String> replies(int expected, String... lines) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(JAVA);
    builder.command().addAll(COMMAND);
    Process process = builder.start();
    var replies = new ArrayList<String>();
    try (var out = process.inputReader(StandardCharsets.UTF_8)) {
      try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
        for (String line : lines)
          in.write(line + "\n");
        in.flush();
        while (replies.size() < expected)
          replies.add(out.readLine());
      }
      assertThat(out.readLine()).isNull();
    }
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    return replies;
  }
}
