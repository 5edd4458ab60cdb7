package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Tokens;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.DigitSystem;

/**
 * Reads a {@link Statement}:
 *
 * <pre>
 * statement = [ "?" system ] formula
 * system    = "base" number | "msd_" number | "msd_fib" | "msd_trib" | "fibonacci" | "tribonacci" | "recurrence" [ "-" ] number { [ "-" ] number }
 * formula   = implied { "&lt;=&gt;" implied }
 * implied   = either [ "=&gt;" implied ]
 * either    = both { "|" both }
 * both      = single { "&amp;" single }
 * single    = "~" single | ( "A" | "E" ) name { "," name } single | chain
 * chain     = sum { relation sum } | relation's name "(" sum { "," sum } ")"
 * sum       = [ "-" ] product { ( "+" | "-" ) product }
 * product   = factor { [ "*" ] factor }
 * factor    = number | name | function's name "(" sum { "," sum } ")" | word's name "[" sum "]" | "@" letter
 *           | "(" formula ")"
 * </pre>
 *
 * A function's argument, and a place in a word, that comes out below 0 makes false the comparison in which it stands.
 * Each number that is not a variable but an argument is bound once, in the scope of the last of its variables.
 */
final class FormulaReader {
  /** What a part of a formula is. */
  private sealed interface Node {
  }

  private record Sentence(Formula formula) implements Node {
  }

  /** @param guards what must hold for the number to exist */
  private record Amount(Term term, List<Formula> guards) implements Node {
  }

  private record Letter(Morphism word, Variable place, List<Formula> guards) implements Node {
  }

  private record Constant(char letter, int offset) implements Node {
  }

  private record Call(String function, List<Variable> arguments) {
  }

  /** Conversions to digits take quadratic time and memory. */
  private static final int MOST_DIGITS = 10_000;
  /** As many as these digits have. */
  private static final int MOST_BITS = 33_219;
  private static final int DEEPEST = 200;
  private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");
  private static final String SHIFT = "shift";
  /** Words that people write for the signs of statements. */
  private static final Map<String, String> SIGNS = Map.of("forall", "A", "all", "A", "for", "A", "exists", "E", "some",
      "E", "and", "&", "or", "|", "not", "~", "implies", "=>", "iff", "<=>");

  private final Theory theory;
  private final Tokens tokens;
  private final Scopes scopes;
  private final ArgumentOrder order = new ArgumentOrder();
  private Optional<DigitSystem> system = Optional.empty();
  private final Nesting nesting = new Nesting(DEEPEST);

  /**
   * @param parameters what the formula may speak of
   * @param open       whether other names are variables as well
   */
  FormulaReader(Theory theory, Tokens tokens, List<Variable> parameters, boolean open) {
    this.theory = theory;
    this.tokens = tokens;
    scopes = new Scopes(parameters, open, here());
  }

  private Phrase here() {
    return tokens.place(tokens.offset());
  }

  /** Reads to the end. */
  Statement read() {
    try {
      if (tokens.took("?"))
        system = Optional.of(new SystemReader(tokens).read());
      Formula formula = formula();
      if (!tokens.peek().isEmpty())
        throw tokens.expected(Phrase.of("a connective (& | => <=>) or the end"));
      order.check();
      Scope top = scopes.top();
      return new Statement(List.copyOf(top.names().values()), top.bindings(), formula, system);
    } catch (ArithmeticException _) {
      throw tokens.expected(Phrase.of("smaller numbers before this place"));
    }
  }

  private void need(DigitSystem needed, String name, int offset) {
    if (system.filter(s -> !s.equals(needed)).isPresent())
      throw BadInput.because("{0}: {1} is about {2} digits, and the statement about {3}", tokens.place(offset), name,
          needed.name(), system.get().name());
    system = Optional.of(needed);
  }

  private Formula formula() {
    int start = tokens.offset();
    return sentence(any(), start);
  }

  private Formula sentence(Node node, int start) {
    if (node instanceof Sentence(Formula formula))
      return formula;
    if (start < tokens.offset() && !RELATIONS.contains(tokens.peek()))
      throw tokens.expected(Phrase.of("a relation (< <= = != > >=)"));
    throw BadInput.because("{0}: expected a statement, found a number", tokens.place(start));
  }

