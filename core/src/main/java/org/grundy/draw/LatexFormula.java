package org.grundy.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formulas in a sentence, such as {@code a_n = floor(n*phi)}, as LaTeX for math mode. */
final class LatexFormula {
  /** A formula and its place. */
  record Found(int from, int to, String latex) {
  }

  private static final Pattern NAME = Pattern.compile("[a-z]|[A-Z]-?\\([a-z]\\)");
  private static final String GREEK = "(?:phi|tau|sigma|alpha|beta|gamma)";
  private static final String INDEX = "(?:_(?:[ijkmn]|[0-9]+|\\([a-z0-9+-]+\\)))?";
  private static final String POWER = "(?:\\^(?:[a-z0-9]+|\\([a-z0-9+-]+\\)))?";
  /** How deep parentheses may be. */
  private static final int DEPTH = 6;
  /** What may stand in parentheses. */
  private static final String INSIDE = inside(DEPTH);
  private static final String ATOM = "(?:(?:floor|sqrt|root|min|max|v2)\\(" + INSIDE + "\\)|" + GREEK + POWER
      + "|[0-9]*[a-zA-Z]" + INDEX + POWER + "(?:\\(" + INSIDE + "\\))?|[0-9]+" + POWER + ")(?![\\p{L}0-9(_^])";
  private static final String OPERATOR = " ?(?:[*+/-]|mod|xor) ?";
  private static final String TERM = ATOM + "(?:" + OPERATOR + "(?:" + ATOM + "|\\.\\.(?=" + OPERATOR + "| =)|\\("
      + ATOM + "(?:" + OPERATOR + ATOM + ")+\\)))*+";
  /** What stands before the rest of a term whose beginning is not understood. */
  private static final String EARLIER = "(?<![\\p{L}0-9_.^*+/%&{|$\\\\-])(?<![\\p{L}0-9_]\\()"
      + "(?<![^ ] [*+/%&|^-] )(?<! (?:mod|xor|<<|>>) )";
  /** How a term goes on after the part that is understood. */
  private static final String LATER = " ?(?:[*+/%&|^]|-(?!>|\\p{L}{2})|<<|>>|(?:mod|xor)(?!\\p{L}))|\\.[0-9]";
  private static final Pattern FORMULA = Pattern.compile(EARLIER + TERM + "(?: (?:<=|>=|!=|=|<|>) " + TERM
      + ")*+(?!" + LATER + ")");
  /** What makes a formula of terms: a relation, or what is in no word. */
  private static final Pattern MARKED = Pattern
      .compile("[<=>]|_| (?:mod|xor) |floor|sqrt|root|v2\\(|" + GREEK + "|\\^");
  private static final Pattern CALL = Pattern.compile("(floor|sqrt|root|[_^])\\(");

  private LatexFormula() {
  }

  /** Whether a whole text is a variable or the name of a sequence such as {@code G(n)}. */
  static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** Equations and comparisons, and terms that are no words; none of which only a part is understood. */
  static List<Found> in(String text) {
    var found = new ArrayList<Found>();
    for (Matcher formula = FORMULA.matcher(text); formula.find();)
      if (MARKED.matcher(formula.group()).find())
        found.add(new Found(formula.start(), formula.end(), latex(formula.group())));
    return found;
  }

  private static String inside(int depth) {
    String character = "[a-zA-Z0-9*+/^_., -]";
    return depth == 0 ? character + "*+" : "(?:" + character + "|\\(" + inside(depth - 1) + "\\))*+";
  }

  private static String latex(String formula) {
    return calls(formula).replaceAll("([_^])([a-z0-9]{2,})", "$1{$2}").replaceAll("\\*(?=" + GREEK + ")", " ")
        .replaceAll("\\bphi\\b", "\\\\varphi").replaceAll("\\b(tau|sigma|alpha|beta|gamma)\\b", "\\\\$1")
        .replaceAll("\\b(min|max)\\(", "\\\\$1(").replace("v2(", "v_2(").replace("<=", "\\leq").replace(">=", "\\geq")
        .replace("!=", "\\neq").replace("mod", "\\bmod").replace("xor", "\\oplus").replace("*", " \\cdot ")
        .replace("..", "\\ldots ").replaceAll(" {2,}", " ");
  }

  /** With the brackets of {@code floor(n)}, the signs of {@code sqrt(n)} and {@code root(n, 3)}, and scripts in braces. */
  private static String calls(String formula) {
    Matcher call = CALL.matcher(formula);
    if (!call.find())
      return formula;
    int close = call.end();
    int comma = close;
    for (int depth = 1; depth > 0; close++) {
      char c = formula.charAt(close);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      comma = c == ',' && depth == 1 ? close : comma;
    }
    String inside = calls(formula.substring(call.end(), close - 1));
    return formula.substring(0, call.start()) + switch (call.group(1)) {
      case "floor" -> "\\lfloor " + inside + " \\rfloor";
      case "sqrt" -> "\\sqrt{" + inside + "}";
      case "root" -> "\\sqrt[" + calls(formula.substring(comma + 1, close - 1).strip()) + "]{"
          + calls(formula.substring(call.end(), comma)) + "}";
      default -> call.group(1) + "{" + inside + "}";
    } + calls(formula.substring(close));
  }
}
