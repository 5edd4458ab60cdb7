package org.grundy.value.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.number.Decimals;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;

/**
 * Reads values as the literature writes them in ASCII: {@code 3/4 ^3*2 +-1 {3||1|-2} Tiny(2)}, sums and differences of them,
 * multiples such as {@code 5*{3|1}}, ordinal sums {@code G:H}, and names with arguments, {@code Cool(G, 1)} or {@code G.Cool(1)}.
 * The arrows and the sign of a switch may be written as such.
 *
 * <p>{@code +-} is one sign, the switch of the one term that follows it, with or without spaces around it: alone {@code +-1} is
 * {@code {1|-1}}, after a term {@code 3 +- 1} is {@code 3 + {1|-1}}. A plus and a minus have a space between them: {@code 3 + -1}.
 * The time is that of reading the text once.
 */
public final class ExpressionReader {
  /** Braces, parentheses, signs and functions within each other: each takes some frames of the stack. */
  private static final int DEEPEST = 200;
  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
  private static final int MOST_NIMBER = (1 << 30) - 1;
  /** The forms grow with the index, so larger ones are refused. */
  private static final int MOST_INDEX = 1000;

  private final Scan scan;
  private final Nesting nesting = new Nesting(DEEPEST);

  private ExpressionReader(String text) {
    scan = new Scan(text.replace('↑', '^').replace('↓', 'v').replace("±", "+-").replace('−', '-').replace('∗', '*')
        .replace("⇑", "^^").replace("⇓", "vv"));
  }

  /**
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Expression read(String text) {
    var reader = new ExpressionReader(text);
    Expression expression = reader.sum();
    if (!reader.scan.ended())
      throw reader.scan.expected("{0} or the end", "+ -");
    return expression;
  }

  /**
   * Reads what is asked of an expression, as it is written after a point: {@code Cool(1).Mean}.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Expression readAsked(Expression of, String functions) {
    var reader = new ExpressionReader("." + functions.strip());
    Expression expression = reader.asked(of);
    if (!reader.scan.ended() || expression.equals(of))
      throw BadInput.because("expected a function, such as {0}, found {1}", "Cool(1/2)", BadInput.quoted(functions));
    return expression;
  }

  /** A comparison: two expressions with a sign between them. */
  public record Comparison(Expression left, String sign, Expression right) {
  }

  private static final List<String> SIGNS = List.of("<=", ">=", "<>", "==", "!=", "||", "<", ">", "=");

  /**
   * Reads {@code G >= H} and the like; empty when the text is one expression only.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Optional<Comparison> readComparison(String text) {
    var reader = new ExpressionReader(text);
    Expression left = reader.sum();
    if (reader.scan.ended())
      return Optional.empty();
    for (String sign : SIGNS)
      if (reader.scan.take(sign)) {
        Expression right = reader.sum();
        if (!reader.scan.ended())
          throw reader.scan.expected("{0} or the end", "+ -");
        return Optional.of(new Comparison(left, sign, right));
      }
    throw reader.scan.expected("{0} or the end", "+ - < = >");
  }

  /** A term of a sum as it is written. */
  public record Term(boolean negative, String text) {
  }

  /**
   * The terms of a sum, also of sums in parentheses: {@code ^ - (1 + *)} is ^ less 1 less *. A switch is a term with what it
   * stands before.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static List<Term> terms(String text) {
    var terms = new ArrayList<Term>();
    terms(text, false, terms);
    return terms;
  }

  private static void terms(String text, boolean negative, List<Term> into) {
    var reader = new ExpressionReader(text);
    Scan scan = reader.scan;
    boolean minus = negative;
    do {
      scan.spaces();
      while (scan.peek() == '-' && !Scan.isDigit(scan.peek(1))) {
        scan.at++;
        minus = !minus;
        scan.spaces();
      }
      int from = scan.at;
      boolean parenthesis = scan.peek() == '(';
      if (parenthesis) {
        reader.primary();
        scan.spaces();
      }
      boolean alone = parenthesis && (scan.ended() || scan.peek() == '+' || scan.peek() == '-');
      if (alone) {
        terms(scan.text.substring(from + 1, scan.text.lastIndexOf(')', scan.at - 1)), minus, into);
      } else {
        scan.at = from;
        reader.ordinal(true);
        into.add(new Term(minus, scan.text.substring(from, scan.at).strip()));
      }
      scan.spaces();
      minus = negative ^ scan.peek() == '-';
    } while (scan.peek() == '+' && scan.peek(1) == '-' || scan.take('+') || scan.take('-'));
    if (!scan.ended())
      throw scan.expected("{0} or the end", "+ -");
  }

  private Expression sum() {
    var terms = new ArrayList<Expression>();
    scan.spaces();
    terms.add(ordinal(true));
    while (true) {
      scan.spaces();
      if (scan.peek() == '+' && scan.peek(1) == '-') {
        terms.add(ordinal(false));
      } else if (scan.take('+')) {
        scan.spaces();
        terms.add(ordinal(true));
      } else if (scan.take('-')) {
        scan.spaces();
        terms.add(new Expression.Negative(ordinal(true)));
      } else {
        return terms.size() == 1 ? terms.getFirst() : new Expression.Sum(terms);
      }
    }
  }

  /**
   * Terms with colons between them, {@code G:H}, each with what is asked of it, {@code G.Cool(1)}.
   *
   * @param signed whether a minus may stand before it
   */
  private Expression ordinal(boolean signed) {
    Expression read = asked(term(signed));
    for (int levels = 0;; levels++) {
      scan.spaces();
      int column = scan.column();
      if (!scan.take(':')) {
        nesting.leave(levels);
        return read;
      }
      nesting.enter(this::place);
      scan.spaces();
      read = new Expression.Call("Ordinal", List.of(read, asked(term(true))), column);
    }
  }