  /** A formula or, in brackets, a number. */
  private Node any() {
    nesting.enter(tokens::place);
    int start = tokens.offset();
    Node left = implied();
    while (tokens.took("<=>")) {
      Formula one = sentence(left, start);
      int next = tokens.offset();
      Formula other = sentence(implied(), next);
      left = new Sentence(
          Formula.or(Formula.and(one, other), Formula.and(Formula.not(one), Formula.not(other))));
    }
    nesting.leave();
    return left;
  }

  private Node implied() {
    int start = tokens.offset();
    Node left = either();
    if (!tokens.took("=>"))
      return left;
    nesting.enter(tokens::place);
    Formula condition = sentence(left, start);
    int next = tokens.offset();
    Formula then = sentence(implied(), next);
    nesting.leave();
    return new Sentence(Formula.or(Formula.not(condition), then));
  }

  private Node either() {
    int start = tokens.offset();
    Node first = both();
    if (!tokens.peek().equals("|"))
      return first;
    var parts = new ArrayList<>(List.of(sentence(first, start)));
    while (tokens.took("|")) {
      int next = tokens.offset();
      parts.add(sentence(both(), next));
    }
    return new Sentence(new Formula.Or(parts));
  }

  private Node both() {
    int start = tokens.offset();
    Node first = single();
    if (!tokens.peek().equals("&"))
      return first;
    var parts = new ArrayList<>(List.of(sentence(first, start)));
    while (tokens.took("&")) {
      int next = tokens.offset();
      parts.add(sentence(single(), next));
    }
    return new Sentence(new Formula.And(parts));
  }

  private Node single() {
    if (tokens.took("~")) {
      nesting.enter(tokens::place);
      int next = tokens.offset();
      Formula denied = sentence(single(), next);
      nesting.leave();
      return new Sentence(Formula.not(denied));
    }
    boolean quantifier = tokens.peek().equals("A") || tokens.peek().equals("E");
    return quantifier && Character.isLetter((tokens.second() + " ").codePointAt(0)) ? quantified() : chain();
  }

  private Node quantified() {
    boolean all = tokens.take().equals("A");
    Scope scope = scopes.enter();
    do {
      if (!tokens.isName())
        throw tokens.expected(Phrase.of("the name of a variable"));
      scopes.declare(new Variable(tokens.peek()), here());
      tokens.take();
    } while (tokens.took(","));
    if (!List.of("(", "~", "A", "E").contains(tokens.peek()))
      throw tokens.expected(Phrase.of("( and a statement"));
    nesting.enter(tokens::place);
    int start = tokens.offset();
    Formula body = sentence(single(), start);
    nesting.leave();
    scopes.leave();
    return new Sentence(new Formula.Quantified(all, List.copyOf(scope.names().values()), scope.bindings(), body));
  }

  private Node chain() {
    Node left = sum();
    if (!RELATIONS.contains(tokens.peek()))
      return left;
    var parts = new ArrayList<Formula>();
    while (RELATIONS.contains(tokens.peek())) {
      int offset = tokens.offset();
      String symbol = tokens.take();
      Node right = sum();
      parts.add(compared(left, symbol, right, offset));
      left = right;
    }
    return new Sentence(parts.size() == 1 ? parts.getFirst() : new Formula.And(parts));
  }

  private Formula compared(Node left, String symbol, Node right, int offset) {
    if (left instanceof Amount(Term a, List<Formula> g) && right instanceof Amount(Term b, List<Formula> h)) {
      boolean flipped = symbol.startsWith(">");
      String plain = flipped ? symbol.replace('>', '<') : symbol;
      Relation relation = Arrays.stream(Relation.values()).filter(r -> r.symbol().equals(plain)).findFirst()
          .orElseThrow();
      return guarded(flipped ? b.minus(a).compared(relation) : a.minus(b).compared(relation), g, h);
    }
    boolean letters = !(left instanceof Amount || left instanceof Sentence || right instanceof Amount
        || right instanceof Sentence);
    if (!letters || !symbol.equals("=") && !symbol.equals("!="))
      throw BadInput
          .because("{0}: {1} cannot stand between these; numbers are compared with numbers, letters by = or !="
              + " with letters", tokens.place(offset), BadInput.quoted(symbol));
    boolean equal = symbol.equals("=");
    if (left instanceof Letter(Morphism word, Variable place, List<Formula> g)) {
      Formula same = right instanceof Letter(Morphism other, Variable second, List<Formula> _)
          ? new Formula.Or(word.letters().chars().mapToObj(
              c -> Formula.and(at(word, place, (char) c), at(other, second, (char) c))).toList())
          : at(word, place, ofWord(word, (Constant) right));
      return guarded(equal ? same : Formula.not(same), g, right instanceof Letter l ? l.guards : List.of());
    }
    if (right instanceof Letter)
      return compared(right, symbol, left, offset);
    return Formula.truth(((Constant) left).letter == ((Constant) right).letter == equal);
  }

