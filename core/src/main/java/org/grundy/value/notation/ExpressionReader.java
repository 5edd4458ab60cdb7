package org.grundy.value.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.number.Dyadic;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Precedence;
import org.grundy.phrase.Step;
import org.grundy.phrase.TypedSigns;

/**
 * Reads values as the literature writes them in ASCII: {@code 3/4 ^3*2 +-1 {3||1|-2} Tiny(2)}, sums and differences of
 * them, multiples such as {@code 5*{3|1}}, ordinal sums {@code G:H}, and names with arguments, {@code Cool(G, 1)} or
 * {@code G.Cool(1)}. The Unicode arrows and plus-minus sign are accepted too.
 *
 * <p>{@code +-} is one sign, with or without spaces around it: the switch of the term that follows. Alone, {@code +-1}
 * is {@code {1|-1}}; after a term, {@code 3 +- 1} is {@code 3 + {1|-1}}. A plus followed by a minus needs a space
 * between them: {@code 3 + -1}. Time is linear in the text.
 */
public final class ExpressionReader {
  /**
   * The deepest nesting of braces, parentheses, signs and functions; code that walks an expression recurses as deep.
   */
  private static final int DEEPEST = 200;
  private static final BigInteger MOST_TIMES = BigInteger.valueOf(Long.MAX_VALUE);
  /** How tightly operators bind: plus and minus, then colons, then the point before a function, then multiples. */
  private static final int SUM = 0;
  private static final int ORDINAL = 1;
  private static final int ASKED = 2;
  private static final int TERM = 3;

  private final Cursor cursor;
  private final ConstantReader constants;
  private final Nesting nesting = new Nesting(DEEPEST);
  private final Precedence<Expression> expressions = new Precedence<>(this::operand, this::operator);

  private final Names names;

  private ExpressionReader(String text, Names names) {
    this.names = names;
    cursor = Cursor.of(text.replace('↑', '^').replace('↓', 'v').replace("±", "+-").replace('−', '-').replace('∗', '*')
        .replace("⇑", "^^").replace("⇓", "vv"));
    constants = new ConstantReader(cursor);
  }

  /**
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Expression read(String text) {
    return read(text, Names.NONE);
  }

  /**
   * The names that a text may use.
   *
   * @param values    what names without arguments stand for
   * @param functions what takes arguments
   */
  public record Names(Map<String, Expression> values, Set<String> functions) {
    public static final Names NONE = new Names(Map.of(), Set.of());
  }

  /**
   * Reads an expression in which some names stand for others.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Expression read(String text, Names names) {
    var reader = new ExpressionReader(text, names);
    Expression expression = reader.expressions.read(SUM);
    if (!reader.cursor.ended())
      throw reader.unexpected("+ -");
    return expression;
  }

  /**
   * Reads the functions applied to an expression, as written after a point: {@code Cool(1).Mean}.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Expression readAsked(Expression of, String functions) {
    var reader = new ExpressionReader("." + functions.strip(), Names.NONE);
    Expression expression = reader.expressions.read(TERM, reader.asked(of, 0));
    if (!reader.cursor.ended() || expression.equals(of))
      throw BadInput.because("expected a function, such as {0}, found {1}", "Cool(1/2)", BadInput.quoted(functions));
    return expression;
  }

  /** The error where an expression goes on in a way that it cannot. */
  private BadInput unexpected(String signs) {
    return cursor.peek() == '*'
        ? cursor.refused(cursor.at(), "a number multiplies from the left, as in {0}; a nimber is added, as in {1}",
            "2*{3|1}", "{3|1} + *2")
        : cursor.expected("{0} or the end", signs);
  }

  /** A comparison: two expressions with a sign between them. */
  public record Comparison(Expression left, String sign, Expression right) {
  }

  private static final List<String> SIGNS = List.of("<=", ">=", "<>", "==", "!=", "||", "<", ">", "=", "\u2264",
      "\u2265", "\u2260");

  /**
   * Reads a comparison such as {@code G >= H}, in which names may stand for expressions; empty when the text is a single
   * expression.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static Optional<Comparison> readComparison(String text, Names names) {
    var reader = new ExpressionReader(text, names);
    Expression left = reader.expressions.read(SUM);
    if (reader.cursor.ended())
      return Optional.empty();
    for (String sign : SIGNS)
      if (reader.cursor.took(sign)) {
        Expression right = reader.expressions.read(SUM);
        if (!reader.cursor.ended())
          throw reader.unexpected("+ -");
        return Optional.of(new Comparison(left, TypedSigns.ALL.getOrDefault(sign, sign), right));
      }
    throw reader.unexpected("+ - < = >");
  }

  /** A term of a sum as written. */
  public record Term(boolean negative, String text) {
  }

  /**
   * The terms of a sum, including sums in parentheses: {@code ^ - (1 + *)} is ^ less 1 less *. A switch and its
   * argument are one term.
   *
   * @throws BadInput what was expected, what was found, and in which column
   */
  public static List<Term> terms(String text) {
    var terms = new ArrayList<Term>();
    terms(text, false, terms);
    return terms;
  }

