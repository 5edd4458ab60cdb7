package org.grundy.cli;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** Whether an answer under a limit is the whole answer, but where it says itself that it is not. */
final class SameAnswer {
  private static final ObjectMapper READER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private static final String AT_LEAST = "atLeast";
  /** By which a paragraph says that a limit has left it short. */
  private static final List<String> ADMISSIONS = List.of("at least", "Rechecked in part", "(not to the end)",
      "before everything was tried", "none of those that were looked at");
  /** By which an object says so. */
  private static final Set<String> STOPPED = Set.of("stopped", "limit");
  /** How an answer was found may depend on what it was allowed to cost. */
  private static final Set<String> HOW = Set.of("evidence", "moreEvidence", "recheck", "triedUpTo");
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
    List<String> some = paragraphs(limited);
    List<String> all = paragraphs(whole);
    if (!first(limited).equals(first(whole)))
      return Optional.of("another first line: " + first(whole));
    for (int i = 0; i < Math.max(some.size(), all.size()); i++)
      if (i >= some.size() || ADMISSIONS.stream().noneMatch(some.get(i)::contains)
          && (i >= all.size() || !some.get(i).equals(all.get(i))))
        return Optional.of("paragraph " + (i + 1) + ": " + (i < all.size() ? all.get(i) : "none"));
    return Optional.empty();
  }

  private static List<String> paragraphs(String text) {
    return List.of(text.strip().split("\n\n"));
  }

  /** The one that says what the answer is. */
  private static String first(String text) {
    return text.lines().findFirst().orElse("");
  }

  private static Optional<String> difference(JsonNode some, JsonNode all, String at) {
    if (some.equals(all) || some.has(AT_LEAST) && least(some) <= least(all))
      return Optional.empty();
    if (some.isObject() && all.isObject())
      return Stream.concat(some.propertyNames().stream(), all.propertyNames().stream()).distinct()
          .filter(name -> !HOW.contains(name) && (all.has(name) || !COUNTS.contains(name)))
          .flatMap(name -> difference(name, some, all, at).stream()).findFirst();
    if (some.isArray() && all.isArray() && some.size() == all.size())
      return IntStream.range(0, some.size())
          .mapToObj(i -> difference(some.get(i), all.get(i), at + "/" + i)).flatMap(Optional::stream).findFirst();
    return Optional.of(at + ": " + all);
  }

  /** What two objects say differently of something. */
  private static Optional<String> difference(String name, JsonNode some, JsonNode all, String at) {
    String place = at + "/" + name;
    if (!all.has(name))
      return STOPPED.contains(name) ? Optional.empty() : Optional.of(place + ": not there");
    boolean partial = some.propertyNames().stream()
        .anyMatch(told -> STOPPED.contains(told) || some.get(told).has(AT_LEAST));
    if (!some.has(name))
      return partial ? Optional.empty() : Optional.of(place + ": missing, " + all.get(name));
    JsonNode part = some.get(name);
    return partial && part.isArray() && all.get(name).isArray() && within(part, all.get(name), place)
        ? Optional.empty() : difference(part, all.get(name), place);
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
