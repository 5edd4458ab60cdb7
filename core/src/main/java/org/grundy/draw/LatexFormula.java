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
  /** What may stand in parentheses, which contain others no deeper than this. */
  private static final String INSIDE = "[a-z0-9*+/^_ -]|\\((?:[a-z0-9*+/^_ -]|\\([a-z0-9*+/^_ -]*\\))*\\)";
  private static final String ATOM = "(?:(?:floor|sqrt)\\((?:" + INSIDE + ")+\\)|" + GREEK + POWER
      + "|[0-9]*[a-zA-Z]" + INDEX + POWER + "(?:\\([a-z0-9+*.-]+\\))?|[0-9]+" + POWER + ")(?![\\p{L}0-9(_^])";
  private static final String OPERATOR = " ?(?:[*+-]|mod|xor) ?";
  private static final String TERM = ATOM + "(?:" + OPERATOR + "(?:" + ATOM + "|\\(" + ATOM + "(?:" + OPERATOR + ATOM
      + ")+\\)))*";
  private static final Pattern FORMULA = Pattern.compile("(?<![\\p{L}0-9_.^*{|$\\\\-])(?<![\\p{L}0-9_]\\()" + TERM
      + "(?:(?<relation> (?:<=|>=|!=|=|<|>) )" + TERM + ")*");
  /** What makes a term a formula even if it is compared with nothing. */
  private static final Pattern MARKED = Pattern.compile("_| (?:mod|xor) |floor|sqrt|" + GREEK + "|\\^");
  private static final Pattern CALL = Pattern.compile("(floor|sqrt)\\(");
  private static final Pattern SCRIPT = Pattern.compile("([_^])(?:\\(([^()]*)\\)|([a-z0-9]{2,}))");

  private LatexFormula() {
  }

  /** Whether a whole text is a variable or the name of a sequence such as {@code G(n)}. */
  static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** Equations and comparisons, and terms that are no words. */
  static List<Found> in(String text) {
    var found = new ArrayList<Found>();
    for (Matcher formula = FORMULA.matcher(text); formula.find();)
      if (formula.group("relation") != null || MARKED.matcher(formula.group()).find())
        found.add(new Found(formula.start(), formula.end(), latex(formula.group())));
    return found;
  }

  private static String latex(String formula) {
    return SCRIPT.matcher(calls(formula))
        .replaceAll(
            script -> script.group(1) + "{" + (script.group(2) == null ? script.group(3) : script.group(2)) + "}")
        .replaceAll("\\*(?=" + GREEK + ")", " ").replaceAll("\\bphi\\b", "\\\\varphi")
        .replaceAll("\\b(tau|sigma|alpha|beta|gamma)\\b", "\\\\$1").replace("<=", "\\leq").replace(">=", "\\geq")
        .replace("!=", "\\neq").replace("mod", "\\bmod").replace("xor", "\\oplus").replace("*", " \\cdot ")
        .replace("..", "\\ldots ").replaceAll(" {2,}", " ");
  }

  /** With the brackets of {@code floor(n)} and the sign of {@code sqrt(n)}. */
  private static String calls(String formula) {
    Matcher call = CALL.matcher(formula);
    if (!call.find())
      return formula;
    int close = call.end();
    for (int depth = 1; depth > 0; close++)
      depth += formula.charAt(close) == '(' ? 1 : formula.charAt(close) == ')' ? -1 : 0;
    String inside = calls(formula.substring(call.end(), close - 1));
    return formula.substring(0, call.start())
        + (call.group(1).equals("floor") ? "\\lfloor " + inside + " \\rfloor" : "\\sqrt{" + inside + "}")
        + calls(formula.substring(close));
  }
}
