package org.grundy.catalog;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.rules.LineHints;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.BadInput;

/** Lines of rules written with spaces, before a position. Each line is compiled once. */
final class LineNames {
  /** The separator between a line and the heaps: spaces, or a colon. */
  private static final Pattern BEFORE_HEAPS = Pattern.compile("(?<=[^\\s:])(?:\\s*+:\\s*+|\\s++)(?=[0-9])");
  /** Two lines in a sum, which are read one by one. */
  private static final Pattern SEVERAL = Pattern.compile("\\s[+-]\\s++(?:take|replace|when)[ _(]");
  /**
   * The most beginnings of a text tried as a line. A line has fewer amounts, and the shortest readable beginning is
   * taken.
   */
  private static final int MOST_TRIED = 80;

  /** The results by the text with spaces. Games are stored under their names as well. */
  private final Map<String, Reading> readings = new HashMap<>();
  private final Budget budget;

  /** The result of reading a text as a line. */
  private sealed interface Reading {
    record Line(Impartial<Heaps> game) implements Reading {
    }

    record Refused(BadInput why) implements Reading {
    }

    default Optional<Impartial<Heaps>> line() {
      return this instanceof Line(Impartial<Heaps> game) ? Optional.of(game) : Optional.empty();
    }
  }

  LineNames(Budget budget) {
    this.budget = budget;
  }

  /** The game of a name read before. */
  Optional<Impartial<Heaps>> known(String name) {
    return Optional.ofNullable(readings.get(key(name))).flatMap(Reading::line);
  }

  private static String key(String text) {
    return text.replace('_', ' ');
  }

  private Reading reading(String text) {
    Reading known = readings.get(key(text));
    if (known != null)
      return known;
    Reading made = made(text);
    readings.put(key(text), made);
    made.line().ifPresent(game -> readings.put(key(game.name()), made));
    return made;
  }

  private Reading made(String text) {
    try {
      return new Reading.Line(LineReader.plain(text, budget));
    } catch (BadInput bad) {
      return new Reading.Refused(bad);
    }
  }

  /**
   * The text with the line at its beginning written without spaces: the shortest readable line with only numbers after
   * it, or after a colon. Any other text is returned unchanged.
   *
   * @throws BadInput when it may be a line and cannot be read as one
   */
  String compact(String text) {
    if (!text.contains(" ") || text.matches("take[ 0-9]+") || !LineReader.mayBe(text)
        || text.split("\\s", 2)[0].contains(":") || SEVERAL.matcher(text).find())
      return text;
    Optional<String> position = position(text);
    if (position.isPresent())
      return position.get();
    Optional<Impartial<Heaps>> whole = reading(text).line();
    if (whole.isPresent())
      return whole.get().name();
    Optional<String> refused = refused(text);
    if (refused.isPresent())
      return LineReader.read(refused.get(), budget).name(); // complains
    if (text.contains(" + ") || text.contains(" - ") || text.matches("(take|replace|when)\\S+ .*"))
      return text;
    return LineReader.read(text, budget).name(); // complains
  }

  /** Whether a text describes the moves of a line in words unknown to the grammar. */
  static boolean inWords(String text, Budget budget) {
    return !LineReader.mayBe(text) && LineHints.of(text, budget).isPresent();
  }

  /** Amounts and a heap, with the omitted commas restored. */
  static Optional<String> spaced(String text) {
    return text.matches("take(?: [0-9]++){3,}+")
        ? Optional.of(text.replaceAll("(?<=[0-9]) (?=[0-9]+ )", ", ")) : Optional.empty();
  }

  /**
   * The name of the line at the beginning of a text and the numbers after it. Time: that of {@value #MOST_TRIED}
   * readings.
   */
  Optional<String> position(String text) {
    return split(text, (begin, heaps) -> reading(begin).line().map(line -> line.name() + " " + heaps));
  }

  /** The line at the beginning of a text, with heaps after it, when it is well-formed but not a game. */
  private Optional<String> refused(String text) {
    return split(text, (begin, _) -> reading(begin) instanceof Reading.Refused(BadInput why) && !why.isPlaced()
        ? Optional.of(begin) : Optional.empty());
  }

  /** The first result for a beginning of the text and the heaps after it, the shortest beginning first. */
  private static <T> Optional<T> split(String text, BiFunction<String, String, Optional<T>> found) {
    Matcher end = BEFORE_HEAPS.matcher(text);
    int count = 0;
    for (int from = heaps(text); count < MOST_TRIED && end.find(from) && end.start() <= LineReader.LONGEST; from = end
        .end(), count++) {
      Optional<T> one = found.apply(text.substring(0, end.start()), text.substring(end.end()));
      if (one.isPresent())
        return one;
    }
    return Optional.empty();
  }

  /**
   * The index of the numbers at the end of a text, with the spaces and the colon before them; the text's length when
   * there are none.
   */
  private static int heaps(String text) {
    int from = text.length();
    if (from == 0 || !Character.isDigit(text.charAt(from - 1)))
      return from;
    from = back(text, from, "0123456789,.eE^");
    return from > 0 && text.charAt(from - 1) == ':' ? back(text, from - 1, "") : from;
  }

  /** Steps back over spaces and the given characters. */
  private static int back(String text, int end, String over) {
    int from = end;
    while (from > 0 && (Character.isWhitespace(text.charAt(from - 1)) || over.indexOf(text.charAt(from - 1)) >= 0))
      from--;
    return from;
  }
}
