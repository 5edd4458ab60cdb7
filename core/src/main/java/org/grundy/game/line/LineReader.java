package org.grundy.game.line;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.game.vector.Vectors;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.Relation;
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
 * Sums and conditions are those of {@link TermReader} and {@link PropositionReader}. In {@code take} the heap is n, and n
 * less the sum is left. In vectors the sums are taken, letters are 1 or more, and the heaps are x, y, z, u, v, w in
 * conditions, told apart unless the line ends otherwise. In cases the heaps are a, b, c, d, e, f, the sums are what is
 * left, and heaps may be named in any order unless the line ends otherwise. Before an arrow heaps have the names that
 * stand there, and are told apart unless the line ends otherwise.
 *
 * <p>Where spaces would stand between words, {@code _} may: such a text without spaces is the game's name.
 */
public final class LineReader {
  /** A longer text is nobody's line. */
  public static final int LONGEST = 1_000;
  private static final int MOST_HEAPS = 6;
  private static final int MOST_MOVES = 64;
  private static final List<String> TAKEN_FROM = List.of("x", "y", "z", "u", "v", "w");
  private static final List<String> NAMED = List.of("a", "b", "c", "d", "e", "f");

  /** How a line begins, and what follows: no name of another game is so. */
  public static final String WRITTEN = "(?s)(?:(?:take|replace|when)[ _(].*|[a-z][ _]*->.*|\\(.*|.*:[ _]*\\(.*)";

  private static final Pattern VERB = Pattern.compile("(take|replace|when)[ _(]|[a-z][ _]*->");
  /** Where a tuple may be the first of a line. */
  private static final Pattern TUPLE = Pattern.compile("(?:^|:[ _]*)\\(");

  private final Tokens tokens;
  private final Budget budget;
  private final List<LineMove> moves = new ArrayList<>();

  private LineReader(String text, Budget budget) {
    if (text.length() > LONGEST)
      throw BadInput.because("expected a line of rules of at most {0} characters, found {1}", LONGEST, text.length());
    this.tokens = new Tokens(text.replace('_', ' '), budget);
    this.budget = budget;
  }

  /** Whether a text may be a line: it begins with take, replace or when and a space, with a letter and an arrow, or has a tuple. */
  public static boolean mayBe(String text) {
    return text.matches(WRITTEN);
  }

  /**
   * Whether a text begins as a line and as no value: with a verb of moves, or with a tuple, or with a condition and a colon
   * before a tuple. Values have parentheses too, and commas in them only after a name or within braces. Time: that of the
   * text's length.
   */
  public static boolean begins(String text) {
    return verb(text) || hasTuple(text);
  }

  /** Whether a text begins with a verb of moves. */
  public static boolean verb(String text) {
    return VERB.matcher(text).lookingAt();
  }

