package org.grundy.explain;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mathematical signs for what people type in ASCII. What is in quotes is to be typed, and stays. */
final class MathSigns {
  private static final Map<String, String> SIGNS = Map.of("<=", "\u2264", ">=", "\u2265", "!=", "\u2260", "->",
      "\u2192",
      "phi", "\u03c6");
  private static final Pattern TYPED = Pattern
      .compile("(?<![\\p{L}0-9])'[^']*'(?!\\p{L})|<=>|<=|>=|!=|->|(?<!\\p{L})phi(?!\\p{L})");

  private MathSigns() {
  }

  /** The text with signs, in linear time. */
  static String in(String text) {
    return TYPED.matcher(text)
        .replaceAll(found -> SIGNS.getOrDefault(found.group(), Matcher.quoteReplacement(found.group())));
  }
}
