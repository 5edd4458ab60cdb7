package org.grundy.word.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Term.Call;
import org.grundy.word.formula.Term.Operation;
import org.grundy.word.formula.Term.Operator;

/**
 * Reads a {@link Term}. Where only linear terms may stand:
 *
 * <pre>
 * sum     = [ "-" ] product { ( "+" | "-" ) product }
 * product = variable | number [ [ "*" ] variable ]
 * </pre>
 *
 * and elsewhere
 *
 * <pre>
 * product = unary { ( "*" | "/" | "mod" | "%" ) unary }         a product may also be written 2k or 2(k+1)
 * unary   = "-" unary | "~" unary | power                       "~" with bits only
 * power   = atom [ "^" power ]                                  not with bits
 * atom    = number | variable | function "(" sum [ "," sum ] ")" | "(" sum ")"
 * </pre>
 *
 * With bits a term is {@code or = xor { "|" xor }}, {@code xor = and { "^" and }}, {@code and = shift { "&" shift }},
 * {@code shift = sum { ( "<<" | ">>" ) sum }}, as in C.
 */
public final class TermReader {
  /** So that some 9,000 numbers can be added up in a {@code long}. */
  private static final int MOST_DIGITS = 15;
  /** So that reading, and all that walks through a term, does not use up the stack. */
  private static final int MOST_DEPTH = 64;
  private static final int MOST_OPERATIONS = 256;
  /** Words that are no variables. */
  private static final Set<String> WORDS = Set.of("and", "or", "not", "is", "mod", "where", "take", "replace", "by",
      "divides", "in", "any", "order");

  private final Tokens tokens;
  private final List<String> names;
  private final Dialect dialect;
  private final boolean grows;
  private final Nesting nesting = new Nesting(MOST_DEPTH);
  private int operations;

  private TermReader(Tokens tokens, List<String> names, Dialect dialect, boolean grows) {
    this.tokens = tokens;
    this.names = names;
    this.dialect = dialect;
    this.grows = grows;
  }

  /** A reader of terms with these variables. */
  public static TermReader of(Tokens tokens, List<String> names, Dialect dialect) {
    return new TermReader(tokens, List.copyOf(names), dialect, false);
  }

  /** A reader of terms in which any small letter is a variable; new ones are added to {@code names}. */
  public static TermReader growing(Tokens tokens, List<String> names, Dialect dialect) {
    return new TermReader(tokens, names, dialect, true);
  }

  /**
   * Reads the whole text as a term.
   *
   * @throws org.grundy.phrase.BadInput when it is none, with the column
   */
  public static Term parse(String text, List<String> names, Dialect dialect) {
    var tokens = new Tokens(text);
    Term term = of(tokens, names, dialect).term();
    if (!tokens.peek().isEmpty())
      throw tokens.expected(Phrase.of("an operator or the end"));
    return term;
  }

  /** The term that is next. */
  public Term term() {
    return dialect == Dialect.BITS ? bits(0) : sum();
  }

  private static final List<String> BITS = List.of("|", "^", "&");

  private Term bits(int level) {
    if (level == BITS.size())
      return shift();
    Term left = bits(level + 1);
    while (tokens.took(BITS.get(level)))
      left = operation(switch (level) {
        case 0 -> Operator.OR;
        case 1 -> Operator.XOR;
        default -> Operator.AND;
      }, left, bits(level + 1));
    return left;
  }

  private Term shift() {
    Term left = sum();
    for (;;)
      if (tokens.took("<<"))
        left = operation(Operator.LEFT, left, sum());
      else if (tokens.took(">>"))
        left = operation(Operator.RIGHT, left, sum());
      else
        return left;
  }

  Term sum() {
    Term sum = product();
    for (;;)
      if (tokens.took("+"))
        sum = operation(Operator.PLUS, sum, product());
      else if (tokens.took("-"))
        sum = operation(Operator.MINUS, sum, product());
      else
        return sum;
  }

  /** The sum that is next, which must be linear; added up as it is read, so that it may be of any length. */
  Linear linear() {
    Linear sum = Linear.constant(names.size(), 0);
    int sign = tokens.took("-") ? -1 : 1;
    for (;;) {
      Linear multiple = multiple().linear(names.size()).orElseThrow();
      sum = sum.minus(sign > 0 ? multiple.negated() : multiple);
      if (tokens.peek().equals("+") || tokens.peek().equals("-"))
        sign = tokens.take().equals("+") ? 1 : -1;
      else
        return sum;
    }
  }

