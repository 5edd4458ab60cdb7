package org.grundy.number;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Whole numbers in decimal. */
public final class Decimals {
  /** Below this many digits {@link BigInteger}'s own quadratic reader is faster than splitting. */
  private static final int PLAIN_DIGITS = 512;

  /** The longest number that is read. Arithmetic takes no budget; at this length a step takes milliseconds. */
  public static final int MOST_DIGITS = 20_000;

  private Decimals() {
  }

  /**
   * The whole number that {@code text} spells: an optional minus sign and decimal digits, nothing else. Empty for any
   * other text. Splitting in halves makes the cost that of multiplying numbers of this length; {@code new
   * BigInteger(String)} is quadratic.
   *
   * @throws BadInput when it has more than {@value #MOST_DIGITS} digits
   */
  public static Optional<BigInteger> parse(String text) {
    boolean minus = text.startsWith("-");
    int from = minus ? 1 : 0;
    if (from == text.length())
      return Optional.empty();
    for (int i = from; i < text.length(); i++)
      if (text.charAt(i) < '0' || text.charAt(i) > '9')
        return Optional.empty();
    if (text.length() - from > MOST_DIGITS)
      throw BadInput.because("expected {0}, found {1}", Phrase.of("a number of at most {0} digits", MOST_DIGITS),
          BadInput.quoted(text));
    BigInteger size = digits(text, from, text.length());
    return Optional.of(minus ? size.negate() : size);
  }

  private static BigInteger digits(String text, int from, int to) {
    if (to - from <= PLAIN_DIGITS)
      return new BigInteger(text.substring(from, to));
    // The lower part has PLAIN_DIGITS * 2^k digits, so only a few powers of ten are needed.
    int low = PLAIN_DIGITS * Integer.highestOneBit((to - from - 1) / PLAIN_DIGITS);
    return digits(text, from, to - low).multiply(BigInteger.TEN.pow(low)).add(digits(text, to - low, to));
  }
}
