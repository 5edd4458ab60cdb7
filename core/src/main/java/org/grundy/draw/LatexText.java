package org.grundy.draw;

/** Plain text in LaTeX, with the values and formulas in it in math mode. */
final class LatexText {
  private static final String SPACES = " \u00a0";
  private static final String BEFORE_VALUE = SPACES + "(,;:=";
  private static final String STOPS = ".,;:";
  /** So many spaces or more separate columns. */
  private static final int COLUMN_GAP = 3;

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
    for (LatexFormula.Found formula : LatexFormula.in(text)) {
      plain(text.substring(at, formula.from()), escaped);
      escaped.append('$').append(formula.latex()).append('$');
      at = formula.to();
    }
    plain(text.substring(at), escaped);
  }

  /** Text outside formulas. */
  private static void plain(String text, StringBuilder escaped) {
    for (int i = 0; i < text.length();) {
      String value = valueAt(text, i);
      String pair = relation(text, i);
      if (!value.isEmpty()) {
        escaped.append(math(value));
        i += value.length();
      } else if (!pair.isEmpty()) {
        escaped.append(pair);
        i += 2;
      } else if (spaces(text, i) >= COLUMN_GAP) {
        escaped.append("\\quad ");
        i += spaces(text, i);
      } else {
        escaped.append(escaped(text.charAt(i), i + 1 < text.length() && text.charAt(i + 1) == '-'));
        i++;
      }
    }
  }

  /** How many spaces there are from a place on. */
  private static int spaces(String text, int from) {
    int to = from;
    while (to < text.length() && text.charAt(to) == ' ')
      to++;
    return to - from;
  }

  /** The value that begins at a place and is more than a whole number or a fraction; empty when none does. */
  private static String valueAt(String text, int from) {
    if (from > 0 && BEFORE_VALUE.indexOf(text.charAt(from - 1)) < 0)
      return "";
    int to = from;
    while (to < text.length() && SPACES.indexOf(text.charAt(to)) < 0)
      to++;
    while (to > from && (STOPS.indexOf(text.charAt(to - 1)) >= 0
        || text.charAt(to - 1) == ')' && !LatexValue.is(text.substring(from, to))))
      to--;
    String value = text.substring(from, to);
    boolean last = to == text.length() || SPACES.indexOf(text.charAt(to)) < 0;
    return LatexValue.is(value) && LatexValue.isCertain(value, last) ? value : "";
  }

  /** The sign that two characters from a place on stand for; empty when they stand for none. */
  private static String relation(String text, int at) {
    return text.startsWith("<=", at) ? "$\\leq$" : text.startsWith(">=", at) ? "$\\geq$"
        : text.startsWith("!=", at) ? "$\\neq$" : text.startsWith("->", at) ? "$\\to$"
        : text.startsWith("+-", at) ? "$\\pm$" : "";
  }

  /** @param hyphen whether a hyphen follows; two of them would print as one dash */
  private static String escaped(char c, boolean hyphen) {
    return switch (c) {
      case '#', '$', '%', '&', '_', '{', '}' -> "\\" + c;
      case '\\' -> "\\textbackslash{}";
      case '^' -> "\\textasciicircum{}";
      case '~' -> "\\textasciitilde{}";
      case '↑' -> "$\\uparrow$";
      case '↓' -> "$\\downarrow$";
      case '∗' -> "$\\ast$";
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
    return LatexValue.is(text) || LatexFormula.isName(text);
  }

  /** A number or a value, as it is typed, in math mode; nothing for nothing. */
  static String math(String value) {
    return value.isEmpty() || !isMath(value) && !value.equals("..") ? escaped(value)
        : "$" + LatexValue.latex(value) + "$";
  }
}
