package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Tokens;

/**
 * Reads a line of rules:
 *
 * <pre>
 * line    = move { ";" move } | vectors | cases
 * move    = "take" sum { ( "," | "or" ) sum } [ where ]
 *         | "replace" letter "by" sum { "," sum } { "or" sum { "," sum } } [ where ]
 *         | letter "->" sum { "or" sum } [ where ]
 * vectors = [ "take" ] tuples [ where ] [ order ]
 * cases   = case { ";" case } [ order ]
 * case    = ( [ "when" ] condition ":" | "(" letter { "," letter } ")" "->" ) tuples [ where ]
 * tuples  = tuple { [ "or" ] tuple }
 * tuple   = "(" sum { "," sum } ")"
 * where   = "where" condition
 * order   = "in any order" | "in this order"
 * </pre>
 *
 * Sums and conditions are those of {@link TermReader} and {@link PropositionReader}. In {@code take} the heap is n, and
 * n minus the sum is left. In vectors the sums are taken, letters are 1 or more, and conditions call the heaps x, y, z,
 * u, v, w; their order counts unless the line ends otherwise. In cases the heaps are a, b, c, d, e, f, the sums are
 * what is left, and heaps may be named in any order unless the line ends otherwise. The names before an arrow name the
 * heaps; their order counts unless the line ends otherwise.
 *
 * <p>An {@code _} may replace a space between words: such a text without spaces is the game's name.
 */
public final class LineReader {
  /** The longest line; nobody types more. */
  public static final int LONGEST = 1_000;

  /** The beginning of a line and whatever follows; no name of another game matches. */
  public static final String WRITTEN = "(?s)(?:(?:take|replace|when)[ _(].*|[a-z][ _]*(?:->|\u2192).*|\\(.*|.*:[ _]*\\(.*)";

  /** A letter that stands for a number in a {@link LetteredLine}; N is rather meant as the heap n. */
  private static final String PARAMETER = "[A-MO-Z]";
  private static final Pattern VERB = Pattern.compile("(take|replace|when)[ _(]|[a-z][ _]*(?:->|\u2192)");
  /** The places where the first tuple of a line may begin. */
  private static final Pattern TUPLE = Pattern.compile("(?:^|:[ _]*)\\(");

  private final Tokens tokens;
  private final Budget budget;
  private final MovesReader reader;
  private final TuplesReader tuples;
  /** The capital letters that stand for numbers. */
  private final List<String> numbers;

  private LineReader(String text, Budget budget, List<String> numbers) {
    this.numbers = List.copyOf(numbers);
    if (text.length() > LONGEST)
      throw BadInput.because("expected a line of rules of at most {0} characters, found {1}", LONGEST, text.length());
    this.tokens = new Tokens(text.replace('_', ' '), budget);
    this.budget = budget;
    this.reader = new MovesReader(tokens, budget);
    this.tuples = new TuplesReader(tokens, budget, reader);
  }

  /**
   * Whether a text may be a line: it begins with take, replace or when and a space, or with a letter and an arrow, or
   * it has a tuple.
   */
  public static boolean mayBe(String text) {
    return text.matches(WRITTEN);
  }

  /**
   * Whether a text begins like a line and unlike a value: with a verb of moves, a tuple, or a condition and a colon
   * before a tuple. Values have parentheses too, but commas in them only after a name or within braces. Time linear in
   * the text's length.
   */
  public static boolean begins(String text) {
    return verb(text) || hasTuple(text);
  }

  /** Whether a text begins with a verb of moves. */
  public static boolean verb(String text) {
    return VERB.matcher(text).lookingAt();
  }

  /** Whether one of the parentheses that may begin a tuple directly contains a comma and no comparison. */
  private static boolean hasTuple(String text) {
    var starts = new BitSet();
    TUPLE.matcher(text).results().forEach(place -> starts.set(place.end() - 1));
    if (starts.isEmpty())
      return false;
    // for each open bracket: whether it may begin a tuple, has a comma, has a comparison
    var may = new BitSet();
    var comma = new BitSet();
    var compares = new BitSet();
    int depth = 0;
    for (int i = starts.nextSetBit(0); i < text.length(); i++)
      switch (text.charAt(i)) {
        case '(', '{' -> {
          may.set(depth, starts.get(i));
          comma.clear(depth);
          compares.clear(depth++);
        }
        case ')', '}' -> {
          if (depth > 0 && isTuple(--depth, may, comma, compares))
            return true;
          if (depth > 0 && compares.get(depth))
            compares.set(depth - 1);
        }
        case ',' -> {
          if (depth > 0)
            comma.set(depth - 1);
        }
        case '<', '>', '=', '~', '&' -> {
          if (depth > 0)
            compares.set(depth - 1);
        }
        default -> {
        }
      }
    while (depth > 0) {
      if (isTuple(--depth, may, comma, compares))
        return true;
      if (depth > 0 && compares.get(depth))
        compares.set(depth - 1);
    }
    return false;
  }

  private static boolean isTuple(int depth, BitSet may, BitSet comma, BitSet compares) {
    return may.get(depth) && comma.get(depth) && !compares.get(depth);
  }

  /**
   * The game of a line.
   *
   * @throws BadInput when the text is no line, with the column and a line that may have been meant, or when play might
   * not end
   */
  public static Impartial<Heaps> read(String text) {
    return read(text, Budget.unlimited());
  }

