package org.grundy.word.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;

/**
 * Reads a {@link Proposition}:
 *
 * <pre>
 * either = all { "or" all }
 * all    = one { ( "and" | "&amp;" ) one }
 * one    = "not" one | "(" either ")" | property "(" sum ")"
 *        | sum "|" sum | sum "is" [ "not" ] [ "a" ] property | sum relation sum { relation sum }
 * </pre>
 *
 * Where terms have bits, {@code &} and {@code |} belong to them, and a sum is a term; but {@code a = b & c = d} is
 * {@code a = b and c = d}, and so with {@code |}, since nobody means {@code b & c} there.
 */
public final class PropositionReader {
  private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">", ">=");

  private static final int MOST_DEPTH = 64;

  private final Tokens tokens;
  private final TermReader terms;
  private final Nesting nesting = new Nesting(MOST_DEPTH);

  public PropositionReader(Tokens tokens, TermReader terms) {
    this.tokens = tokens;
    this.terms = terms;
  }

  /**
   * Reads the whole text as a proposition.
   *
   * @throws BadInput when it is none, with the column
   */
  public static Proposition parse(String text, List<String> names, Dialect dialect) {
    var tokens = new Tokens(text);
    Proposition found = new PropositionReader(tokens, TermReader.of(tokens, names, dialect)).proposition();
    if (!tokens.peek().isEmpty())
      throw tokens.expected(Phrase.of("an operator or the end"));
    return found;
  }

  /** The proposition that is next. */
  public Proposition proposition() {
    var parts = new ArrayList<Proposition>();
    do
      parts.add(all());
    while (tokens.took("or"));
    return parts.size() == 1 ? parts.getFirst() : new Proposition.Any(parts);
  }

  private Proposition all() {
    var parts = new ArrayList<Proposition>();
    do
      parts.add(one());
    while (tokens.took("and") || tokens.took("&"));
    return parts.size() == 1 ? parts.getFirst() : new Proposition.All(parts);
  }

  private Proposition one() {
    int depth = nesting.mark();
    nesting.enter(tokens::place);
    try {
      return single();
    } finally {
      nesting.back(depth);
    }
  }

  private Proposition single() {
    if (tokens.took("not"))
      return new Proposition.Not(one());
    int place = tokens.mark();
    if (!tokens.peek().equals("("))
      return chain();
    try {
      return chain();
    } catch (BadInput bad) {
      int reached = tokens.mark();
      tokens.back(place);
      tokens.take();
      try {
        Proposition inner = proposition();
        tokens.require(")");
        return inner;
      } catch (BadInput worse) {
        throw tokens.mark() >= reached ? worse : bad;
      }
    }
  }

  private Proposition chain() {
    Term left = terms.term();
    if (tokens.took("|") || tokens.took("divides"))
      return new Proposition.Divides(left, terms.term());
    if (tokens.took("is"))
      return property(left);
    if (!RELATIONS.contains(tokens.peek())) {
      if (left instanceof Term.Call call && call.function().isProperty())
        return new Proposition.Is(call);
      throw tokens.expected(Phrase.of("a relation (< <= = != > >=), | or is"));
    }
    // alternatives of comparisons that hold together
    var any = new ArrayList<List<Proposition>>(List.of(new ArrayList<>()));
    while (RELATIONS.contains(tokens.peek())) {
      String symbol = tokens.take();
      Term right = terms.term();
      Optional<Term.Operation> joined = RELATIONS.contains(tokens.peek()) ? joined(right) : Optional.empty();
      any.getLast().add(compared(left, symbol, joined.map(Term.Operation::left).orElse(right)));
      left = joined.map(Term.Operation::right).orElse(right);
      if (joined.filter(operation -> operation.operator() == Term.Operator.OR).isPresent())
        any.add(new ArrayList<>());
    }
    List<Proposition> alternatives = any.stream()
        .map(all -> all.size() == 1 ? all.getFirst() : new Proposition.All(all)).toList();
    return alternatives.size() == 1 ? alternatives.getFirst() : new Proposition.Any(alternatives);
  }

  /** Between two comparisons: bits of two terms, which join the comparisons instead. */
  private static Optional<Term.Operation> joined(Term between) {
    return between instanceof Term.Operation operation
        && (operation.operator() == Term.Operator.AND || operation.operator() == Term.Operator.OR)
            ? Optional.of(operation) : Optional.empty();
  }

  private static Proposition compared(Term left, String symbol, Term right) {
    for (Relation relation : Relation.values())
      if (relation.symbol().equals(symbol))
        return new Proposition.Compared(left, relation, right);
      else if (relation.flipped().equals(symbol))
        return new Proposition.Compared(right, relation, left);
    throw new AssertionError(symbol);
  }

  private Proposition property(Term of) {
    boolean negated = tokens.took("not");
    if (!tokens.took("a"))
      tokens.took("an");
    Optional<Function> function = Function.named(tokens.peek()).filter(Function::isProperty);
    if (function.isEmpty())
      throw tokens.expected(Phrase.of("{0} or {1}", "prime, square, odd, even", "pow2"));
    tokens.take();
    Proposition is = new Proposition.Is(new Term.Call(function.get(), List.of(of)));
    return negated ? new Proposition.Not(is) : is;
  }
}