  private char ofWord(Morphism word, Constant constant) {
    if (word.letters().indexOf(constant.letter) < 0)
      throw BadInput.because("{0}: the word of {1} has the letters {2}, and no {3}", tokens.place(constant.offset),
          word.toString(), String.join(", ", word.letters().split("")), "@" + constant.letter);
    return constant.letter;
  }

  private static Formula at(Morphism word, Variable place, char letter) {
    return word.letters().indexOf(letter) < 0 ? Formula.truth(false)
        : new Formula.Member(new Predicate.LetterAt(word, letter), List.of(place));
  }

  private static Formula guarded(Formula formula, List<Formula> guards, List<Formula> more) {
    if (guards.isEmpty() && more.isEmpty())
      return formula;
    var parts = new ArrayList<>(guards);
    parts.addAll(more);
    parts.add(formula);
    return new Formula.And(parts);
  }

  private Node sum() {
    int start = tokens.offset();
    boolean minus = tokens.took("-");
    Node first = product();
    if (!minus && !tokens.peek().equals("+") && !tokens.peek().equals("-"))
      return first;
    Amount sum = number(first, start);
    if (minus)
      sum = new Amount(Term.constant(0).minus(sum.term), sum.guards);
    for (;;) {
      int sign = tokens.took("+") ? 1 : tokens.took("-") ? -1 : 0;
      if (sign == 0)
        return sum;
      int next = tokens.offset();
      Amount more = number(product(), next);
      sum = new Amount(sum.term.plus(more.term, sign), joined(sum.guards, more.guards));
    }
  }

  private Amount number(Node node, int start) {
    if (node instanceof Amount number)
      return number;
    throw BadInput.because("{0}: expected a number, found {1}", tokens.place(start),
        node instanceof Sentence ? Phrase.of("a statement") : Phrase.of("a letter"));
  }

  private static List<Formula> joined(List<Formula> one, List<Formula> other) {
    var joined = new ArrayList<>(one);
    joined.addAll(other);
    return joined;
  }

  private Node product() {
    int start = tokens.offset();
    Node first = factor();
    boolean more = tokens.peek().equals("*")
        || first instanceof Amount && (tokens.isName() || tokens.peek().equals("("));
    if (!more)
      return first;
    Amount read = number(first, start);
    List<Formula> guards = new ArrayList<>(read.guards);
    // the factors so far that are numbers, and the one that is not
    BigInteger times = scopes.known(read.term).orElse(BigInteger.ONE);
    Optional<Term> term = scopes.known(read.term).isPresent() ? Optional.empty() : Optional.of(read.term);
    int last = start;
    while (tokens.peek().equals("*") || tokens.isName() || tokens.peek().equals("(")) {
      tokens.took("*");
      last = tokens.offset();
      Amount by = number(factor(), last);
      guards.addAll(by.guards);
      Optional<BigInteger> known = scopes.known(by.term);
      if (known.isEmpty() && term.isPresent())
        throw BadInput.because("{0}: one factor must be a number without variables", tokens.place(last));
      times = times.multiply(known.orElse(BigInteger.ONE));
      if (known.isEmpty())
        term = Optional.of(by.term);
      if (times.bitLength() > MOST_BITS)
        throw BadInput.expected(tokens.place(last), Phrase.of("a number of at most {0} digits", MOST_DIGITS),
            tokens.since(last));
    }
    return new Amount(term.isPresent() ? multiple(times, term.get(), last) : scopes.constant(times), guards);
  }

