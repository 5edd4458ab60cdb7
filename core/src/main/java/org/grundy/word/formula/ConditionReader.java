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
      tokens.end(Phrase.of("+, -, a relation, & or the end"));
      return comparisons;
    } catch (ArithmeticException _) {
      throw tokens.expected(Phrase.of("smaller numbers before this point"));
    }
  }

  private void chain(List<Comparison> out) {
    Linear left = terms.linear();
    if (!Relation.isSign(tokens.peek()))
      throw tokens.expected(Phrase.of("+, - or a relation (< <= = != > >=)"));
    while (Relation.isSign(tokens.peek())) {
      Relation.Sign sign = Relation.of(tokens.take());
      Linear right = terms.linear();
      out.add(new Comparison(sign.turned() ? right.minus(left) : left.minus(right), sign.relation()));
      left = right;
    }
  }
}
