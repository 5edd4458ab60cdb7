package org.grundy.catalog;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.line.LineHints;
import org.grundy.game.line.LineReader;
import org.grundy.phrase.BadInput;

/** Lines of rules written with spaces, as they stand before a position. Each text is read as a line once. */
final class LineNames {
  /** What stands between a line and the heaps: spaces, or a colon. */
  private static final Pattern BEFORE_HEAPS = Pattern.compile("(?<=[^\\s:])(?:\\s*+:\\s*+|\\s++)(?=[0-9])");
  /** A line has fewer amounts, and the shortest that can be read is taken. */
  private static final int MOST_TRIED = 80;

  private final Map<String, Optional<Impartial<Heaps>>> tried = new HashMap<>();

  /**
   * The text with a line that it begins with written without spaces: the shortest that can be read with nothing but
   * numbers after it, or after a colon. Any other text as it is.
   *
   * @throws BadInput when it may be a line and cannot be read as one
   */
  String compact(String text) {
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
    throw refused(text).orElse(bad);
  }

  /** Why the shortest line before numbers that can be read is refused; empty where none can be read. */
  private static Optional<BadInput> refused(String text) {
    Matcher end = BEFORE_HEAPS.matcher(text);
    int count = 0;
    for (int from = heaps(text); count < MOST_TRIED && end.find(from) && end.start() <= LineReader.LONGEST; from = end
        .end(), count++)
      try {
        LineReader.read(text.substring(0, end.start()));
      } catch (BadInput bad) {
        if (!bad.unread())
          return Optional.of(bad);
      }
    return Optional.empty();
  }

  /** Whether a text has the moves of a line in words that the grammar does not have. */
  static boolean inWords(String text) {
    return !LineReader.mayBe(text) && LineHints.of(text).isPresent();
  }

  /** Numbers that may be taken, and a heap, with the commas that were left out. */
  static Optional<String> spaced(String text) {
    return text.matches("take(?: [0-9]++){3,}+")
        ? Optional.of(text.replaceAll("(?<=[0-9]) (?=[0-9]+ )", ", ")) : Optional.empty();
  }

  /** The name of the line with which a text begins and the numbers after it. Time: that of {@value #MOST_TRIED} readings. */
  Optional<String> position(String text) {
    Matcher end = BEFORE_HEAPS.matcher(text);
    int count = 0;
    for (int from = heaps(text); count < MOST_TRIED && end.find(from) && end.start() <= LineReader.LONGEST; from = end
        .end(), count++) {
      Optional<Impartial<Heaps>> line = tried.computeIfAbsent(text.substring(0, end.start()), LineReader::tried);
      if (line.isPresent())
        return Optional.of(line.get().name() + " " + text.substring(end.end()));
    }
    return Optional.empty();
  }

  /** Where the numbers at the end of a text begin, with the spaces and the colon before them; its end when it has none. */
  private static int heaps(String text) {
    int from = text.length();
    if (from == 0 || !Character.isDigit(text.charAt(from - 1)))
      return from;
    from = back(text, from, "0123456789,");
    return from > 0 && text.charAt(from - 1) == ':' ? back(text, from - 1, "") : from;
  }

  /** Goes back over spaces and some characters. */
  private static int back(String text, int end, String over) {
    int from = end;
    while (from > 0 && (Character.isWhitespace(text.charAt(from - 1)) || over.indexOf(text.charAt(from - 1)) >= 0))
      from--;
    return from;
  }
}
