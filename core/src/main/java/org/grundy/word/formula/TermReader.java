package org.grundy.word.formula;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Precedence;
import org.grundy.phrase.Step;
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
  /** The most digits of a number: some 9,000 such numbers can be added up in a {@code long}. */
  private static final int MOST_DIGITS = 15;
  /** The limits on terms, so that neither reading nor walking through one overflows the stack. */
  private static final int MOST_DEPTH = 64;
  private static final int MOST_OPERATIONS = 256;
  /** Words that cannot be variables. */
  private static final Set<String> WORDS = Set.of("and", "or", "not", "is", "mod", "where", "take", "replace", "by",
      "divides", "in", "any", "order");

  /**
   * How tightly operators bind: signs bind more tightly than the operators of the tables below, and a factor after a
   * number most tightly.
   */
  private static final int LOOSEST = 0;
  private static final int UNARY = 6;
  private static final int FACTOR = 7;

  private record Infix(int strength, Operator operator) {
  }

  private static final Map<String, Infix> ARITHMETIC = Map.of("+", new Infix(4, Operator.PLUS), "-",
      new Infix(4, Operator.MINUS), "*", new Infix(5, Operator.TIMES), "/", new Infix(5, Operator.QUOTIENT), "%",
      new Infix(5, Operator.REMAINDER), "mod", new Infix(5, Operator.REMAINDER));
  private static final Map<String, Infix> WITH_BITS = with(ARITHMETIC,
      Map.of("|", new Infix(0, Operator.OR), "^", new Infix(1, Operator.XOR), "&", new Infix(2, Operator.AND), "<<",
          new Infix(3, Operator.LEFT), ">>", new Infix(3, Operator.RIGHT)));

  private final Tokens tokens;
  private final List<String> names;
  private final Dialect dialect;
  private final boolean grows;
  private final Map<String, Infix> infixes;
  private final Nesting nesting = new Nesting(MOST_DEPTH);
  private final Precedence<Term> expressions = new Precedence<>(this::operand, this::operator);
  private int operations;

  private TermReader(Tokens tokens, List<String> names, Dialect dialect, boolean grows) {
    this.tokens = tokens;
    this.names = names;
    this.dialect = dialect;
    this.grows = grows;
    this.infixes = dialect == Dialect.BITS ? WITH_BITS : ARITHMETIC;
  }

  private static Map<String, Infix> with(Map<String, Infix> some, Map<String, Infix> others) {
    var all = new HashMap<>(some);
    all.putAll(others);
    return Map.copyOf(all);
  }

  /** A reader of terms with these variables. */
  public static TermReader of(Tokens tokens, List<String> names, Dialect dialect) {
    return new TermReader(tokens, List.copyOf(names), dialect, false);
  }

  /** A reader of terms in which any lower-case letter is a variable; new ones are added to {@code names}. */
  public static TermReader growing(Tokens tokens, List<String> names, Dialect dialect) {
    return new TermReader(tokens, names, dialect, true);
  }

  /**
   * Reads the whole text as a term.
   *
   * @throws org.grundy.phrase.BadInput when it is not a term, with the column
   */
  public static Term parse(String text, List<String> names, Dialect dialect) {
    var tokens = new Tokens(text);
    Term term = of(tokens, names, dialect).term();
    tokens.end(Phrase.of("an operator or the end"));
    return term;
  }

  /** The term that is next. */
  public Term term() {
    int depth = nesting.mark();
    try {
      return expressions.read(LOOSEST);
    } finally {
      nesting.back(depth);
    }
  }

  /** The next sum, which must be linear. It is added up as it is read, so it may have any length. */
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

  /** Whether a variable comes next. */
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
      throw tokens.expected(dialect != Dialect.LINEAR ? Phrase.of("a number, {0}, a function or '('", variables())
          : names.isEmpty() ? Phrase.of("a number") : Phrase.of("a variable ({0}) or a number", listed()));
    if (tokens.peek().length() > MOST_DIGITS)
      throw tokens.expected(Phrase.of("a number of at most {0} digits", MOST_DIGITS));
    return new Term.Constant(Long.parseLong(tokens.take()));
  }

  private Phrase variables() {
    return grows ? Phrase.of("a lowercase letter") : Phrase.of("a variable ({0})", listed());
  }

  /** An operation. Long texts are refused, since their terms are as deep as they are long. */
  private Operation operation(Operator operator, Term left, Term right) {
    if (++operations > MOST_OPERATIONS)
      throw tokens.expected(Phrase.of("at most {0} operations", MOST_OPERATIONS));
    return new Operation(operator, left, right);
  }

  private Optional<Step<Term>> operator(Term left, int strength) {
    Infix infix = infixes.get(tokens.peek());
    if (infix == null || infix.strength < strength)
      return Optional.empty();
    tokens.take();
    return Optional.of(Step.inner(infix.strength + 1, right -> Step.read(operation(infix.operator, left, right))));
  }

  private Step<Term> operand(int strength) {
    if (strength == FACTOR)
      return power();
    nesting.enter(tokens::place);
    return unary().after(nesting::leave);
  }

  private Step<Term> unary() {
    boolean minus = tokens.took("-");
    if (!minus && !(dialect == Dialect.BITS && tokens.took("~")))
      return power();
    return Step.inner(UNARY,
        of -> Step.read(operation(Operator.MINUS, new Term.Constant(minus ? 0 : -1), of)));
  }

  private Step<Term> power() {
    boolean numbered = tokens.isNumber();
    return atom().then(atom -> {
      if (numbered && (isVariable() || tokens.peek().equals("(")))
        return Step.inner(FACTOR, factor -> Step.read(operation(Operator.TIMES, atom, factor)));
      return dialect == Dialect.RULES && tokens.took("^")
          ? Step.inner(UNARY, exponent -> Step.read(operation(Operator.POWER, atom, exponent)))
          : Step.read(atom);
    });
  }

  private Step<Term> atom() {
    if (tokens.took("("))
      return Step.inner(LOOSEST, inner -> {
        tokens.require(")");
        return Step.read(inner);
      });
    Optional<Function> function = Function.named(tokens.peek().toLowerCase(Locale.ROOT));
    if (function.isPresent() && tokens.second().equals("(")) {
      tokens.take();
      tokens.take();
      return arguments(function.get(), List.of());
    }
    if (isVariable())
      return Step.read(variable());
    if (tokens.isName() && !WORDS.contains(tokens.peek()))
      throw tokens.expected(tokens.second().equals("(")
          ? Phrase.of("{0} or a function ({1})", variables(), functions())
          : Phrase.of("{0} or a function", variables()));
    return Step.read(number());
  }

  private static String functions() {
    return String.join(", ", Stream.of(Function.values()).map(Function::written).toList());
  }

  /** A call of a function, after its first arguments have been read. */
  private Step<Term> arguments(Function function, List<Term> first) {
    return Step.inner(LOOSEST, last -> {
      List<Term> arguments = Stream.concat(first.stream(), Stream.of(last)).toList();
      if (arguments.size() == function.arity()) {
        tokens.require(")");
        return Step.read(new Call(function, arguments));
      }
      if (!tokens.took(","))
        throw tokens.expected(Phrase.of("a comma and a second number, as in {0}",
            function.example(names.isEmpty() ? "10" : names.getFirst())));
      return arguments(function, arguments);
    });
  }

  /** The names as a list: {@code a, b or c}. */
  private Phrase listed() {
    if (names.size() < 2)
      return Phrase.verbatim(String.join("", names));
    return Phrase.of("{0} or {1}", String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
  }
}
