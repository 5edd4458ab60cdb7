package org.grundy.cli;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** Whether an answer under a limit says nothing that the whole answer does not say; it may say less. */
final class SameAnswer {
  private static final ObjectMapper READER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private static final String AT_LEAST = "atLeast";
  /** How an answer was found may depend on what it was allowed to cost. */
  private static final Set<String> HOW = Set.of("evidence", "moreEvidence", "recheck");
  /** There only where what they count is not listed to the end. */
  private static final Set<String> COUNTS = Set.of("winningCount");

  private SameAnswer() {
  }

  static boolean isOneObject(String text) {
    return read(text).filter(JsonNode::isObject).isPresent();
  }

  private static Optional<JsonNode> read(String text) {
    try {
      return Optional.of(READER.readTree(text));
    } catch (JacksonException _) {
      return Optional.empty();
    }
  }

  /** What the two say differently; empty when the limited answer is part of the whole one. */
  static Optional<String> difference(String limited, String whole, boolean json) {
    if (json)
      return difference(read(limited).orElseThrow(), read(whole).orElseThrow(), "");
    return first(whole).startsWith(first(limited)) ? Optional.empty()
        : Optional.of("another first line: " + first(whole));
  }

  /** The one that says what the answer is; others say how much of it was looked at. */
  private static String first(String text) {
    return text.lines().findFirst().orElse("");
  }

  private static Optional<String> difference(JsonNode some, JsonNode all, String at) {
    if (some.equals(all) || some.has(AT_LEAST) && least(some) <= least(all))
      return Optional.empty();
    if (some.isObject() && all.isObject())
      return some.propertyNames().stream()
          .filter(name -> !HOW.contains(name) && (all.has(name) || !COUNTS.contains(name)))
          .flatMap(name -> all.has(name) ? difference(some.get(name), all.get(name), at + "/" + name).stream()
              : Stream.of(at + "/" + name + ": not there"))
          .findFirst();
    if (some.isArray() && all.isArray() && some.size() <= all.size() && within(some, all, at))
      return Optional.empty();
    return Optional.of(at + ": " + all);
  }

  /** Whether the elements are among the others, in their order. */
  private static boolean within(JsonNode some, JsonNode all, String at) {
    int next = 0;
    for (JsonNode element : some) {
      while (next < all.size() && difference(element, all.get(next), at).isPresent())
        next++;
      if (next++ == all.size())
        return false;
    }
    return true;
  }

  private static long least(JsonNode count) {
    return count.has(AT_LEAST) ? count.get(AT_LEAST).asLong() : count.asLong(-1);
  }
}
