package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Precedence;
import org.grundy.phrase.Step;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Tokens;
import org.grundy.word.logic.Part.Amount;
import org.grundy.word.logic.Part.Constant;
import org.grundy.word.logic.Part.Placed;
import org.grundy.word.logic.Part.Sentence;

/**
 * Reads a {@link Statement}:
 *
 * <pre>
 * statement = [ "?" system ] formula
 * system    = "base" number | "msd_" number | "msd_fib" | "msd_trib" | "msd_pell" | "fibonacci" | "tribonacci" | "pell"
 *           | "recurrence" [ "-" ] number { [ "-" ] number } | "ostrowski" fraction
 * formula   = implied { "&lt;=&gt;" implied }
 * implied   = either [ "=&gt;" implied ]
 * either    = both { "|" both }
 * both      = single { "&amp;" single }
 * single    = "~" single | ( "A" | "E" ) name { "," name } single | "I" name single | chain
 * chain     = sum { relation sum } | relation's name "(" sum { "," sum } ")"
 * sum       = [ "-" ] product { ( "+" | "-" ) product }
 * product   = factor { [ "*" | "/" | "mod" | "%" ] factor }
 * factor    = number | name | function's name "(" sum { "," sum } ")" | word's name "[" sum "]" | "@" letter
 *           | "(" formula ")" | ( "least" | "greatest" ) name "(" formula ")"
 * </pre>
 *
 * where {@link SystemReader} reads the system. "I n" is "for infinitely many n". A comparison is false when one of its
 * function arguments, places in a word, or dividends is below 0, or when there is no least or greatest number. Each argument
 * that is not a variable is bound once, in the scope of the last of its variables.
 */
final class FormulaReader {
  /** How tightly the operators bind, from the loosest to the tightest. */
  private static final int EQUIVALENT = 0;
  private static final int IMPLIED = 1;
  private static final int EITHER = 2;
  private static final int BOTH = 3;
  private static final int SINGLE = 4;
  private static final int CHAIN = 5;
  static final int SUM = 6;
  private static final int PRODUCT = 7;
  private static final int FACTOR = 8;
  private static final int NONE = -1;
  private static final Map<String, Integer> STRENGTHS = Map.of("<=>", EQUIVALENT, "=>", IMPLIED, "|", EITHER, "&", BOTH,
      "+", SUM, "-", SUM, "*", PRODUCT);
  /** The signs of a quotient and of a remainder. */
  private static final String QUOTIENT = "/";
  private static final Set<String> REMAINDER = Set.of("mod", "%");
  private static final String INFINITELY_MANY = "I";
  private static final Set<String> QUANTIFIERS = Set.of("A", "E", INFINITELY_MANY);

  /** The most digits of a number, since conversions to digits take quadratic time and memory. */
  static final int MOST_DIGITS = 10_000;
  private static final int DEEPEST = 200;
  /** Words that people write instead of the signs of statements. */
  private static final Map<String, String> SIGNS = Map.of("forall", "A", "all", "A", "for", "A", "exists", "E", "some",
      "E", "and", "&", "or", "|", "not", "~", "implies", "=>", "iff", "<=>");

  private final Tokens tokens;
  private final Scopes scopes;
  private final Nesting nesting = new Nesting(DEEPEST);
  private final Comparisons comparisons;
  private final Kinds kinds;
  private final Applications applications;
  private final Precedence<Placed> expressions = new Precedence<>(this::operand, this::operator);

  /**
   * @param parameters the variables that the formula may use
   * @param open       whether other names are variables too
   */
  FormulaReader(Theory theory, Tokens tokens, List<Variable> parameters, boolean open) {
    this.tokens = tokens;
    scopes = new Scopes(parameters, open, here());
    comparisons = new Comparisons(tokens);
    kinds = new Kinds(tokens);
    applications = new Applications(theory, tokens, scopes);
  }

  private Phrase here() {
    return tokens.place(tokens.offset());
  }

  /** Reads to the end. */
  Statement read() {
    try {
      if (tokens.took("?"))
        applications.choose(new SystemReader(tokens).read());
      Formula formula = formula();
      tokens.end(Phrase.of("a connective (& | => <=>) or the end"));
      applications.check();
      Scope top = scopes.top();
      return new Statement(List.copyOf(top.names().values()), top.bindings(), formula, applications.system());
    } catch (ArithmeticException _) {
      throw tokens.expected(Phrase.of("smaller numbers before this point"));
    }
  }

  private Formula formula() {
    int start = tokens.offset();
    nesting.enter(tokens::place);
    Placed read = expressions.read(EQUIVALENT);
    nesting.leave();
    return kinds.sentence(read, start);
  }

  /** The strength of the next operator. */
  private int strength(Placed left) {
    if (tokens.peek().equals("^") && left.part() instanceof Amount)
      throw BadInput.because("{0}: a statement has no powers; it can multiply only by numbers, as in {1}", here(),
          "2n + 1");
    if (Relation.isSign(tokens.peek()))
      return CHAIN;
    if (isDivision())
      return PRODUCT;
    return STRENGTHS.getOrDefault(tokens.peek(), left.part() instanceof Amount && isFactor() ? PRODUCT : NONE);
  }

