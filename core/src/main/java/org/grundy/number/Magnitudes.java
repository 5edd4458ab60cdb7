package org.grundy.number;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whole numbers as people type large ones: {@code 1000000}, {@code 1e6}, {@code 4.8e7}, {@code 10^18}. */
public final class Magnitudes {
  private static final Pattern WRITTEN = Pattern
      .compile("([0-9]+)(?:(?:\\.([0-9]+))?([eE])([0-9]{1,6})|\\^([0-9]{1,6}))?");
  /** The most bits a power may have, those of {@value Decimals#MOST_DIGITS} digits. */
  private static final long MOST_BITS = Decimals.MOST_DIGITS * 3_322L / 1_000;

  private Magnitudes() {
  }

  /**
   * The nonnegative whole number that {@code text} spells; empty for any other text, or a power with too many digits.
   */
  public static Optional<BigInteger> parse(String text) {
    Matcher matcher = WRITTEN.matcher(text);
    if (!matcher.matches())
      return Optional.empty();
    BigInteger base = Decimals.parse(matcher.group(1)).orElseThrow();
    if (matcher.group(5) != null)
      return power(base, Integer.parseInt(matcher.group(5)));
    if (matcher.group(4) == null)
      return Optional.of(base);
    String fraction = Optional.ofNullable(matcher.group(2)).orElse("").replaceFirst("0+$", "");
    int exponent = Integer.parseInt(matcher.group(4)) - fraction.length();
    if (exponent < 0)
      return Optional.empty();
    BigInteger digits = Decimals.parse(matcher.group(1) + fraction).orElseThrow();
    return power(BigInteger.TEN, exponent).map(digits::multiply);
  }

  private static Optional<BigInteger> power(BigInteger base, int exponent) {
    return (long) base.bitLength() * exponent > MOST_BITS ? Optional.empty() : Optional.of(base.pow(exponent));
  }
}
