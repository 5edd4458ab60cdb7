package org.grundy.phrase;

import java.math.BigInteger;
import java.util.regex.Matcher;

/** How a language treats numbers in a sentence: plural forms, ordinals, and abridged long numbers. */
public interface Grammar {
  /** Numbers with more digits than this are shown by both ends and their length. */
  int MOST_DIGITS = 40;

  Grammar ENGLISH = new Grammar() {
    @Override
    public int plural(BigInteger n) {
      return n.equals(BigInteger.ONE) ? 0 : 1;
    }

    @Override
    public String ordinal(BigInteger n) {
      int lastTwo = n.abs().mod(BigInteger.valueOf(100)).intValue();
      String ending = lastTwo / 10 == 1 ? "th" : switch (lastTwo % 10) {
        case 1 -> "st";
        case 2 -> "nd";
        case 3 -> "rd";
        default -> "th";
      };
      return number(n) + ending;
    }

    @Override
    public String digits(int count) {
      return count + " digits";
    }

    @Override
    public String groupSign() {
      return ",";
    }
  };

  /** The index from 0 of the template's form for the number {@code n}. */
  int plural(BigInteger n);

  /** The n-th: {@code 4th}. */
  String ordinal(BigInteger n);

  /** How many digits a number has: {@code 10000 digits}. */
  String digits(int count);

  /** The sign between groups of three digits: the comma of {@code 1,234,567}. */
  String groupSign();

  /** The number in decimal, in groups of three digits; without groups if it is abridged. */
  default String grouped(BigInteger n) {
    return n.abs().toString().length() > MOST_DIGITS ? number(n)
        : n.toString().replaceAll("(?<=[0-9])(?=(?:[0-9]{3})+$)", Matcher.quoteReplacement(groupSign()));
  }

  /** The number in decimal; one of more than {@value #MOST_DIGITS} digits as {@code 12345678..(99 digits)..12345678}. */
  default String number(BigInteger n) {
    return abridged(n.toString());
  }

  /** A run of digits, with or without a sign, abridged like {@link #number}. */
  default String abridged(String decimal) {
    int digits = decimal.length() - (decimal.startsWith("-") ? 1 : 0);
    if (digits <= MOST_DIGITS)
      return decimal;
    int end = decimal.length();
    return decimal.substring(0, end - digits + 8) + "..(" + digits(digits) + ").." + decimal.substring(end - 8);
  }
}
