package org.grundy.draw;

/** Plain text in LaTeX. */
final class LatexText {
  private LatexText() {
  }

  /** The text with every character that means something to LaTeX escaped, so that it prints as it stands. */
  static String escaped(String text) {
    var escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++)
      escaped.append(escaped(text.charAt(i), i + 1 < text.length() && text.charAt(i + 1) == '-'));
    return escaped.toString();
  }

  /** @param hyphen whether a hyphen follows; two of them would print as one dash */
  private static String escaped(char c, boolean hyphen) {
    return switch (c) {
      case '#', '$', '%', '&', '_', '{', '}' -> "\\" + c;
      case '\\' -> "\\textbackslash{}";
      case '^' -> "\\textasciicircum{}";
      case '~' -> "\\textasciitilde{}";
      case '<' -> "\\textless{}";
      case '>' -> "\\textgreater{}";
      case '-' -> hyphen ? "-{}" : "-";
      case '[' -> "{[}";
      case ']' -> "{]}";
      default -> String.valueOf(c);
    };
  }
}
