package org.grundy.cli;

import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The calls of tools that are not answered yet, so that an assistant can cancel them. The SDK does not tell a tool the
 * id of its request, so each call carries it in its metadata.
 */
final class McpCalls {
  private static final String ID = "org.grundy/id";

  private final Map<String, Interruption> open = new ConcurrentHashMap<>();

  /** Writes the id of a call into its metadata; other messages stay as they are. */
  void open(JsonNode message) {
    if (message.path("method").asString("").equals("tools/call") && message.has("id") && isOfTool(message)
        && message.path("params") instanceof ObjectNode params
        && (!params.has("_meta") || params.path("_meta").isObject())) {
      String id = message.path("id").toString();
      params.withObjectProperty("_meta").put(ID, id);
      open.put(id, new Interruption());
    }
  }

  /** Whether a tool is called that exists: the SDK answers other calls itself. */
  private static boolean isOfTool(JsonNode message) {
    String name = message.path("params").path("name").asString("");
    return Arrays.stream(AssistantTool.values()).anyMatch(tool -> tool.code().equals(name));
  }

  /** Whether a message cancels a call. The call is then stopped, if it is open. */
  boolean cancels(JsonNode message) {
    if (!message.path("method").asString("").equals("notifications/cancelled"))
      return false;
    Optional.ofNullable(open.get(message.path("params").path("requestId").toString())).ifPresent(Interruption::cancel);
    return true;
  }

  /** What stops a call. */
  Interruption interruption(CallToolRequest call) {
    return id(call).map(open::get).orElseGet(Interruption::new);
  }

  void answered(CallToolRequest call) {
    id(call).ifPresent(open::remove);
  }

  private static Optional<String> id(CallToolRequest call) {
    return Optional.ofNullable(call.meta()).map(meta -> meta.get(ID)).map(Object::toString);
  }
}