  private Term multiple(BigInteger times, Term term, int offset) {
    if (times.abs().compareTo(Scopes.LARGEST) >= 0)
      throw BadInput.because("{0}: a multiple of a variable is to have at most {1} digits", tokens.place(offset),
          Scopes.LARGEST.toString().length() - 1);
    return Term.constant(0).plus(term, times.longValueExact());
  }

  private Node factor() {
    if (tokens.isNumber()) {
      if (tokens.peek().length() > MOST_DIGITS)
        throw tokens.expected(Phrase.of("a number of at most {0} digits", MOST_DIGITS));
      return new Amount(scopes.constant(new BigInteger(tokens.take())), List.of());
    }
    if (tokens.took("@")) {
      if (tokens.peek().length() != 1 || !Character.isLetterOrDigit(tokens.peek().charAt(0)))
        throw tokens.expected(Phrase.of("a letter"));
      int offset = tokens.offset();
      return new Constant(tokens.take().charAt(0), offset - 1);
    }
    if (tokens.took("(")) {
      Node inside = any();
      close(")");
      return inside;
    }
    if (!tokens.isName())
      throw tokens.expected(Phrase.of("a number, a variable or a statement"));
    int offset = tokens.offset();
    String name = tokens.take();
    if (SIGNS.containsKey(name) && !scopes.declared(name))
      throw BadInput.because("{0}: {1} is written {2} in a statement, as in {3}", tokens.place(offset),
          BadInput.quoted(name), SIGNS.get(name), "A n (n = 0 | E m (n = m + 1))");
    if (tokens.peek().equals("(") || tokens.peek().equals("[")) {
      nesting.enter(tokens::place);
      Node of = tokens.take().equals("(") ? applied(name, offset) : letter(name, offset);
      nesting.leave();
      return of;
    }
    return new Amount(Term.of(scopes.variable(name, tokens.place(offset))), List.of());
  }

  private void close(String bracket) {
    if (!tokens.took(bracket))
      throw tokens.expected(Phrase.of("{0}", bracket));
  }

  private Node letter(String name, int offset) {
    Morphism word = theory.word(name).orElseThrow(() -> BadInput.because("{0}: no word is called {1}; there are {2}",
        tokens.place(offset), BadInput.quoted(name), theory.wordNames()));
    need(Dfas.system(word, theory.reading()), name, offset);
    int start = tokens.offset();
    Amount index = number(sum(), start);
    close("]");
    var guards = new ArrayList<>(index.guards);
    return new Letter(word, scopes.argument(index.term, guards), guards);
  }

  private Node applied(String name, int offset) {
    Optional<Definition> definition = theory.definition(name);
    if (definition.isEmpty() && !name.equals(SHIFT)) {
      BadInput unknown = BadInput.because("{0}: nothing is called {1}; there are {2}", tokens.place(offset),
          BadInput.quoted(name), theory.definitionNames());
      throw name.matches("[AE]\\p{L}") ? unknown.meaning(name.charAt(0) + " " + name.substring(1) + " (") : unknown;
    }
    definition.flatMap(d -> d.body().system()).ifPresent(needed -> need(needed, name, offset));
    var guards = new ArrayList<Formula>();
    var terms = new ArrayList<Term>();
    do {
      int start = tokens.offset();
      Amount argument = number(sum(), start);
      guards.addAll(argument.guards);
      terms.add(argument.term);
    } while (tokens.took(","));
    int arity = definition.map(Definition::arity).orElse(1);
    if (terms.size() != arity)
      throw BadInput.because("{0}: {1} takes {2} {2:number|numbers}, found {3}", tokens.place(offset), name, arity,
          terms.size());
    close(")");
    definition.ifPresent(d -> order.note(d, terms, tokens.place(offset)));
    List<Variable> arguments = terms.stream().map(term -> scopes.argument(term, guards)).toList();
    Predicate predicate = definition.<Predicate>map(Predicate.Defined::new).orElseGet(Predicate.Shifted::new);
    if (definition.isPresent() && !definition.get().function())
      return new Sentence(guarded(new Formula.Member(predicate, arguments), guards, List.of()));
    Variable value = scopes.bound(new Call(name, arguments), tokens.since(offset), arguments, v -> {
      var all = new ArrayList<>(arguments);
      all.add(v);
      return new Binding(v, new Formula.Member(predicate, all), name, terms);
    });
    return new Amount(Term.of(value), guards);
  }
}