  private static void terms(String text, boolean negative, List<Term> into) {
    var reader = new ExpressionReader(text, Names.NONE);
    Cursor cursor = reader.cursor;
    boolean minus = negative;
    do {
      cursor.skipSpaces();
      while (cursor.peek() == '-' && !Cursor.isDigit(cursor.peek(1))) {
        cursor.take();
        minus = !minus;
        cursor.skipSpaces();
      }
      int from = cursor.at();
      boolean parenthesis = cursor.peek() == '(';
      if (parenthesis) {
        reader.expressions.read(TERM, reader.primary());
        cursor.skipSpaces();
      }
      boolean alone = parenthesis && (cursor.ended() || cursor.peek() == '+' || cursor.peek() == '-');
      if (alone) {
        terms(cursor.text().substring(from + 1, cursor.text().lastIndexOf(')', cursor.at() - 1)), minus, into);
      } else {
        cursor.go(from);
        reader.expressions.read(ORDINAL);
        into.add(new Term(minus, cursor.since(from).strip()));
      }
      cursor.skipSpaces();
      minus = negative ^ cursor.peek() == '-';
    } while (cursor.peek() == '+' && cursor.peek(1) == '-' || cursor.took('+') || cursor.took('-'));
    if (!cursor.ended())
      throw cursor.expected("{0} or the end", "+ -");
  }

  /**
   * Reads the operand before an operator: a term, with the functions after it where they are allowed. Where they are
   * not, neither is a minus.
   */
  private Step<Expression> operand(int strength) {
    if (strength == TERM)
      return term(false);
    if (strength == SUM)
      cursor.skipSpaces();
    return term(true).then(term -> asked(term, 0));
  }

  private Optional<Step<Expression>> operator(Expression left, int strength) {
    if (strength > ORDINAL)
      return Optional.empty();
    cursor.skipSpaces();
    if (cursor.peek() == ':')
      return Optional.of(ordinal(left, 0));
    boolean sum = strength == SUM && (cursor.peek() == '+' || cursor.peek() == '-');
    return sum ? Optional.of(sum(new ArrayList<>(List.of(left)))) : Optional.empty();
  }

  /** The terms after these. */
  private Step<Expression> sum(List<Expression> terms) {
    cursor.skipSpaces();
    boolean switched = cursor.peek() == '+' && cursor.peek(1) == '-';
    boolean minus = cursor.peek() == '-';
    if (!minus && cursor.peek() != '+')
      return Step.read(new Expression.Sum(terms));
    if (!switched) {
      cursor.take();
      cursor.skipSpaces();
    }
    return Step.inner(ORDINAL, term -> {
      terms.add(minus ? new Expression.Negative(term) : term);
      return sum(terms);
    });
  }

  /** Terms separated by colons, {@code G:H}, each with the functions after it, {@code G.Cool(1)}. */
  private Step<Expression> ordinal(Expression left, int levels) {
    cursor.skipSpaces();
    int column = cursor.column();
    if (!cursor.took(':')) {
      nesting.leave(levels);
      return Step.read(left);
    }
    nesting.enter(cursor::place);
    cursor.skipSpaces();
    return Step.inner(ASKED,
        right -> ordinal(new Expression.Call("Ordinal", List.of(left, right), column), levels + 1));
  }

  /** A name after a point: a function of the operand before it. */
  private Step<Expression> asked(Expression of, int levels) {
    if (cursor.peek() != '.' || !Cursor.isLetter(cursor.peek(1))) {
      nesting.leave(levels);
      return Step.read(of);
    }
    nesting.enter(cursor::place);
    cursor.take();
    int column = cursor.column();
    String name = cursor.letters();
    var arguments = new ArrayList<>(List.of(of));
    boolean bracket = cursor.took('(');
    if (bracket)
      cursor.skipSpaces();
    Step<Expression> call = !bracket || cursor.took(')') ? Step.read(new Expression.Call(name, arguments, column))
        : arguments(name, arguments, column);
    return call.then(read -> asked(read, levels + 1));
  }

  /** Reads the arguments after these, up to the closing parenthesis. */
  private Step<Expression> arguments(String name, List<Expression> arguments, int column) {
    return Step.inner(SUM, argument -> {
      arguments.add(argument);
      if (cursor.took(','))
        return arguments(name, arguments, column);
      close();
      return Step.read(new Expression.Call(name, arguments, column));
    });
  }

  private void close() {
    if (!cursor.took(')'))
      throw cursor.expected("{0}", ")");
  }

  /** @param signed whether a minus is allowed before it */
  private Step<Expression> term(boolean signed) {
    nesting.enter(cursor::place);
    return single(signed).after(nesting::leave);
  }

