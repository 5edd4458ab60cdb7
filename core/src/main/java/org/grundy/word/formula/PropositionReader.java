package org.grundy.word.formula;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Nesting;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Precedence;
import org.grundy.phrase.Step;

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
 * In terms with bits, {@code &} and {@code |} are operators of terms, and a sum is a term. But {@code a = b & c = d} is
 * read as {@code a = b and c = d}, and likewise with {@code |}, since nobody means {@code b & c} there.
 */
public final class PropositionReader {
  private static final int MOST_DEPTH = 64;
  /** How tightly {@code or}, {@code and} and {@code not} bind. */
  private static final int EITHER = 0;
  private static final int ALL = 1;
  private static final int ONE = 2;

  /**
   * A bracket that does not belong to a term.
   *
   * @param bad     why it is not a term
   * @param reached how far it could be read as a term; the error that occurred farther on is reported
   */
  private record Bracket(BadInput bad, int reached) {
  }

  private final Tokens tokens;
  private final TermReader terms;
  private final Nesting nesting = new Nesting(MOST_DEPTH);
  private final Precedence<Proposition> expressions = new Precedence<>(_ -> one(), this::operator);
  private final Deque<Bracket> brackets = new ArrayDeque<>();

  public PropositionReader(Tokens tokens, TermReader terms) {
    this.tokens = tokens;
    this.terms = terms;
  }

  /**
   * Reads the whole text as a proposition.
   *
   * @throws BadInput when it is not a proposition, with the column
   */
  public static Proposition parse(String text, List<String> names, Dialect dialect) {
    var tokens = new Tokens(text);
    Proposition found = new PropositionReader(tokens, TermReader.of(tokens, names, dialect)).proposition();
    tokens.end(Phrase.of("an operator or the end"));
    return found;
  }

  /** The next proposition. */
  public Proposition proposition() {
    try {
      return expressions.read(EITHER);
    } catch (BadInput bad) {
      BadInput farthest = bad;
      for (; !brackets.isEmpty(); brackets.pop())
        farthest = tokens.mark() >= brackets.element().reached ? farthest : brackets.element().bad;
      throw farthest;
    }
  }

  private Optional<Step<Proposition>> operator(Proposition left, int strength) {
    if (strength <= EITHER && tokens.took("or"))
      return Optional.of(either(new ArrayList<>(List.of(left))));
    return strength <= ALL && tookAnd() ? Optional.of(all(new ArrayList<>(List.of(left)))) : Optional.empty();
  }

  private boolean tookAnd() {
    return tokens.took("and") || tokens.took("&");
  }

  private Step<Proposition> either(List<Proposition> parts) {
    return Step.inner(ALL, part -> {
      parts.add(part);
      return tokens.took("or") ? either(parts) : Step.read(new Proposition.Any(parts));
    });
  }

  private Step<Proposition> all(List<Proposition> parts) {
    return Step.inner(ONE, part -> {
      parts.add(part);
      return tookAnd() ? all(parts) : Step.read(new Proposition.All(parts));
    });
  }

  private Step<Proposition> one() {
    nesting.enter(tokens::place);
    return single().after(nesting::leave);
  }

  /** Reads a text that begins with a bracket as a comparison of terms, or failing that as a proposition. */
  private Step<Proposition> single() {
    if (tokens.took("not"))
      return Step.inner(ONE, one -> Step.read(new Proposition.Not(one)));
    int place = tokens.mark();
    if (!tokens.peek().equals("("))
      return Step.read(chain());
    try {
      return Step.read(chain());
    } catch (BadInput bad) {
      brackets.push(new Bracket(bad, tokens.mark()));
      tokens.back(place);
      tokens.take();
      return Step.inner(EITHER, inner -> {
        tokens.require(")");
        brackets.pop();
        return Step.read(inner);
      });
    }
  }

  private Proposition chain() {
    Term left = terms.term();
    if (tokens.took("|") || tokens.took("divides"))
      return new Proposition.Divides(left, terms.term());
    if (tokens.took("is"))
      return property(left);
    if (!Relation.isSign(tokens.peek())) {
      if (left instanceof Term.Call call && call.function().isProperty())
        return new Proposition.Is(call);
      throw tokens.expected(Phrase.of("a relation (< <= = != > >=), | or is"));
    }
    // alternatives of comparisons that hold together
    var any = new ArrayList<List<Proposition>>(List.of(new ArrayList<>()));
    while (Relation.isSign(tokens.peek())) {
      String symbol = tokens.take();
      Term right = terms.term();
      Optional<Term.Operation> joined = Relation.isSign(tokens.peek()) ? joined(right) : Optional.empty();
      any.getLast().add(compared(left, symbol, joined.map(Term.Operation::left).orElse(right)));
      left = joined.map(Term.Operation::right).orElse(right);
      if (joined.filter(operation -> operation.operator() == Term.Operator.OR).isPresent())
        any.add(new ArrayList<>());
    }
    List<Proposition> alternatives = any.stream()
        .map(all -> all.size() == 1 ? all.getFirst() : new Proposition.All(all)).toList();
    return alternatives.size() == 1 ? alternatives.getFirst() : new Proposition.Any(alternatives);
  }

  /** A bit operator of two terms that stands between two comparisons: it joins the comparisons instead. */
  private static Optional<Term.Operation> joined(Term between) {
    return between instanceof Term.Operation operation
        && (operation.operator() == Term.Operator.AND || operation.operator() == Term.Operator.OR)
            ? Optional.of(operation) : Optional.empty();
  }

  private static Proposition compared(Term left, String symbol, Term right) {
    Relation.Sign sign = Relation.of(symbol);
    return sign.turned() ? new Proposition.Compared(right, sign.relation(), left)
        : new Proposition.Compared(left, sign.relation(), right);
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
