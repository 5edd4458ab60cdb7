package org.grundy.word.walnut;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.grundy.word.numeration.WalnutNames;

/**
 * The patterns of a script, such as those of {@code reg}, as text: what {@code concat} and {@code star} make of patterns
 * is a pattern again.
 */
final class Patterns {
  /** @param alphabets for each number its numeration, such as msd_2, or its digits, such as {0,1} */
  record Pattern(List<String> alphabets, String text) {
    /** The numeration of all numbers; empty when they are only digits, or differ. */
    Optional<String> numeration() {
      return Optional.of(alphabets.getFirst()).filter(first -> !isDigits(first))
          .filter(first -> alphabets.stream().allMatch(first::equals));
    }

    /** The same digits in the base that has as many, as in Walnut: a joined pattern may leave other numerations. */
    private Pattern inBases() {
      return new Pattern(alphabets.stream().map(alphabet -> WalnutNames.system(alphabet)
          .map(system -> (WalnutNames.isReversed(alphabet) ? "lsd_" : "msd_") + system.digits()).orElse(alphabet))
          .toList(), text);
    }
  }

  private static final java.util.regex.Pattern PART = java.util.regex.Pattern.compile("\\{[^}]*}|\\S+");

  private final Map<String, Pattern> patterns = new HashMap<>();

  static boolean isDigits(String alphabet) {
    return alphabet.startsWith("{");
  }

  /** The names and alphabets of a command; spaces inside the braces of an alphabet do not separate. */
  static List<String> parts(Command command) {
    Matcher part = PART.matcher(String.join(" ", command.more()));
    return part.results().map(result -> result.group().replace(" ", "")).toList();
  }

  void define(String name, Pattern pattern) {
    patterns.put(name, pattern);
  }

  /** Whether it is a pattern that begins with the least significant digit. */
  boolean isReversed(String name) {
    Pattern pattern = patterns.get(name);
    return pattern != null && pattern.numeration().filter(WalnutNames::isReversed).isPresent();
  }

  void forget(String name) {
    patterns.remove(name);
  }

  private Pattern pattern(String keyword, String written) {
    Pattern pattern = patterns.get(written.startsWith("$") ? written.substring(1) : written);
    if (pattern == null)
      throw BadInput.because("{0} works on patterns that {1} has defined; {2} is not one", keyword, "reg",
          BadInput.quoted(written));
    return pattern;
  }

  /** What {@code concat}, {@code star} and {@code alphabet} make. */
  Pattern made(Command command) {
    List<String> parts = parts(command);
    String last = parts.isEmpty() ? "" : parts.getLast();
    Pattern of = pattern(command.keyword(), last);
    return switch (command.keyword()) {
      case "star" -> new Pattern(of.inBases().alphabets, "(" + of.text + ")*");
      case "concat" -> joined(command.keyword(), parts);
      default -> {
        if (parts.size() != of.alphabets.size() + 1)
          throw BadInput.because("expected the numeration of {0} {0:number|numbers}, found {1}", of.alphabets.size(),
              BadInput.quoted(String.join(" ", parts.subList(0, parts.size() - 1))));
        yield new Pattern(parts.subList(0, parts.size() - 1), of.text);
      }
    };
  }

  private Pattern joined(String keyword, List<String> names) {
    List<Pattern> all = names.stream().map(name -> pattern(keyword, name).inBases()).toList();
    if (all.stream().map(Pattern::alphabets).distinct().count() > 1)
      throw BadInput.because("expected relations of as many numbers in the same numeration, found {0}",
          BadInput.quoted(String.join(" ", names)));
    return new Pattern(all.getFirst().alphabets,
        all.stream().map(pattern -> "(" + pattern.text + ")").collect(Collectors.joining()));
  }
}
