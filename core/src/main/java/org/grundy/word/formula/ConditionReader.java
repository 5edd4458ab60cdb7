package org.grundy.word.formula;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * Reads a {@link Condition}:
 *
 * <pre>
 * condition = chain { "&amp;" chain }
 * chain     = sum relation sum { relation sum }
 * sum       = [ "-" ] term { ( "+" | "-" ) term }
 * term      = variable | number [ [ "*" ] variable ]
 * </pre>
 */
final class ConditionReader {
  /** So that some 9,000 numbers can be added up in a {@code long}. */
  private static final int MOST_DIGITS = 15;

  private final Tokens tokens;
  private final List<String> names;

  ConditionReader(String text, List<String> names) {
    this.tokens = new Tokens(text);
    this.names = names;
  }

  List<Comparison> read() {
    try {
      var comparisons = new ArrayList<Comparison>();
      do
        chain(comparisons);
      while (tokens.took("&"));
      if (!tokens.peek().isEmpty())
        throw tokens.expected(Phrase.of("+, -, a relation, & or the end"));
      return comparisons;
    } catch (ArithmeticException _) {
      throw tokens.expected(Phrase.of("smaller numbers before this place"));
    }
  }

  private void chain(List<Comparison> out) {
    Linear left = sum();
    if (!isRelation(tokens.peek()))
      throw tokens.expected(Phrase.of("+, - or a relation (< <= = != > >=)"));
    while (isRelation(tokens.peek())) {
      String symbol = tokens.take();
      Linear right = sum();
      out.add(comparison(left, symbol, right));
      left = right;
    }
  }

  private static boolean isRelation(String symbol) {
    return List.of("<", "<=", "=", "!=", ">", ">=").contains(symbol);
  }

  private static Comparison comparison(Linear left, String symbol, Linear right) {
    for (Relation relation : Relation.values())
      if (relation.symbol().equals(symbol))
        return new Comparison(left.minus(right), relation);
      else if (relation.flipped().equals(symbol))
        return new Comparison(right.minus(left), relation);
    throw new AssertionError(symbol);
  }

  private Linear sum() {
    Linear sum = term(Linear.constant(names.size(), 0), tokens.took("-") ? -1 : 1);
    for (;;)
      if (tokens.took("+"))
        sum = term(sum, 1);
      else if (tokens.took("-"))
        sum = term(sum, -1);
      else
        return sum;
  }

  /** Adds the term, with that sign, to {@code sum}. */
  private Linear term(Linear sum, int sign) {
    if (names.contains(tokens.peek()))
      return sum.plusVariable(variable(), sign);
    if (!tokens.isNumber())
      throw tokens.expected(
          names.isEmpty() ? Phrase.of("a number") : Phrase.of("a variable ({0}) or a number", listed()));
    if (tokens.peek().length() > MOST_DIGITS)
      throw tokens.expected(Phrase.of("a number of at most {0} digits", MOST_DIGITS));
    long number = sign * Long.parseLong(tokens.take());
    if (names.contains(tokens.peek()))
      return sum.plusVariable(variable(), number);
    if (!tokens.took("*"))
      return sum.plusConstant(number);
    if (!names.contains(tokens.peek()))
      throw tokens.expected(Phrase.of("a variable ({0})", listed()));
    return sum.plusVariable(variable(), number);
  }

  private int variable() {
    return names.indexOf(tokens.take());
  }

  /** The names: {@code a, b or c}. */
  private Phrase listed() {
    if (names.size() < 2)
      return Phrase.verbatim(String.join("", names));
    return Phrase.of("{0} or {1}", String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
  }
}