  private Step<Expression> single(boolean signed) {
    if (cursor.took("+-")) {
      cursor.skipSpaces();
      return switched();
    }
    if (signed && cursor.peek() == '-' && !Cursor.isDigit(cursor.peek(1))) {
      cursor.take();
      cursor.skipSpaces();
      return Step.inner(ORDINAL, of -> Step.read(new Expression.Negative(of)));
    }
    if (signed && cursor.peek() == '-' || cursor.isDigit())
      return numeric();
    return constants.isInfinitesimal() ? Step.read(constants.infinitesimal(Dyadic.ZERO)) : primary();
  }

  private Step<Expression> primary() {
    if (cursor.peek() == '{')
      return braces();
    if (cursor.took('('))
      return Step.inner(SUM, inner -> {
        close();
        return Step.read(inner);
      });
    if (cursor.isLetter())
      return call();
    throw cursor.expected("a value, such as {0}", "{3|1}");
  }

  private Step<Expression> call() {
    int at = cursor.at();
    int column = cursor.column();
    String name = cursor.letters();
    boolean called = cursor.took('(');
    if (!called && names.values.containsKey(name))
      return Step.read(names.values.get(name));
    if (!called && Character.isUpperCase(name.charAt(0)) && !names.functions.contains(name))
      throw cursor.refused(at, "{0} has no value; give it one first, as in {1}", name,
          name + " := 2; " + name + " + 1").about(name);
    if (!called)
      throw cursor.expected("{0} and the arguments of {1}", "(", name);
    return name.equals("game") ? Step.read(new Expression.InGame(balanced(), column))
        : arguments(name, new ArrayList<>(), column);
  }

  private String balanced() {
    int from = cursor.at();
    for (int open = 1; open > 0;) {
      if (cursor.ended())
        throw cursor.expected("{0}", ")");
      char next = cursor.take();
      open += next == '(' ? 1 : next == ')' ? -1 : 0;
    }
    return cursor.text().substring(from, cursor.at() - 1);
  }

  /** The argument of {@code +-}: a value, or options in braces without a bar. */
  private Step<Expression> switched() {
    if (cursor.peek() == '{')
      return Braces.read(cursor, SUM,
          read -> new Expression.Switch(read.isList() ? read.list() : List.of(read.game())));
    if (!cursor.isDigit())
      return Step.inner(TERM, term -> Step.read(new Expression.Switch(List.of(term))));
    Expression of = new Expression.Switch(List.of(new Expression.Constant(constants.number(), 0, 0)));
    return Step.read(!constants.isInfinitesimal() ? of
        : new Expression.Sum(List.of(of, constants.infinitesimal(Dyadic.ZERO))));
  }

  private Step<Expression> braces() {
    int from = cursor.at();
    return Braces.read(cursor, SUM, read -> {
      if (read.isList())
        throw cursor.refused(from, "a game needs a bar between Left's and Right's options, such as {0}", "{3|1}");
      return read.game();
    });
  }

  /** A number with what is attached to it: ups, a nimber, a tiny, or the game that it multiplies. */
  private Step<Expression> numeric() {
    Dyadic number = constants.number();
    boolean spaced = timesBetweenSpaces();
    if (spaced)
      cursor.skipSpaces();
    boolean multiplies = spaced || cursor.peek() == '*' && (cursor.peek(1) == '{' || cursor.peek(1) == '('
        || Cursor.isLetter(cursor.peek(1)) && cursor.peek(1) != 'v');
    if (multiplies || cursor.peek() == '.' && !asks())
      return times(number);
    if (constants.isInfinitesimal())
      return Step.read(constants.infinitesimal(number));
    Expression constant = new Expression.Constant(number, 0, 0);
    return cursor.isLetter() ? call().then(call -> Step.read(new Expression.Sum(List.of(constant, call))))
        : Step.read(constant);
  }

  private Step<Expression> times(Dyadic number) {
    int place = cursor.at();
    cursor.take();
    cursor.skipSpaces();
    if (!number.isInteger() || number.numerator().abs().compareTo(MOST_TIMES) > 0)
      throw cursor.refused(place, "a game can be multiplied only by a whole number, not {0}", number.toString());
    return Step.inner(TERM, of -> Step.read(new Expression.Times(number.numerator().longValueExact(), of)));
  }

  /** Whether {@code  * } and a game in braces, in parentheses or by its name come next, with spaces. */
  private boolean timesBetweenSpaces() {
    int ahead = 0;
    while (cursor.peek(ahead) == ' ')
      ahead++;
    if (ahead == 0 || cursor.peek(ahead) != '*')
      return false;
    do
      ahead++;
    while (cursor.peek(ahead) == ' ');
    return cursor.peek(ahead) == '{' || cursor.peek(ahead) == '(' || cursor.peek(ahead) == '^'
        || cursor.peek(ahead) == '+' && cursor.peek(ahead + 1) == '-' || Cursor.isLetter(cursor.peek(ahead));
  }

  /** Whether the name after the point is a function, rather than the name of a game to be multiplied. */
  private boolean asks() {
    return Cursor.isLetter(cursor.peek(1)) && !cursor.text().regionMatches(true, cursor.at() + 2, "iny(", 0, 4)
        && !cursor.text().startsWith("game(", cursor.at() + 1) && cursor.peek(1) != 'v';
  }
}