  private Optional<Step<Placed>> operator(Placed left, int strength) {
    int next = strength(left);
    if (next < strength)
      return Optional.empty();
    return Optional.of(switch (next) {
      case EQUIVALENT -> equivalent(left);
      case IMPLIED -> implied(left);
      case EITHER -> list(left, BOTH, Formula.Or::new);
      case BOTH -> list(left, SINGLE, Formula.And::new);
      case CHAIN -> chain(left, new ArrayList<>(), left.start());
      case SUM -> sum(left);
      default -> product(left);
    });
  }

  private Step<Placed> equivalent(Placed left) {
    tokens.take();
    Formula one = kinds.sentence(left, left.start());
    int next = tokens.offset();
    return Step.inner(IMPLIED, right -> {
      Formula other = kinds.sentence(right, next);
      return Part.read(new Sentence(
          Formula.or(Formula.and(one, other), Formula.and(Formula.not(one), Formula.not(other)))), left.start());
    });
  }

  private Step<Placed> implied(Placed left) {
    tokens.take();
    nesting.enter(tokens::place);
    Formula condition = kinds.sentence(left, left.start());
    int next = tokens.offset();
    return Step.inner(IMPLIED, right -> {
      Formula then = kinds.sentence(right, next);
      nesting.leave();
      return Part.read(new Sentence(Formula.or(Formula.not(condition), then)), left.start());
    });
  }

  /** Sentences joined by the same sign. */
  private Step<Placed> list(Placed left, int strength, Function<List<Formula>, Formula> joined) {
    return list(left, strength, joined, new ArrayList<>(List.of(kinds.sentence(left, left.start()))), tokens.peek());
  }

  private Step<Placed> list(Placed left, int strength, Function<List<Formula>, Formula> joined, List<Formula> parts,
      String sign) {
    tokens.take();
    int next = tokens.offset();
    return Step.inner(strength, part -> {
      parts.add(kinds.sentence(part, next));
      return tokens.peek().equals(sign) ? list(left, strength, joined, parts, sign)
          : Part.read(new Sentence(joined.apply(parts)), left.start());
    });
  }

  private Step<Placed> chain(Placed left, List<Formula> parts, int start) {
    int offset = tokens.offset();
    String symbol = tokens.take();
    return Step.inner(SUM, right -> {
      parts.add(comparisons.of(left.part(), symbol, right.part(), offset));
      if (Relation.isSign(tokens.peek()))
        return chain(right, parts, start);
      return Part.read(new Sentence(parts.size() == 1 ? parts.getFirst() : new Formula.And(parts)), start);
    });
  }

  private Step<Placed> sum(Placed left) {
    Amount sum = kinds.number(left, left.start());
    int sign = tokens.take().equals("+") ? 1 : -1;
    int next = tokens.offset();
    return Step.inner(PRODUCT, right -> {
      Amount more = kinds.number(right, next);
      return Part.read(new Amount(sum.term().plus(more.term(), sign), joined(sum.guards(), more.guards())),
          left.start());
    });
  }

  private static List<Formula> joined(List<Formula> one, List<Formula> other) {
    var joined = new ArrayList<>(one);
    joined.addAll(other);
    return joined;
  }

  /** Whether a factor follows without a sign. */
  private boolean isFactor() {
    return tokens.isName() || tokens.peek().equals("(");
  }

  private boolean isDivision() {
    return tokens.peek().equals(QUOTIENT) || REMAINDER.contains(tokens.peek());
  }

  private Step<Placed> product(Placed left) {
    return product(new Factors(tokens, scopes, kinds.number(left, left.start()), left.start()), left.start());
  }

  private Step<Placed> product(Factors factors, int start) {
    boolean division = isDivision();
    boolean quotient = tokens.took(QUOTIENT);
    if (division && !quotient)
      tokens.take();
    if (!division)
      tokens.took("*");
    int offset = tokens.offset();
    return Step.inner(FACTOR, factor -> {
      Amount by = kinds.number(factor, offset);
      if (!division)
        factors.add(by, offset);
      else if (quotient)
        factors.divide(by, offset, tokens.since(start));
      else
        factors.reduce(by, offset, tokens.since(start));
      return tokens.peek().equals("*") || isDivision() || isFactor() ? product(factors, start)
          : Part.read(factors.product(), start);
    });
  }

  private Step<Placed> operand(int strength) {
    int start = tokens.offset();
    if (strength <= SINGLE && tokens.took("~"))
      return denied(start);
    boolean quantifier = strength <= SINGLE && QUANTIFIERS.contains(tokens.peek());
    if (quantifier && Character.isLetter((tokens.second() + " ").codePointAt(0)))
      return quantified(start);
    if (strength > SUM || !tokens.took("-"))
      return factor();
    return Step.inner(PRODUCT, first -> {
      Amount number = kinds.number(first, start);
      return Part.read(new Amount(LinearTerm.constant(0).minus(number.term()), number.guards()), start);
    });
  }