  /** Whether one of the parentheses that may begin a tuple has a comma of its own, and compares nothing. */
  private static boolean hasTuple(String text) {
    var starts = new BitSet();
    TUPLE.matcher(text).results().forEach(place -> starts.set(place.end() - 1));
    if (starts.isEmpty())
      return false;
    // of each bracket that is open: whether it may begin a tuple, has a comma, and compares
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
   * @throws BadInput when the text is none, with the column and a line that may have been meant, or when play might not end
   */
  public static Impartial<Heaps> read(String text) {
    return read(text, Budget.unlimited());
  }

  /** The same; the budget is charged for the words that are read, and for the values of letters that are tried. */
  public static Impartial<Heaps> read(String text, Budget budget) {
    try {
      return plain(text, budget);
    } catch (BadInput bad) {
      throw LineHints.of(text, budget).map(bad::meaning).orElse(bad);
    }
  }

  /**
   * The game of a line, for whoever tries several texts.
   *
   * @throws BadInput when it is no line, without what may have been meant, which takes longer to find
   */
  public static Impartial<Heaps> plain(String text, Budget budget) {
    return new LineReader(text, budget).line();
  }

  /** The game of a line; empty when the text is none. */
  public static Optional<Impartial<Heaps>> tried(String text, Budget budget) {
    try {
      return Optional.of(plain(text, budget));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /** The moves of vectors or cases. */
  static List<LineMove> moves(String text) {
    var reader = new LineReader(text, Budget.unlimited());
    if (reader.hasColon())
      reader.caseMoves(reader.entries());
    else {
      List<String> names = new ArrayList<>(TAKEN_FROM);
      List<List<Term>> vectors = reader.tuples(names);
      reader.vectors(vectors.getFirst().size(), names, vectors, Proposition.always());
    }
    return reader.moves;
  }

  /** A game's name as people would write it. */
  static String spaced(String name) {
    return name.replace('_', ' ').replaceAll("\\b(take|by|or|and|not|where|when)\\(", "$1 (")
        .replaceAll("\\)(?=[(a-z])", ") ").replaceAll("([,;:])", "$1 ")
        .replaceAll("(->|[<>!]=|(?<!-)[<>=](?!=)|[|])", " $1 ");
  }

  private Impartial<Heaps> line() {
    try {
      return parsed();
    } catch (ArithmeticException _) {
      throw BadInput.because("the numbers of this rule are too large to compute with");
    }
  }

  private Impartial<Heaps> parsed() {
    if (tokens.peek().equals("take") && tokens.second().equals("(") && tupleFollows())
      tokens.take();
    if (tokens.peek().equals("(") && !hasColon())
      return vectors();
    if (tokens.peek().equals("when") || hasColon())
      return cases();
    do {
      move();
      if (moves.size() > MOST_MOVES)
        throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
    } while (tokens.took(";"));
    end(Phrase.of("an operator, a comma, {0}, ; or the end", "where"));
    return new HeapLine(tokens.joined().replaceAll("(^|;)([a-z])->", "$1replace_$2_by_").replace("by_(", "by("), moves,
        budget);
  }

  /** Whether what the verb takes is a tuple: has a comma between its parentheses. */
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

  /** Whether there is a colon, or an arrow after heaps. */
  private boolean hasColon() {
    int place = tokens.mark();
    boolean found = pastColon();
    tokens.back(place);
    return found;
  }

  private boolean pastColon() {
    String before = "";
    while (!tokens.peek().isEmpty()) {
      String word = tokens.take();
      if (word.equals(":") || word.equals("->") && before.equals(")"))
        return true;
      before = word;
    }
    return false;
  }

  private void end(Phrase expected) {
    if (!tokens.peek().isEmpty())
      throw tokens.expected(expected);
  }

  private Proposition where(List<String> names) {
    return tokens.took("where") ? condition(names) : Proposition.always();
  }

  private Proposition condition(List<String> names) {
    return new PropositionReader(tokens, TermReader.growing(tokens, names, Dialect.RULES)).proposition();
  }

  private List<Term> sums(List<String> names, boolean either) {
    var sums = new ArrayList<Term>();
    TermReader terms = TermReader.growing(tokens, names, Dialect.RULES);
    do {
      sums.add(terms.term());
      if (sums.size() > MOST_MOVES)
        throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
    } while (tokens.took(",") || either && tokens.took("or"));
    return sums;
  }

  /** Adds moves that share their conditions. Time: the square of their number. */
  private void moves(int heaps, List<String> names, List<List<Term>> left, Proposition where) {
    for (List<Term> one : left) {
      budget.charge((long) left.size() * names.size());
      moves.add(LineMove.of(heaps, names, one, left, where));
    }
  }

  private void move() {
    if (tokens.took("take")) {
      List<String> names = new ArrayList<>(List.of("n"));
      List<Term> taken = sums(names, true);
      Proposition where = where(names);
      List<List<Term>> left = taken.stream().<List<Term>>map(
          amount -> List.of(new Term.Operation(Term.Operator.MINUS, new Term.Variable(0), amount))).toList();
      moves(1, names, left, where);
    } else if (tokens.took("replace")) {
      if (tokens.peek().length() != 1 || !tokens.isName())
        throw tokens.expected(Phrase.of("a small letter"));
      List<String> names = new ArrayList<>(List.of(tokens.take()));
      tokens.require("by");
      var left = new ArrayList<List<Term>>();
      do {
        left.add(sums(names, false));
        if (left.getLast().size() > MOST_HEAPS)
          throw tokens.expected(Phrase.of("at most {0} heaps", MOST_HEAPS));
        if (left.size() > MOST_MOVES)
          throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
      } while (tokens.took("or"));
      Proposition where = where(names);
      moves(1, names, left, where);
    } else if (tokens.isName() && tokens.peek().length() == 1 && tokens.second().equals("->")) {
      arrow();
    } else
      throw tokens.expected(Phrase.of("{0} or {1}", "take, replace, when", "("));
  }

  /** One heap is left: commas would be read as joining heaps by some and as parting moves by others. */
  private void arrow() {
    List<String> names = new ArrayList<>(List.of(tokens.take()));
    tokens.require("->");
    var left = new ArrayList<List<Term>>();
    TermReader terms = TermReader.growing(tokens, names, Dialect.RULES);
    do {
      left.add(List.of(terms.term()));
      if (left.size() > MOST_MOVES)
        throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
    } while (tokens.took("or"));
    if (tokens.peek().equals(","))
      throw tokens.expected(Phrase.of("{0} between what may be left", "or"));
    Proposition where = where(names);
    moves(1, names, left, where);
  }

  private boolean anyOrder(boolean otherwise) {
    if (!tokens.took("in"))
      return otherwise;
    boolean any = tokens.took("any");
    if (!any && !tokens.took("this"))
      throw tokens.expected(Phrase.of("{0} or {1}", "any order", "this order"));
    tokens.require("order");
    return any;
  }

  private Impartial<Heaps> vectors() {
    List<String> names = new ArrayList<>(TAKEN_FROM);
    List<List<Term>> vectors = tuples(names);
    int from = tokens.mark();
    Proposition where = where(names);
    boolean any = anyOrder(false);
    end(Phrase.of("an operator, {0}, {1}, {2} or the end", "(", "where", "in any order"));
    int heaps = vectors.getFirst().size();
    String name = tokens.joined();
    Optional<Impartial<Heaps>> known = tokens.mark() == from ? plain(name) : Optional.empty();
    if (known.isPresent())
      return known.get();
    for (int i = heaps; i < TAKEN_FROM.size(); i++) {
      int beyond = i;
      if (where.has(i) || vectors.stream().anyMatch(vector -> has(vector, beyond)))
        throw BadInput.because("the letter {0} stands for heap {1}, found {2} {2:heap|heaps}", names.get(i), i + 1,
            heaps);
    }
    vectors(heaps, names, vectors, where);
    return new VectorLine(name.startsWith("take") ? name : "take" + name, heaps, any, moves, budget);
  }

  /** The game of plain vectors, which goes to heaps of any size. */
  private static Optional<Impartial<Heaps>> plain(String name) {
    try {
      return Optional.of(Vectors.named("vector:" + (name.startsWith("take") ? name.substring(4) : name)));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  /** Variables are the heaps, then the letters, each 1 or more. */
  private void vectors(int heaps, List<String> names, List<List<Term>> vectors, Proposition where) {
    List<String> used = new ArrayList<>(names.subList(0, heaps));
    used.addAll(names.subList(TAKEN_FROM.size(), names.size()));
    int[] to = names.stream().mapToInt(used::indexOf).toArray();
    List<List<Term>> left = vectors.stream()
        .map(vector -> IntStream.range(0, heaps).<Term>mapToObj(i -> new Term.Operation(Term.Operator.MINUS,
            new Term.Variable(i), vector.get(i).renamed(to))).toList())
        .toList();
    var conditions = new ArrayList<>(List.of(where.renamed(to)));
    for (int i = heaps; i < used.size(); i++)
      conditions.add(new Proposition.Compared(new Term.Constant(1), Relation.AT_MOST, new Term.Variable(i)));
    moves(heaps, used, left, new Proposition.All(conditions));
  }

  private static boolean has(List<Term> terms, int variable) {
    return terms.stream().anyMatch(term -> term.has(variable));
  }

  private List<List<Term>> tuples(List<String> names) {
    var tuples = new ArrayList<List<Term>>();
    do {
      int place = tokens.mark();
      tokens.require("(");
      tuples.add(sums(names, false));
      tokens.require(")");
      int size = tuples.getLast().size();
      if (size < 2 || size > MOST_HEAPS)
        throw tokens.expected(place, Phrase.of("from {0} to {1} entries", 2, MOST_HEAPS));
      if (size != tuples.getFirst().size())
        throw tokens.expected(place,
            Phrase.of("{0} {0:entry|entries} as in the first vector", tuples.getFirst().size()));
      if (tuples.size() > MOST_MOVES)
        throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
    } while (tokens.peek().equals("(") || tokens.second().equals("(") && tokens.took("or"));
    return tuples;
  }

  private Impartial<Heaps> cases() {
    int heaps = entries();
    boolean named = caseMoves(heaps);
    boolean any = anyOrder(!named);
    end(Phrase.of("an operator, {0}, {1}, {2} or the end", "(", "where", "in this order"));
    String name = tokens.joined();
    return new VectorLine(named || name.startsWith("when") ? name : (name.startsWith("(") ? "when" : "when_") + name,
        heaps, any, moves, budget);
  }

  /** Whether heaps are named before an arrow. */
  private boolean caseMoves(int heaps) {
    boolean arrows = false;
    do {
      List<String> names = names(heaps);
      arrows |= !names.isEmpty();
      Proposition when = Proposition.always();
      if (names.isEmpty()) {
        names.addAll(NAMED.subList(0, heaps));
        tokens.took("when");
        when = condition(names);
        tokens.require(":");
      }
      int place = tokens.mark();
      List<List<Term>> left = tuples(names);
      if (left.getFirst().size() != heaps)
        throw tokens.expected(place, Phrase.of("{0} {0:entry|entries} as in the first vector", heaps));
      Proposition all = new Proposition.All(List.of(when, where(names)));
      moves(heaps, names, left, all);
      if (moves.size() > MOST_MOVES)
        throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
    } while (tokens.took(";"));
    return arrows;
  }

  /** The names of the heaps and the arrow after them, when these are next; else none. */
  private List<String> names(int heaps) {
    int place = tokens.mark();
    var names = new ArrayList<String>();
    boolean more = tokens.took("(");
    while (more && tokens.isName() && tokens.peek().length() == 1) {
      names.add(tokens.take());
      more = tokens.took(",");
    }
    if (!more && tokens.took(")") && tokens.took("->")) {
      if (names.size() != heaps || names.stream().distinct().count() != heaps)
        throw tokens.expected(place, Phrase.of("{0} different letters as heaps", heaps));
      return names;
    }
    tokens.back(place);
    return new ArrayList<>();
  }

  /** How many entries the first tuple after a colon has. */
  private int entries() {
    int place = tokens.mark();
    if (!pastColon())
      throw tokens.expected(Phrase.of("':' after the condition"));
    int depth = 0;
    int commas = 0;
    do {
      String word = tokens.peek().isEmpty() ? ")" : tokens.take();
      depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
      commas += word.equals(",") && depth == 1 ? 1 : 0;
    } while (depth > 0);
    tokens.back(place);
    return Math.clamp(commas + 1, 2, MOST_HEAPS);
  }
}
