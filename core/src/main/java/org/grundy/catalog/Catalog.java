package org.grundy.catalog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LineHints;
import org.grundy.game.rules.LineReader;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Spelling;
import org.grundy.value.Convention;
import org.grundy.value.notation.ExpressionReader;

/**
 * Finds games by name and reads positions and sums of them: {@code wythoff 6 11}, {@code nim 3 4 + kayles 9},
 * {@code marienbad}. Immutable.
 */
public final class Catalog {
  /** The start of a value, which is never that of a game's name: a code has a point followed by a digit. */
  private static final Pattern VALUE = Pattern
      .compile("^(?:-\\s*+)*+(?:[{^*(↑↓±⇑⇓]|\\+-|v+(?:[0-9*\\[<+ -]|$)|(?:Tiny|Miny)\\("
          + "|[0-9]+(?:/[0-9]+)?\\s*(?:$|[-+*^v{(TM:±↑↓⇑⇓−]|\\.[{(^*]))");
  /** A name for a value, as in {@code eval}. */
  private static final Pattern DEFINED = Pattern.compile("\\s*([A-Z][A-Za-z]*)\\s*:=");
  /** A sign that no name has; lines of rules are not names. */
  private static final Pattern NO_NAME = Pattern.compile("[;\"'`]");
  /** A graph given otherwise than by its edges. */
  private static final Pattern FILE = Pattern
      .compile("(?i)dag:(?![0-9]+-[0-9]+(?:,[0-9]++-[0-9]++)*+$).*", Pattern.DOTALL);
  /** The most times that parts of a sum are tried as one line of rules, which has fewer signs. */
  private static final int MOST_JOINS = 20;
  /** The deepest nesting of games made of other games. */
  private static final int MOST_DERIVED = 4;
  private static final Pattern DERIVED = Pattern
      .compile("(?i)(?:(?:impartial|dicotic|twisted):){" + (MOST_DERIVED + 1) + "}");
  private static final Catalog STANDARD = new Catalog(List.of(), false, Budget::unlimited);

  /** The user's own rulesets, which come before {@link Games#ALL}. */
  private final List<Ruleset<?>> own;

  /** Whether names may refer to files. */
  private final boolean files;

  /** The budget that each reading is charged to. */
  private final Supplier<Budget> budget;

  private Catalog(List<Ruleset<?>> own, boolean files, Supplier<Budget> budget) {
    this.own = List.copyOf(own);
    this.files = files;
    this.budget = budget;
  }

  /** The games of {@link Games#ALL}. */
  public static Catalog standard() {
    return STANDARD;
  }

  /** Whether a user's ruleset replaces a game of the same name in the catalogue. */
  public static boolean replaces(Ruleset<?> own) {
    return Games.hasOther(own);
  }

  /** This catalogue with a user's ruleset added. */
  public Catalog with(Ruleset<?> ruleset) {
    return new Catalog(Stream.concat(Stream.of(ruleset), own.stream()).toList(), files, budget);
  }

  /** This catalogue for a user who may read files on this machine: {@code dag:FILE}. */
  public Catalog withFiles() {
    return new Catalog(own, true, budget);
  }

  /** This catalogue for one computation: reading, and making the games read, are charged to its budget. */
  public Catalog under(Budget budget) {
    return new Catalog(own, files, () -> budget);
  }

  /**
   * A position and the convention that goes with its name, where it has one.
   */
  public record Setup(Position position, Optional<Convention> convention) {
  }

  /**
   * The ruleset with a name, in upper or lower case.
   *
   * @throws BadInput when no game has that name
   */
  public Ruleset<?> ruleset(String name) {
    for (Ruleset<?> ruleset : own)
      if (ruleset.name().equalsIgnoreCase(name))
        return ruleset;
    if (!files && FILE.matcher(name).matches())
      throw BadInput.because("expected edges, such as {0}; files are read on the command line only", "dag:1-0,2-1");
    if (DERIVED.matcher(name).lookingAt())
      throw BadInput.because("{0}: expected at most {1} games nested in each other", BadInput.quoted(name),
          MOST_DERIVED);
    return switch (entry(name)) {
      case Entry.Game game -> game.make().get();
      case Entry.Alias alias -> alias.make().get();
      case Entry.Family family -> family.make().named(name, budget.get());
      case Entry.Setup setup -> throw BadInput.because("{0} is a position, not a game: {1}", name, setup.position());
    };
  }

  private Entry entry(String name) {
    String lower = Games.ELSEWHERE.getOrDefault(name, name.toLowerCase(Locale.ROOT));
    for (Entry entry : Games.ALL)
      if (entry instanceof Entry.Family family ? family.written().matcher(name).matches() : entry.name().equals(lower))
        return entry;
    throw unknown(name);
  }

