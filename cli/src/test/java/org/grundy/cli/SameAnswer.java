package org.grundy.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/**
 * Whether an answer under a limit is the whole answer, but where it says itself that it is not. An answer without the worth
 * that the whole one has says by that that less was computed: then the outcome and the counts of winning moves must be
 * those of the whole one.
 */
final class SameAnswer {
  private static final ObjectMapper READER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private static final String AT_LEAST = "atLeast";
  /** By which a paragraph says that a limit has left it short. */
  private static final List<String> ADMISSIONS = List.of("at least", "Partly verified", "(unfinished)",
      "before trying everything", "not among those examined", "ended the search for it");
  private static final Pattern COUNTED = Pattern.compile(
      "(?i)winning moves? \\(\\d+ of \\d+\\)|no winning move, all \\d+ lose|no winning move: all \\d+ lose");
  /** How fast it went is no part of the answer. */
  private static final Pattern SPEED = Pattern.compile("^[\\d,]+ steps? in ");
  /** The head of some losing moves. */
  private static final Pattern LOSING = Pattern.compile("(?i)^(.*: )?no winning move");
  /** What follows a losing move, or the words before the first. */
  private static final Pattern REPLY = Pattern.compile(" +reply .*|, for example$");
  /** By which an answer says that more paragraphs would follow. */
  private static final Pattern FEWER = Pattern.compile("Only \\d+ exercises? (was|were) found");
  /** By which an object says so. */
  private static final Set<String> STOPPED = Set.of("stopped", "limit", "winningCount");
  /** Left out where less was computed. */
  private static final Set<String> WORTH = Set.of("value", "nimValue");
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
    if (!first(whole).startsWith(first(limited)))
      return Optional.of("another first line: " + first(whole));
    if (!first(whole).equals(first(limited)))
      return counts(whole).containsAll(counts(limited)) ? Optional.empty()
          : Optional.of("other counts of winning moves: " + counts(whole));
    if (some.size() < all.size() && !FEWER.matcher(limited).find())
      return Optional.of("fewer paragraphs: " + all.get(some.size()));
    for (int i = 0; i < some.size(); i++)
      if (!isAdmitted(some.get(i)) && (i >= all.size() || !isPart(some.get(i), all.get(i))))
        return Optional.of("paragraph " + (i + 1) + ": " + (i < all.size() ? all.get(i) : "none"));
    return Optional.empty();
  }

  /** Whether a paragraph begins another one, but that each losing move may lack its reply, or be left out. */
  private static boolean isPart(String some, String all) {
    if (all.startsWith(some))
      return true;
    List<String> rows = withoutReplies(some);
    List<String> whole = withoutReplies(all);
    return LOSING.matcher(all).find() && rows.getFirst().equals(whole.getFirst()) && whole.containsAll(rows);
  }

  private static List<String> withoutReplies(String paragraph) {
    return paragraph.lines().map(row -> REPLY.matcher(row).replaceFirst("").strip()).toList();
  }

  private static boolean isAdmitted(String paragraph) {
    return ADMISSIONS.stream().anyMatch(paragraph::contains) || SPEED.matcher(paragraph).find()
        || FEWER.matcher(paragraph).find();
  }

  /** What is said of how many moves win: {@code 13 of 15}, {@code no winning move, all 16 lose}. */
  private static List<String> counts(String text) {
    return COUNTED.matcher(text).results().map(found -> found.group().toLowerCase(Locale.ROOT)).toList();
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
      return partial || WORTH.contains(name) ? Optional.empty() : Optional.of(place + ": missing, " + all.get(name));
    JsonNode part = some.get(name);
    if (partial && part.isObject() && part.size() == all.get(name).size() && part.propertyStream().allMatch(
        side -> side.getValue().isArray() && within(side.getValue(), all.get(name).path(side.getKey()), place)))
      return Optional.empty();
    return (partial || name.equals("exercises")) && part.isArray() && all.get(name).isArray()
        && within(part, all.get(name), place)
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
