package org.grundy.word.formula;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * Reads a {@link Condition} on linear terms as {@link TermReader} reads them:
 *
 * <pre>
 * condition = chain { "&amp;" chain }
 * chain     = sum relation sum { relation sum }
 * </pre>
 */
final class ConditionReader {
  private final Tokens tokens;
  private final TermReader terms;

  ConditionReader(String text, List<String> names) {
    this.tokens = new Tokens(text);
    this.terms = TermReader.of(tokens, names, Dialect.LINEAR);
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
    return terms.linear();
  }
}