  private BadInput unknown(String name) {
    if (name.isBlank())
      return BadInput.because("expected a game, such as {0}", "kayles");
    if (name.chars().allMatch(Character::isDigit))
      return BadInput.because("expected a game before the position, as in {0}, found {1}", "nim 3 4 5",
          BadInput.quoted(name));
    Optional<String> line = LineHints.of(name, budget.get());
    if (line.isPresent())
      return BadInput.because("no game matches {0}; did you mean {1}?", BadInput.quoted(name),
          "'" + line.get() + "'");
    Matcher sign = NO_NAME.matcher(name);
    if (sign.find())
      return BadInput.expected(Phrase.of("{0}", BadInput.quoted(name)), Phrase.of("a space after the name of a game"),
          sign.group());
    List<String> everyday = GameSearch.suggested(name);
    List<String> near = Games.ALL.stream()
        .filter(entry -> entry.name().indexOf(':') < 0 && Spelling.near(name, entry.name())
            || everyday.contains(entry.name()))
        .map(Catalog::shown).toList();
    BadInput complaint = near.isEmpty() ? BadInput.because("no game matches {0}", BadInput.quoted(name))
        : BadInput.because("no game matches {0}; did you mean {1}?", BadInput.quoted(name),
            near.size() == 1 ? near.getFirst()
                : Phrase.of("{0} or {1}", String.join(", ", near.subList(0, near.size() - 1)), near.getLast()));
    return complaint.advising(Phrase.of("All games: {0}", Invocation.of("games")));
  }

  /** A name to play by: of a family, that of one game. */
  private static String shown(Entry entry) {
    return entry instanceof Entry.Family family ? family.representatives().getFirst() : entry.name();
  }

