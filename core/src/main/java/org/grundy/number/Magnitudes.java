package org.grundy.number;

import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whole numbers as people type large ones: {@code 1000000}, {@code 1e6}, {@code 10^18}. */
public final class Magnitudes {
  private static final Pattern WRITTEN = Pattern.compile("([0-9]+)(?:([eE^])([0-9]{1,6}))?");
  /** A power has at most so many bits; digits written out may be as many as people like. */
  private static final long MOST_BITS = 4_000_000;

  private Magnitudes() {
  }

  /** The number from 0 that {@code text} spells; empty when it is anything else, or a power of too many digits. */
  public static Optional<BigInteger> parse(String text) {
    Matcher matcher = WRITTEN.matcher(text);
    if (!matcher.matches())
      return Optional.empty();
    BigInteger base = Decimals.parse(matcher.group(1)).orElseThrow();
    if (matcher.group(2) == null)
      return Optional.of(base);
    int exponent = Integer.parseInt(matcher.group(3));
    BigInteger power = matcher.group(2).equals("^") ? base : BigInteger.TEN;
    if ((long) power.bitLength() * exponent > MOST_BITS)
      return Optional.empty();
    return Optional.of(matcher.group(2).equals("^") ? base.pow(exponent) : base.multiply(power.pow(exponent)));
  }
}