  private Step<Placed> denied(int start) {
    nesting.enter(tokens::place);
    int next = tokens.offset();
    return Step.inner(SINGLE, single -> {
      Formula denied = kinds.sentence(single, next);
      nesting.leave();
      return Part.read(new Sentence(Formula.not(denied)), start);
    });
  }

  private Step<Placed> quantified(int start) {
    String quantifier = tokens.take();
    boolean infinitely = quantifier.equals(INFINITELY_MANY);
    Scope scope = scopes.enter();
    do {
      if (!tokens.isName())
        throw tokens.expected(Phrase.of("the name of a variable"));
      scopes.declare(new Variable(tokens.peek()), here());
      tokens.take();
    } while (!infinitely && tokens.took(","));
    if (infinitely && tokens.peek().equals(","))
      throw tokens.expected(Phrase.of("( and a statement, since {0} takes one variable", INFINITELY_MANY));
    if (!tokens.peek().equals("(") && !tokens.peek().equals("~") && !QUANTIFIERS.contains(tokens.peek()))
      throw tokens.expected(Phrase.of("( and a statement"));
    nesting.enter(tokens::place);
    int next = tokens.offset();
    return Step.inner(SINGLE, single -> {
      Formula body = kinds.sentence(single, next);
      nesting.leave();
      scopes.leave();
      List<Variable> variables = List.copyOf(scope.names().values());
      return Part.read(new Sentence(infinitely ? infinitelyMany(variables.getFirst(), scope.bindings(), body)
          : new Formula.Quantified(quantifier.equals("A"), variables, scope.bindings(), body)), start);
    });
  }

  /** However large a number is, the body holds for a larger one. */
  private static Formula infinitelyMany(Variable variable, List<Binding> bindings, Formula body) {
    var least = new Variable(variable.name() + "_0");
    Formula larger = LinearTerm.of(least).minus(LinearTerm.of(variable)).compared(Relation.LESS);
    return Formula.all(List.of(least),
        new Formula.Quantified(false, List.of(variable), bindings, Formula.and(larger, body)));
  }

  private Step<Placed> factor() {
    int start = tokens.offset();
    if (tokens.isNumber()) {
      if (tokens.peek().length() > MOST_DIGITS)
        throw tokens.expected(Phrase.of("a number of at most {0} digits", MOST_DIGITS));
      return Part.read(new Amount(scopes.constant(new BigInteger(tokens.take())), List.of()), start);
    }
    if (tokens.took("@")) {
      if (tokens.peek().length() != 1 || !Character.isLetterOrDigit(tokens.peek().charAt(0)))
        throw tokens.expected(Phrase.of("a letter"));
      int offset = tokens.offset();
      return Part.read(new Constant(tokens.take().charAt(0), offset - 1), start);
    }
    if (tokens.took("(")) {
      nesting.enter(tokens::place);
      return Step.inner(EQUIVALENT, inside -> {
        nesting.leave();
        tokens.require(")");
        return Part.read(inside.part(), start);
      });
    }
    if (!tokens.isName())
      throw tokens.expected(Phrase.of("a number, a variable or a statement"));
    String name = tokens.take();
    if (SIGNS.containsKey(name) && !scopes.declared(name))
      throw BadInput.because("{0}: {1} is written {2} in a statement, as in {3}", tokens.place(start),
          BadInput.quoted(name), SIGNS.get(name), "A n (n = 0 | E m (n = m + 1))");
    if (Extreme.NAMES.contains(name) && tokens.isName())
      return extreme(name.equals(Extreme.GREATEST), start);
    if (!tokens.peek().equals("(") && !tokens.peek().equals("["))
      return Part.read(new Amount(LinearTerm.of(scopes.variable(name, tokens.place(start))), List.of()), start);
    nesting.enter(tokens::place);
    return (tokens.take().equals("(") ? applications.call(name, start) : applications.letter(name, start))
        .after(nesting::leave);
  }

  /** The least or greatest number of the name that follows, which satisfies the statement in the brackets after it. */
  private Step<Placed> extreme(boolean greatest, int start) {
    Scope scope = scopes.enter();
    scopes.declare(new Variable(tokens.peek()), here());
    tokens.take();
    tokens.require("(");
    nesting.enter(tokens::place);
    int next = tokens.offset();
    return Step.inner(EQUIVALENT, inside -> {
      nesting.leave();
      Formula body = kinds.sentence(inside, next);
      tokens.require(")");
      scopes.leave();
      var guards = new ArrayList<Formula>();
      Variable number = new Extreme(greatest, tokens.since(start), scope.names().firstEntry().getValue(),
          scope.bindings(), body).bound(scopes, guards);
      return Part.read(new Amount(LinearTerm.of(number), guards), start);
    });
  }
}