  /** Whether a text is a game and a position, or a sum of them. */
  public boolean isPosition(String text) {
    if (!text.contains(" "))
      return false;
    try {
      read(text);
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  /**
   * Reads a position, or a sum of positions with {@code " + "} and {@code " - "} between them; a minus makes the
   * position after it negative.
   *
   * @throws BadInput what was expected, what was found, and where
   */
  public Setup read(String text) {
    String whole = text.strip();
    Matcher defined = DEFINED.matcher(whole);
    if (defined.lookingAt())
      throw BadInput.because("a value has a name, such as {0}, only in {1}; here, write the value itself",
          defined.group(1), "eval");
    int last = whole.length() - 1;
    if (last > 0 && (whole.charAt(last) == '+' || whole.charAt(last) == '-')
        && Character.isWhitespace(whole.charAt(last - 1)))
      throw BadInput.expected(Phrase.of("column {0}", last + 2), Phrase.of("a position after {0}",
          BadInput.quoted(whole.substring(last))), "");
    var lines = new LineNames(budget.get());
    try {
      return readSum(lines.compact(whole), whole, lines);
    } catch (BadInput bad) {
      throw pieces(whole).size() > 1 ? hinted(whole, bad) : bad;
    }
  }

  /**
   * The error for a text that cannot be read; it suggests a line of rules where the text does not begin with a game's
   * name and may be one in other words.
   */
  private BadInput hinted(String text, BadInput bad) {
    String first = text.split("\\s", 2)[0].toLowerCase(Locale.ROOT);
    boolean named = Games.ALL.stream()
        .anyMatch(entry -> !(entry instanceof Entry.Family) && entry.name().equals(first));
    return !named && LineNames.inWords(text, budget.get()) ? unknown(text)
        : LineNames.spaced(text).map(bad::meaning).orElse(bad);
  }

  /** @param typed the text as typed */
  private Setup readSum(String text, String typed, LineNames lines) {
    var parts = new ArrayList<Position>();
    var met = new HashMap<String, Ruleset<?>>();
    Optional<Convention> convention = Optional.empty();
    boolean minus = false;
    int joins = MOST_JOINS;
    List<String> pieces = pieces(text.strip());
    for (int i = 0; i < pieces.size(); i++) {
      String word = pieces.get(i).strip();
      if (word.equals("+") || word.equals("-")) {
        minus = word.equals("-");
        continue;
      }
      if (joins > 0 && i + 2 < pieces.size() && LineReader.begins(word) && lines.position(word).isEmpty()) {
        // signs with spaces may belong to the line
        var joined = new StringBuilder(pieces.get(i));
        for (int last = i + 2; last < pieces.size() && joins > 0 && joined.length() < LineReader.LONGEST
            && !LineReader.verb(pieces.get(last).strip()); last += 2) {
          joins--;
          joined.append(pieces.get(last - 1)).append(pieces.get(last));
          Optional<String> line = lines.position(joined.toString().strip());
          if (line.isPresent()) {
            word = line.get();
            i = last;
            break;
          }
        }
      }
      boolean signed = word.length() > 1 && word.charAt(0) == '-' && Character.isLetter(word.charAt(1));
      String one = signed ? word.substring(1) : word;
      Setup part = readPart(one, pieces.size() == 1 && !signed ? typed : one, met, lines);
      boolean negative = minus ^ signed;
      parts.add(negative ? part.position().negative() : part.position());
      convention = convention.or(part::convention);
      minus = false;
    }
    if (parts.isEmpty())
      throw BadInput.because("expected a game and a position, such as {0}", "wythoff 6 11");
    return new Setup(Position.sum(parts), convention);
  }

  private Setup readPart(String text, String typed, Map<String, Ruleset<?>> met, LineNames lines) {
    try {
      return readOne(lines.compact(text), typed, met, lines);
    } catch (BadInput bad) {
      throw hinted(text, bad);
    }
  }

  /** The summands and the signs between them: those with a space on both sides, outside braces and parentheses. */
  private static List<String> pieces(String text) {
    var pieces = new ArrayList<String>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
      boolean sign = (c == '+' || c == '-') && depth <= 0 && i > 0 && Character.isWhitespace(text.charAt(i - 1))
          && i + 1 < text.length() && Character.isWhitespace(text.charAt(i + 1));
      if (sign) {
        pieces.add(text.substring(from, i));
        pieces.add(text.substring(i, i + 1));
        from = i + 1;
      }
    }
    pieces.add(text.substring(from));
    return pieces;
  }

  /**
   * @param typed the part as typed: a line with its spaces
   * @param met   the rulesets of the sum so far; parts of one game share a ruleset
   */
  private Setup readOne(String text, String typed, Map<String, Ruleset<?>> met, LineNames lines) {
    boolean named = text.startsWith(Games.VALUE + " ");
    if (named || VALUE.matcher(text).find() && !LineReader.begins(text))
      return new Setup(values(met.computeIfAbsent(Games.VALUE, _ -> Games.values()),
          named ? text.substring(Games.VALUE.length()).strip() : text), Optional.empty());
    String[] words = text.split("\\s+", 2);
    if (words[0].isEmpty())
      throw BadInput.because("expected a game and a position, such as {0}", "wythoff 6 11");
    boolean mine = own.stream().anyMatch(ruleset -> ruleset.name().equalsIgnoreCase(words[0]));
    if (!mine && entry(words[0]) instanceof Entry.Setup setup) {
      if (words.length > 1)
        throw BadInput.because("{0} is a complete position; expected nothing after it, found {1}", setup.name(),
            BadInput.quoted(words[1]));
      return new Setup(read(setup.position()).position(), Optional.of(setup.convention()));
    }
    Ruleset<?> ruleset = met.computeIfAbsent(words[0].toLowerCase(Locale.ROOT), _ -> {
      Optional<? extends Ruleset<?>> line = mine ? Optional.empty() : lines.known(words[0]);
      return line.isPresent() ? line.get() : ruleset(words[0]);
    });
    if (words.length == 1 && !takesNothing(ruleset)) {
      String name = LineReader.begins(typed) ? typed.replace('_', ' ') : ruleset.name();
      throw BadInput.because("{0}: expected a position, such as {1}", name, name + " " + ruleset.examples().getFirst());
    }
    String position = words.length > 1 ? words[1] : "";
    Ruleset<?> reading = ruleset.reading(position);
    return new Setup(single(met.computeIfAbsent(reading.name(), _ -> reading), position), Optional.empty());
  }

  /**
   * A sum of values, each a separate part however it is written: under misere play the canonical form of the sum is
   * another game.
   */
  private static Position values(Ruleset<?> values, String text) {
    return Position.sum(ExpressionReader.terms(text).stream().map(term -> {
      Position part = single(values, term.text());
      return term.negative() ? part.negative() : part;
    }).toList());
  }

  private static boolean takesNothing(Ruleset<?> ruleset) {
    return ruleset.examples().getFirst().isEmpty();
  }

  private static <P> Position single(Ruleset<P> ruleset, String text) {
    return new Position.Single<>(ruleset, ruleset.notation().parse(text));
  }

  /**
   * The default starting position of a game: its first example, or the position that the name stands for. A family is
   * shown by its first representative.
   */
  public Setup start(String name) {
    Optional<Entry> entry = own.stream().anyMatch(ruleset -> ruleset.name().equalsIgnoreCase(name)) ? Optional.empty()
        : Optional.of(entry(name));
    if (entry.isPresent() && entry.get() instanceof Entry.Setup)
      return readOne(name, name, new HashMap<>(), new LineNames(budget.get()));
    Ruleset<?> ruleset = entry.isPresent() && entry.get() instanceof Entry.Family family
        && family.name().equalsIgnoreCase(name) ? family.first() : ruleset(name);
    return new Setup(single(ruleset, ruleset.examples().getFirst()), Optional.empty());
  }

  /** Every ruleset, with families by their representatives; the contract is checked on these. */
  public static List<Ruleset<?>> representatives() {
    return Games.ALL.stream().<Ruleset<?>>flatMap(entry -> switch (entry) {
      case Entry.Game game -> Stream.of(game.make().get());
      case Entry.Alias alias -> Stream.of(alias.make().get());
      case Entry.Family family ->
        family.representatives().stream().map(one -> family.make().named(one, Budget.unlimited()));
      case Entry.Setup _ -> Stream.of();
    }).toList();
  }
}
