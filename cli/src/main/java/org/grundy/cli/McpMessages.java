package org.grundy.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Passes the messages of an assistant on, one line each. Lines that are no messages of JSON-RPC 2.0 are answered here,
 * because the SDK stops at the first of them and would not notice the end of the input. Cancellations end here, because
 * the SDK does not know them.
 */
final class McpMessages {
  private static final int LONGEST = 1 << 20;
  private static final int NO_JSON = -32700;
  private static final int NO_MESSAGE = -32600;

  private final RequestLines lines;
  private final PrintStream out;
  private final McpCalls calls;
  private final Voice voice;

  McpMessages(Console console, McpCalls calls, Voice voice) {
    this.lines = new RequestLines(new InputStreamReader(console.in(), StandardCharsets.UTF_8), LONGEST);
    this.out = console.out();
    this.calls = calls;
    this.voice = voice;
  }

  /** Passes on until the input ends. */
  void passTo(OutputStream server) throws IOException {
    while (true)
      try {
        String line = lines.next();
        if (line == null)
          return;
        Optional<JsonNode> message = line.isBlank() ? Optional.empty() : message(line);
        if (message.isPresent() && !calls.cancels(message.get())) {
          calls.open(message.get());
          server.write((message.get() + "\n").getBytes(StandardCharsets.UTF_8));
          server.flush();
        }
      } catch (BadInput bad) {
        refuse(NO_MESSAGE, Optional.empty(), bad.sentence());
      }
  }

  /** The message on a line; empty when there is none, which is answered. */
  private Optional<JsonNode> message(String line) {
    JsonNode message;
    try {
      message = JsonMapper.shared().readTree(line);
    } catch (JacksonException _) {
      refuse(NO_JSON, Optional.empty(), Phrase.of("expected JSON"));
      return Optional.empty();
    }
    Optional<JsonNode> id = message.optional("id").filter(node -> node.isString() || node.isIntegralNumber());
    boolean reply = id.isPresent() && message.has("result") != message.path("error").isObject();
    boolean sound = message.isObject() && message.path("jsonrpc").asString("").equals("2.0")
        && id.isPresent() == message.has("id") && message.optional("method").map(JsonNode::isString).orElse(reply)
        && (!message.has("params") || message.path("params").isObject());
    if (sound)
      return Optional.of(message);
    refuse(NO_MESSAGE, id, Phrase.of("expected a message of JSON-RPC 2.0"));
    return Optional.empty();
  }

  /** As JSON-RPC has it: an unknown id is null. */
  private void refuse(int code, Optional<JsonNode> id, Phrase sentence) {
    ObjectNode reply = JsonNodeFactory.instance.objectNode().put("jsonrpc", "2.0");
    reply.set("id", id.orElse(JsonNodeFactory.instance.nullNode()));
    reply.putObject("error").put("code", code).put("message", voice.say(sentence));
    byte[] bytes = (reply + "\n").getBytes(StandardCharsets.UTF_8);
    synchronized (out) { // the SDK takes the same lock
      out.write(bytes, 0, bytes.length);
      out.flush();
    }
  }
}
