package org.grundy.draw;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plain text in LaTeX. */
final class LatexText {
  /** A name of a sequence such as {@code G(n)}, a number, a nimber, or a value in braces. */
  private static final Pattern MATH = Pattern
      .compile("[a-z]|[A-Z]-?\\([a-z]\\)|(?=.*[0-9*^v])(?:[-+0-9/*^v{}|,<>\\[\\]().]|Tiny|Miny)+");

  private static final String ATOM = "(?:[0-9]*[a-zA-Z](?:\\([a-z0-9+*.-]+\\))?|[0-9]+)(?![\\p{L}0-9(])";
  private static final String TERM = ATOM + "(?: ?(?:[*+-]|mod|xor) ?" + ATOM + ")*";
  /** An equation or a comparison in a sentence, such as {@code G(n+12) = G(n)}. */
  private static final Pattern FORMULA = Pattern
      .compile("(?<![\\p{L}0-9(_.-])" + TERM + "(?: (?:<=|>=|!=|=|<|>) " + TERM + ")+");

  private LatexText() {
  }

  /**
   * The text with every character that means something to LaTeX escaped, so that it prints as it stands. Formulas
   * between {@code \(} and {@code \)} are LaTeX already.
   */
  static String escaped(String text) {
    var escaped = new StringBuilder(text.length());
    int at = 0;
    for (int open; (open = text.indexOf("\\(", at)) >= 0 && text.indexOf("\\)", open) >= 0;) {
      int close = text.indexOf("\\)", open) + 2;
      words(text.substring(at, open), escaped);
      escaped.append(text, open, close);
      at = close;
    }
    words(text.substring(at), escaped);
    return escaped.toString();
  }

  /** Text outside formulas that are LaTeX already. */
  private static void words(String text, StringBuilder escaped) {
    int at = 0;
    for (Matcher formula = FORMULA.matcher(text); formula.find(); at = formula.end()) {
      plain(text.substring(at, formula.start()), escaped);
      escaped.append('$').append(formula.group().replace("<=", "\\leq").replace(">=", "\\geq").replace("!=", "\\neq")
          .replace("mod", "\\bmod").replace("xor", "\\oplus").replace("*", " \\cdot ").replace("..", "\\ldots ")
          .replaceAll(" {2,}", " "))
          .append('$');
    }
    plain(text.substring(at), escaped);
  }

  private static void plain(String text, StringBuilder escaped) {
    for (int i = 0; i < text.length(); i++) {
      String pair = relation(text, i);
      escaped
          .append(pair.isEmpty() ? escaped(text.charAt(i), i + 1 < text.length() && text.charAt(i + 1) == '-') : pair);
      i += pair.isEmpty() ? 0 : 1;
    }
  }

  /** The sign that two characters from a place on stand for; empty when they stand for none. */
  private static String relation(String text, int at) {
    return text.startsWith("<=", at) ? "$\\leq$" : text.startsWith(">=", at) ? "$\\geq$"
        : text.startsWith("!=", at) ? "$\\neq$" : text.startsWith("->", at) ? "$\\to$" : "";
  }

  /** @param hyphen whether a hyphen follows; two of them would print as one dash */
  private static String escaped(char c, boolean hyphen) {
    return switch (c) {
      case '#', '$', '%', '&', '_', '{', '}' -> "\\" + c;
      case '\\' -> "\\textbackslash{}";
      case '^' -> "\\textasciicircum{}";
      case '~' -> "\\textasciitilde{}";
      case '<' -> "$<$";
      case '>' -> "$>$";
      case '-' -> hyphen ? "-{}" : "-";
      case '[' -> "{[}";
      case ']' -> "{]}";
      default -> String.valueOf(c);
    };
  }

  /** Whether a whole text is a number, a value or the name of a sequence. */
  static boolean isMath(String text) {
    return MATH.matcher(text).matches();
  }

  /** A number or a value, as it is typed, in math mode; nothing for nothing. */
  static String math(String value) {
    if (value.isEmpty() || !isMath(value) && !value.equals(".."))
      return escaped(value);
    String symbols = value.replace("{", "\\{").replace("}", "\\}").replaceAll("\\+?Tiny\\(([^()]*)\\)", "{+}_{$1}")
        .replaceAll("\\+?Miny\\(([^()]*)\\)", "{-}_{$1}").replace("+-", "{\\pm}").replace("^^", "{\\Uparrow}")
        .replace("vv", "{\\Downarrow}").replaceAll("([\\^v])(\\[?[0-9]+]?)", "$1!{$2}")
        .replaceAll("([\\^v])<([0-9]+)>", "$1!{$2}").replace("v", "{\\downarrow}").replace("^", "{\\uparrow}")
        .replace('!', '^').replace("*", "{\\ast}").replace("..", "\\dots");
    return "$" + symbols + "$";
  }
}
