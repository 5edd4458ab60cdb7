package org.grundy.catalog;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.line.LineHints;
import org.grundy.game.line.LineReader;
import org.grundy.phrase.BadInput;
import org.jspecify.annotations.Nullable;

/** Lines of rules written with spaces, as they stand before a position. */
final class LineNames {
  /** What stands between a line and the heaps, before numbers at the end: spaces, or a colon. */
  private static final Pattern BEFORE_HEAPS = Pattern
      .compile("(?<=[^\\s:])(?:\\s*:\\s*|\\s+)(?=[0-9]+(?:[\\s,]+[0-9]+)*$)");

  private LineNames() {
  }

  /**
   * The text with a line that it begins with written without spaces: the shortest that can be read with nothing but
   * numbers after it, or after a colon. Any other text as it is.
   *
   * @throws BadInput when it may be a line and cannot be read as one
   */
  static String compact(String text) {
    if (!text.contains(" ") || text.matches("take[ 0-9]+") || !LineReader.mayBe(text)
        || text.split("\\s", 2)[0].contains(":"))
      return text;
    Optional<String> position = position(text);
    if (position.isPresent())
      return position.get();
    BadInput bad = null;
    try {
      return LineReader.read(text).name();
    } catch (BadInput whole) {
      bad = whole;
    }
    if (text.contains(" + ") || text.contains(" - ") || text.matches("(take|replace|when)\\S+ .*"))
      return text;
    throw bad;
  }

  /** Whether a text has the moves of a line in words that the grammar does not have. */
  static boolean inWords(String text) {
    return !LineReader.mayBe(text) && LineHints.of(text).isPresent();
  }

  /** Numbers that may be taken, and a heap, with the commas that were left out. */
  static Optional<String> spaced(String text) {
    return text.matches("take( [0-9]+){3,}")
        ? Optional.of(text.replaceAll("(?<=[0-9]) (?=[0-9]+ )", ", ")) : Optional.empty();
  }

  /** The name of the line with which a text begins and the numbers after it. */
  static Optional<String> position(String text) {
    Matcher end = BEFORE_HEAPS.matcher(text);
    for (int from = 0; end.find(from); from = end.end()) {
      String name = name(text.substring(0, end.start()));
      if (name != null)
        return Optional.of(name + " " + text.substring(end.end()));
    }
    return Optional.empty();
  }

  private static @Nullable String name(String line) {
    try {
      return LineReader.read(line).name();
    } catch (BadInput _) {
      return null;
    }
  }
}