  /** Whether a variable stands next. */
  private boolean isVariable() {
    return names.contains(tokens.peek())
        || grows && tokens.isName() && tokens.peek().length() == 1 && Character.isLowerCase(tokens.peek().charAt(0));
  }

  private Term variable() {
    String name = tokens.take();
    if (!names.contains(name))
      names.add(name);
    return new Term.Variable(names.indexOf(name));
  }

  private Term multiple() {
    if (isVariable())
      return variable();
    Term number = number();
    if (!isVariable() && !tokens.took("*"))
      return number;
    if (!isVariable())
      throw tokens.expected(Phrase.of("a variable ({0})", listed()));
    return operation(Operator.TIMES, number, variable());
  }

  private Term number() {
    if (!tokens.isNumber())
      throw tokens.expected(dialect != Dialect.LINEAR ? Phrase.of("a number, {0}, a function or (", variables())
          : names.isEmpty() ? Phrase.of("a number") : Phrase.of("a variable ({0}) or a number", listed()));
    if (tokens.peek().length() > MOST_DIGITS)
      throw tokens.expected(Phrase.of("a number of at most {0} digits", MOST_DIGITS));
    return new Term.Constant(Long.parseLong(tokens.take()));
  }

  private Phrase variables() {
    return grows ? Phrase.of("a small letter") : Phrase.of("a variable ({0})", listed());
  }

  /** Long texts are refused, since they make terms as deep as they are long. */
  private Operation operation(Operator operator, Term left, Term right) {
    if (++operations > MOST_OPERATIONS)
      throw tokens.expected(Phrase.of("at most {0} operations", MOST_OPERATIONS));
    return new Operation(operator, left, right);
  }

  private Term product() {
    Term left = unary();
    for (;;) {
      Optional<Operator> operator = switch (tokens.peek()) {
        case "*" -> Optional.of(Operator.TIMES);
        case "/" -> Optional.of(Operator.QUOTIENT);
        case "%", "mod" -> Optional.of(Operator.REMAINDER);
        default -> Optional.empty();
      };
      if (operator.isEmpty())
        return left;
      tokens.take();
      left = operation(operator.get(), left, unary());
    }
  }

  private Term unary() {
    int depth = nesting.mark();
    nesting.enter(tokens::place);
    try {
      if (tokens.took("-"))
        return operation(Operator.MINUS, new Term.Constant(0), unary());
      if (dialect == Dialect.BITS && tokens.took("~"))
        return operation(Operator.MINUS, new Term.Constant(-1), unary());
      return power();
    } finally {
      nesting.back(depth);
    }
  }

  private Term power() {
    boolean numbered = tokens.isNumber();
    Term atom = atom();
    if (numbered && (isVariable() || tokens.peek().equals("(")))
      return operation(Operator.TIMES, atom, power());
    return dialect == Dialect.RULES && tokens.took("^") ? operation(Operator.POWER, atom, unary()) : atom;
  }

  private Term atom() {
    if (tokens.took("(")) {
      Term inner = term();
      tokens.require(")");
      return inner;
    }
    Optional<Function> function = Function.named(tokens.peek().toLowerCase(Locale.ROOT));
    if (function.isPresent() && tokens.second().equals("("))
      return call(function.get());
    if (isVariable())
      return variable();
    if (tokens.isName() && !WORDS.contains(tokens.peek()))
      throw tokens.expected(Phrase.of("{0} or a function ({1})", variables(), functions()));
    return number();
  }

  private static String functions() {
    return String.join(", ", Stream.of(Function.values()).map(Function::written).toList());
  }

  private Call call(Function function) {
    tokens.take();
    tokens.take();
    var arguments = new ArrayList<Term>();
    arguments.add(term());
    while (arguments.size() < function.arity()) {
      if (!tokens.took(","))
        throw tokens.expected(Phrase.of("a comma and a second number, as in {0}",
            function.example(names.isEmpty() ? "10" : names.getFirst())));
      arguments.add(term());
    }
    tokens.require(")");
    return new Call(function, arguments);
  }

  /** The names: {@code a, b or c}. */
  private Phrase listed() {
    if (names.size() < 2)
      return Phrase.verbatim(String.join("", names));
    return Phrase.of("{0} or {1}", String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
  }
}