  /** A name after a point: a function of what stands before it. */
  private Expression asked(Expression term) {
    Expression read = term;
    int levels = 0;
    for (; scan.peek() == '.' && !scan.ended() && Scan.isLetter(scan.peek(1)); levels++) {
      nesting.enter(this::place);
      scan.at++;
      int column = scan.column();
      String name = scan.letters();
      var arguments = new ArrayList<>(List.of(read));
      if (scan.take('(')) {
        scan.spaces();
        if (!scan.take(')'))
          arguments(arguments);
      }
      read = new Expression.Call(name, arguments, column);
    }
    nesting.leave(levels);
    return read;
  }

  /** Up to the closing parenthesis. */
  private void arguments(List<Expression> into) {
    do
      into.add(sum());
    while (scan.take(','));
    if (!scan.take(')'))
      throw scan.expected("{0}", ")");
  }

  private Phrase place() {
    return Phrase.of("column {0}", scan.column());
  }

  /** @param signed whether a minus may stand before it */
  private Expression term(boolean signed) {
    nesting.enter(this::place);
    Expression term = single(signed);
    nesting.leave();
    return term;
  }

  private Expression single(boolean signed) {
    if (scan.take("+-")) {
      scan.spaces();
      return switched();
    }
    if (signed && scan.peek() == '-') {
      if (Scan.isDigit(scan.peek(1)))
        return numeric();
      scan.at++;
      scan.spaces();
      return new Expression.Negative(ordinal(true));
    }
    if (scan.digit())
      return numeric();
    if (scan.peek() == '^' || scan.peek() == 'v' && downs() || scan.peek() == '*')
      return rest(Dyadic.ZERO);
    return primary();
  }

  /** Whether the letters here are nothing but v. */
  private boolean downs() {
    int ahead = 0;
    while (scan.peek(ahead) == 'v')
      ahead++;
    return !Scan.isLetter(scan.peek(ahead)) && scan.peek(ahead) != '(';
  }

  private Expression primary() {
    if (scan.peek() == '{')
      return braces();
    if (scan.take('(')) {
      Expression inner = sum();
      if (!scan.take(')'))
        throw scan.expected("{0}", ")");
      return inner;
    }
    if (Scan.isLetter(scan.peek()))
      return call();
    throw scan.expected("a value, such as {0}", "{3|1}");
  }

  private Expression call() {
    int column = scan.column();
    String name = scan.letters();
    if (!scan.take('('))
      throw scan.expected("{0} and the arguments of {1}", "(", name);
    if (name.equals("game"))
      return new Expression.InGame(balanced(), column);
    var arguments = new ArrayList<Expression>();
    arguments(arguments);
    return new Expression.Call(name, arguments, column);
  }

  private String balanced() {
    int from = scan.at;
    for (int open = 1; open > 0; scan.at++) {
      if (scan.ended())
        throw scan.expected("{0}", ")");
      open += scan.peek() == '(' ? 1 : scan.peek() == ')' ? -1 : 0;
    }
    return scan.text.substring(from, scan.at - 1);
  }

  /** What follows {@code +-}: a value, or options in braces without a bar. */
  private Expression switched() {
    if (scan.peek() == '{') {
      Braces read = Braces.read(scan, this::sum);
      return read.isList() ? new Expression.Switch(read.list())
          : new Expression.Switch(List.of(read.game()));
    }
    if (scan.digit()) {
      Expression of = new Expression.Switch(List.of(new Expression.Constant(number(), 0, 0)));
      return startsRest() ? new Expression.Sum(List.of(of, rest(Dyadic.ZERO))) : of;
    }
    return new Expression.Switch(List.of(term(false)));
  }

  private Expression braces() {
    int from = scan.at;
    Braces read = Braces.read(scan, this::sum);
    if (read.isList())
      throw scan.refused(from, "a game needs a bar between Left's options and Right's, such as {0}", "{3|1}");
    return read.game();
  }

  private boolean startsRest() {
    return scan.peek() == '^' || scan.peek() == 'v' && downs() || scan.peek() == '*';
  }

