package org.grundy.draw;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values as they are typed, such as {@code {2|0},^3*}, as LaTeX for math mode. */
final class LatexValue {
  private static final Pattern TYPED = Pattern.compile("(?=.*[0-9*∗^v↑↓])(?:[-+0-9/*∗^v↑↓{}|,<>\\[\\]().]|Tiny|Miny)+");
  /** What no text of another kind looks like: braces with a bar, nimbers, arrows, switches, tinies, minus signs. */
  private static final Pattern CERTAIN = Pattern.compile("\\{.*\\|.*\\}|[*∗^↑↓]|vv|v[0-9*\\[<]|\\+-|Tiny|Miny"
      + "|-[0-9]+(?:/[0-9]+)?");
  private static final Set<String> SINGLE = Set.of("v", "^", "*");
  private static final Pattern TINY = Pattern.compile("\\+?(T|M)iny\\(([^()]*)\\)");

  private LatexValue() {
  }

  /** A value as an argument of a sentence: a single arrow or star has its sign, since as typed it could be something else. */
  static String argument(String value) {
    return switch (value) {
      case "^" -> "↑";
      case "v" -> "↓";
      case "*" -> "∗";
      default -> value;
    };
  }

  /** Whether a text is a number or a value, with all of its brackets closed. */
  static boolean is(String text) {
    return TYPED.matcher(text).matches() && balanced(text);
  }

  /**
   * Whether a value in a sentence cannot be something else there.
   *
   * @param last whether no word follows: then a single sign is a value, and not an operator or a variable
   */
  static boolean isCertain(String value, boolean last) {
    return SINGLE.contains(value) ? last
        : value.startsWith("-") ? value.matches("-[0-9]+(?:/[0-9]+)?") || signed(value) : signed(value);
  }

  private static boolean signed(String value) {
    return CERTAIN.matcher(value.startsWith("-") ? value.substring(1) : value).find()
        && !value.matches("[0-9.,]*-[0-9.,-]*");
  }

  private static boolean balanced(String text) {
    var open = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int closing = ")}]".indexOf(c);
      if ("({[".indexOf(c) >= 0)
        open.append(c);
      else if (closing >= 0) {
        if (open.isEmpty() || open.charAt(open.length() - 1) != "({[".charAt(closing))
          return false;
        open.setLength(open.length() - 1);
      }
    }
    return open.isEmpty();
  }

  static String latex(String value) {
    String symbols = value.replace('↑', '^').replace('↓', 'v').replace('∗', '*').replace("{", "\\{").replace("}",
        "\\}");
    for (String before = ""; !before.equals(symbols);) {
      before = symbols;
      symbols = TINY.matcher(symbols)
          .replaceAll(tiny -> tiny.group(1).equals("T") ? "{+}_{" + quoted(tiny.group(2)) + "}"
              : "{-}_{" + quoted(tiny.group(2)) + "}");
    }
    return symbols.replaceAll("\\|{2,}", "\\\\mathrel{$0}").replaceAll("(?<!\\|)(?<!mathrel\\{)\\|(?!\\|)", "\\\\mid ")
        .replace("+-", "{\\pm}").replace("^^", "{\\Uparrow}").replace("vv", "{\\Downarrow}")
        .replaceAll("([\\^v])(\\[[0-9]+])", "$1!{$2}").replaceAll("([\\^v])<([0-9]+)>", "$1!{$2}")
        .replace("v", "{\\downarrow}").replace("^", "{\\uparrow}").replace('!', '^').replace("*", "{\\ast}")
        .replace("..", "\\dots");
  }

  private static String quoted(String replacement) {
    return Matcher.quoteReplacement(replacement);
  }
}
