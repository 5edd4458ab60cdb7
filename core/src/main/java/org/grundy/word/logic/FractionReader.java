package org.grundy.word.logic;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Tokens;
import org.grundy.word.numeration.ContinuedFraction;

/**
 * Reads a root of a quadratic equation, as a continued fraction with its period in brackets or as a sum:
 *
 * <pre>
 * root     = "[" number ";" { number "," } "(" number { "," number } ")" "]"
 *          | term | "(" [ "-" ] term { ( "+" | "-" ) term } ")" [ "/" number ]
 * term     = number | [ number ] "sqrt" "(" number ")"
 * </pre>
 */
final class FractionReader {
  private static final String ROOT = "sqrt";
  /** The most digits of a number. */
  private static final int LONGEST = 9;

  private final Tokens tokens;
  private BigInteger whole = BigInteger.ZERO;
  /** The number before the square root, and the number under it. */
  private BigInteger times = BigInteger.ZERO;
  private Optional<BigInteger> under = Optional.empty();

  FractionReader(Tokens tokens) {
    this.tokens = tokens;
  }

  ContinuedFraction read() {
    int offset = tokens.offset();
    return tokens.took("[") ? quotients(offset) : root(offset);
  }

  private ContinuedFraction quotients(int offset) {
    while (!tokens.took("]")) {
      if (tokens.peek().isEmpty())
        throw tokens.expected(Phrase.verbatim("]"));
      tokens.take();
    }
    String text = tokens.since(offset);
    return SystemReader.placed(tokens, offset, () -> ContinuedFraction.parse(text));
  }

  private ContinuedFraction root(int offset) {
    BigInteger divisor = BigInteger.ONE;
    if (tokens.took("(")) {
      int sign = tokens.took("-") ? -1 : 1;
      term(sign);
      while (!tokens.took(")")) {
        sign = tokens.took("-") ? -1 : 1;
        if (sign > 0)
          tokens.require("+");
        term(sign);
      }
      if (tokens.took("/"))
        divisor = number();
    } else {
      term(1);
    }
    BigInteger square = under.orElseThrow(() -> BadInput.because(
        "{0}: expected a root of a quadratic equation, such as {1} or {2}", tokens.place(offset), "(1 + sqrt(5))/2",
        "[0; 3, (1, 2)]"));
    // (p + c sqrt d) / q = (p s + sqrt(c^2 d)) / (q s), where s is the sign of c
    BigInteger turned = BigInteger.valueOf(times.signum());
    BigInteger upper = whole.multiply(turned);
    BigInteger lower = divisor.multiply(turned);
    BigInteger all = times.pow(2).multiply(square);
    return SystemReader.placed(tokens, offset, () -> ContinuedFraction.ofRoot(upper, all, lower));
  }

  private void term(int sign) {
    boolean counted = tokens.isNumber();
    BigInteger factor = (counted ? number() : BigInteger.ONE).multiply(BigInteger.valueOf(sign));
    if (counted && !tokens.peek().equals("*") && !tokens.peek().equals(ROOT)) {
      whole = whole.add(factor);
      return;
    }
    if (counted)
      tokens.took("*");
    tokens.require(ROOT);
    tokens.require("(");
    int offset = tokens.offset();
    BigInteger square = number();
    tokens.require(")");
    if (!under.orElse(square).equals(square))
      throw BadInput.expected(tokens.place(offset), Phrase.of("the same square root again"), square.toString());
    under = Optional.of(square);
    times = times.add(factor);
  }

  private BigInteger number() {
    if (!tokens.isNumber() || tokens.peek().length() > LONGEST)
      throw tokens.expected(Phrase.of("a number of at most {0} digits", LONGEST));
    return new BigInteger(tokens.take());
  }
}