  /** A number with what stands at it: ups, a nimber, a tiny, or the game that it multiplies. */
  private Expression numeric() {
    Dyadic number = number();
    boolean spaced = timesBetweenSpaces();
    if (spaced)
      scan.spaces();
    boolean multiplies = spaced || scan.peek() == '*'
        && (scan.peek(1) == '{' || scan.peek(1) == '(' || Scan.isLetter(scan.peek(1)) && scan.peek(1) != 'v');
    if (multiplies || scan.peek() == '.' && !scan.ended() && !asks()) {
      int place = scan.at++;
      scan.spaces();
      if (!number.isInteger() || number.numerator().abs().compareTo(MOST) > 0)
        throw scan.refused(place, "only a whole number multiplies a game, not {0}", number.toString());
      return new Expression.Times(number.numerator().longValueExact(), term(false));
    }
    if (Scan.isLetter(scan.peek()) && !startsRest())
      return new Expression.Sum(List.of(new Expression.Constant(number, 0, 0), call()));
    return startsRest() ? rest(number) : new Expression.Constant(number, 0, 0);
  }

  /** Whether {@code  * } and a game in braces, in parentheses or by its name come next, with spaces. */
  private boolean timesBetweenSpaces() {
    int ahead = 0;
    while (scan.peek(ahead) == ' ')
      ahead++;
    if (ahead == 0 || scan.peek(ahead) != '*')
      return false;
    do
      ahead++;
    while (scan.peek(ahead) == ' ');
    return scan.peek(ahead) == '{' || scan.peek(ahead) == '(' || scan.peek(ahead) == '^'
        || scan.peek(ahead) == '+' && scan.peek(ahead + 1) == '-' || Scan.isLetter(scan.peek(ahead));
  }

  /** Whether a name follows the point that is not that of a game to be multiplied. */
  private boolean asks() {
    return Scan.isLetter(scan.peek(1)) && !scan.text.regionMatches(true, scan.at + 2, "iny(", 0, 4)
        && !scan.text.startsWith("game(", scan.at + 1) && scan.peek(1) != 'v';
  }

  private Dyadic number() {
    int from = scan.at;
    boolean minus = scan.take('-');
    BigInteger whole = whole();
    BigInteger below = BigInteger.ONE;
    if (scan.peek() == '/' && Scan.isDigit(scan.peek(1))) {
      scan.at++;
      below = whole();
    } else if (scan.peek() == '.' && Scan.isDigit(scan.peek(1))) {
      scan.at++;
      String places = scan.digits();
      below = BigInteger.TEN.pow(places.length());
      whole = whole.multiply(below).add(Decimals.parse(places).orElseThrow());
    }
    int to = scan.at;
    return Dyadic.quotient(minus ? whole.negate() : whole, below)
        .orElseThrow(() -> BadInput.expected(Phrase.of("column {0}", from + 1),
            Phrase.of("a number whose denominator is a power of two"), scan.text.substring(from, to)));
  }

  private BigInteger whole() {
    return Decimals.parse(scan.digits()).orElseThrow();
  }

  /** Ups, a nimber, or both, after a number. */
  private Expression rest(Dyadic number) {
    if (scan.peek() == '*')
      return new Expression.Constant(number, 0, nimber());
    boolean down = scan.peek() == 'v';
    int times = 0;
    while (scan.take(down ? 'v' : '^'))
      times++;
    if (times == 1 && (scan.peek() == '[' || scan.peek() == '<' && Scan.isDigit(scan.peek(1))))
      return uptimal(number, down);
    long ups = times == 1 && scan.digit() ? bounded(MOST) : times;
    int nimber = scan.peek() == '*' && !multiplier() ? nimber() : 0;
    return new Expression.Constant(number, down ? -ups : ups, nimber);
  }

  private boolean multiplier() {
    return scan.peek(1) == '{' || scan.peek(1) == '(';
  }

  private Expression uptimal(Dyadic number, boolean down) {
    boolean series = scan.take('[');
    if (!series)
      scan.at++;
    if (!scan.digit())
      throw scan.expected("a whole number from 1");
    int place = scan.at;
    int index = (int) bounded(BigInteger.valueOf(MOST_INDEX));
    if (index == 0)
      throw scan.refused(place, "expected a whole number from 1, found {0}", 0);
    if (!scan.take(series ? ']' : '>'))
      throw scan.expected("{0}", series ? "]" : ">");
    Expression uptimal = series ? new Expression.UpSeries(index, down) : new Expression.UpPower(index, down);
    int nimber = scan.peek() == '*' ? nimber() : 0;
    return number.signum() == 0 && nimber == 0 ? uptimal
        : new Expression.Sum(List.of(uptimal, new Expression.Constant(number, 0, nimber)));
  }

  private int nimber() {
    scan.at++;
    return scan.digit() ? (int) bounded(BigInteger.valueOf(MOST_NIMBER)) : 1;
  }

  private long bounded(BigInteger most) {
    int place = scan.at;
    BigInteger number = whole();
    if (number.compareTo(most) > 0)
      throw scan.refused(place, "at most {0} is possible here", most);
    return number.longValueExact();
  }
}
