package org.grundy.wire;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import tools.jackson.databind.JsonNode;

/**
 * A request for a command: {@code {"id":1,"run":["solve","nim 3 4 5","--json"]}}, or for the end of one: {@code
 * {"id":2,"cancel":1}}. An id is text or a whole number.
 */
public final class CommandRequestJson {
  private static final Set<String> FIELDS = Set.of("id", "run", "cancel");
  private static final Phrase PLACE = Phrase.of("the request");

  private CommandRequestJson() {
  }

  /** The request in one line. */
  public sealed interface CommandRequest {
  }

  /** A command, as words. */
  public record Run(JsonNode id, List<String> words) implements CommandRequest {
    public Run {
      words = List.copyOf(words);
    }
  }

  /** The end of another request. */
  public record Cancel(JsonNode id, JsonNode other) implements CommandRequest {
  }

  /** Something else, with the id if it has one. */
  public record Unreadable(Optional<JsonNode> id, BadInput why) implements CommandRequest {
  }

  public static CommandRequest read(String line) {
    Optional<JsonNode> id = Optional.empty();
    try {
      JsonNode request = JsonParser.parse(line);
      id = request.optional("id").filter(CommandRequestJson::isId);
      Reading.object(request, FIELDS, PLACE);
      return read(request, id(request, "id"));
    } catch (BadInput bad) {
      return new Unreadable(id, bad);
    }
  }

  private static CommandRequest read(JsonNode request, JsonNode id) {
    if (request.has("run") && request.has("cancel"))
      throw BadInput.because("{0}: expected {1} or {2}, found both", PLACE, "run", "cancel");
    return request.has("cancel") ? new Cancel(id, id(request, "cancel")) : new Run(id, words(request));
  }

  private static List<String> words(JsonNode request) {
    JsonNode run = required(request, "run");
    if (!run.isArray() || run.isEmpty() || run.valueStream().anyMatch(word -> !word.isString()))
      throw BadInput.expected(Phrase.verbatim("run"), Phrase.of("the words of a command"), run.toString());
    return run.valueStream().map(JsonNode::stringValue).toList();
  }

  private static JsonNode id(JsonNode request, String field) {
    JsonNode id = required(request, field);
    if (!isId(id))
      throw BadInput.expected(Phrase.verbatim(field), Phrase.of("text or a whole number"), id.toString());
    return id;
  }

  private static boolean isId(JsonNode node) {
    return node.isString() || node.isIntegralNumber();
  }

  private static JsonNode required(JsonNode request, String field) {
    return request.optional(field).orElseThrow(() -> Reading.missing(PLACE, field));
  }
}