  /** The same; charges the budget for the words read and for the values of letters tried. */
  public static Impartial<Heaps> read(String text, Budget budget) {
    try {
      return plain(text, budget);
    } catch (BadInput bad) {
      if (bad.found().matches(PARAMETER))
        throw BadInput.because("a letter for any number, such as {0}, works only in {1} and {2}; elsewhere, write a "
            + "number", bad.found(), "conjecture", "test");
      throw LineHints.of(text, budget).map(bad::meaning).orElse(bad);
    }
  }

  /**
   * The game of a line, for callers that try several texts.
   *
   * @throws BadInput when it is no line; without a suggestion, which takes longer to find
   */
  public static Impartial<Heaps> plain(String text, Budget budget) {
    return new LineReader(text, budget, List.of()).line();
  }

  /** The game of a line; empty when the text is no line. */
  public static Optional<Impartial<Heaps>> tried(String text, Budget budget) {
    try {
      return Optional.of(plain(text, budget));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /**
   * The moves of one heap in a line with capital letters, which come after the heap among the variables.
   *
   * @throws BadInput when the text is no such line
   */
  static List<LineMove> lettered(String text, List<String> numbers, Budget budget) {
    var line = new LineReader(text, budget, numbers);
    line.oneHeap();
    return line.reader.moves();
  }

  /** The moves of vectors or cases. */
  static List<LineMove> moves(String text) {
    return new LineReader(text, Budget.unlimited(), List.of()).tuples.moves();
  }

  /** A game's name as people write it. */
  public static String spaced(String name) {
    return name.replace('_', ' ').replaceAll("\\b(take|by|or|and|not|where|when)\\(", "$1 (")
        .replaceAll("\\)(?=[(a-z])", ") ").replaceAll("([,;:])", "$1 ")
        .replaceAll("(->|[<>!]=|(?<!-)[<>=](?!=)|[|])", " $1 ");
  }

  private Impartial<Heaps> line() {
    try {
      return parsed();
    } catch (ArithmeticException _) {
      throw BadInput.because("the numbers in this rule are too large to compute with");
    }
  }

  private Impartial<Heaps> parsed() {
    if (tokens.peek().equals("take") && tokens.second().equals("(") && tupleFollows())
      tokens.take();
    if (tokens.peek().equals("(") && !tuples.hasColon())
      return tuples.vectors();
    if (tokens.peek().equals("when") || tuples.hasColon())
      return tuples.cases();
    oneHeap();
    return new HeapLine(tokens.joined().replaceAll("(^|;)([a-z])->", "$1replace_$2_by_").replace("by_(", "by("),
        reader.moves(), budget);
  }

  private void oneHeap() {
    do {
      move();
      reader.requireFew(reader.moves().size());
    } while (tokens.took(";"));
    tokens.end(Phrase.of("an operator, a comma, {0}, {1} or the end", "'where'", "';'"));
  }

  /** The names of the variables before the first letter. */
  private List<String> names(String heap) {
    List<String> names = new ArrayList<>(List.of(heap));
    names.addAll(numbers);
    return names;
  }

  /** Whether the verb takes a tuple: parentheses with a comma between them. */
  private boolean tupleFollows() {
    int place = tokens.mark();
    tokens.take();
    int depth = 0;
    boolean comma = false;
    do {
      String word = tokens.take();
      depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
      comma |= word.equals(",") && depth == 1;
    } while (depth > 0 && !tokens.peek().isEmpty());
    tokens.back(place);
    return comma;
  }

  private void move() {
    if (tokens.took("take")) {
      List<String> names = names("n");
      List<Term> taken = reader.sums(names, true);
      Proposition where = reader.where(names);
      List<List<Term>> left = taken.stream().<List<Term>>map(
          amount -> List.of(new Term.Operation(Term.Operator.MINUS, new Term.Variable(0), amount))).toList();
      reader.add(1 + numbers.size(), names, left, where);
    } else if (tokens.took("replace")) {
      if (tokens.peek().length() != 1 || !tokens.isName())
        throw tokens.expected(Phrase.of("a lowercase letter"));
      List<String> names = names(tokens.take());
      tokens.require("by");
      var left = new ArrayList<List<Term>>();
      do {
        left.add(reader.sums(names, false));
        if (left.getLast().size() > MovesReader.MOST_HEAPS)
          throw tokens.expected(Phrase.of("at most {0} heaps", MovesReader.MOST_HEAPS));
        reader.requireFew(left.size());
      } while (tokens.took("or"));
      Proposition where = reader.where(names);
      reader.add(1 + numbers.size(), names, left, where);
    } else if (tokens.isName() && tokens.peek().length() == 1 && tokens.second().equals("->")) {
      arrow();
    } else
      throw tokens.expected(Phrase.of("{0} or {1}", "take, replace, when", "("));
  }

  /** Each result is one heap: some would read a comma as joining heaps, others as separating moves. */
  private void arrow() {
    List<String> names = names(tokens.take());
    tokens.require("->");
    var left = new ArrayList<List<Term>>();
    TermReader terms = reader.terms(names);
    do {
      left.add(List.of(terms.term()));
      reader.requireFew(left.size());
    } while (tokens.took("or"));
    if (tokens.peek().equals(","))
      throw tokens.expected(Phrase.of("{0} between the heaps that a move may leave", "'or'"));
    Proposition where = reader.where(names);
    reader.add(1 + numbers.size(), names, left, where);
  }
}
