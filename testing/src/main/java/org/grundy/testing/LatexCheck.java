package org.grundy.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks for what stops LaTeX: environments, braces and math that do not match; commands that neither the kernel nor the
 * packages of the preamble define, or that are used in the wrong mode; special characters in text; more cells in a row than
 * columns; brackets that would be read as an option; letters that the encoding lacks. Time: linear in the text.
 */
public final class LatexCheck {
  private static final Set<String> PACKAGES = Set.of("inputenc", "fontenc", "babel", "tikz");
  private static final Set<String> ENVIRONMENTS = Set.of("document", "description", "enumerate", "itemize", "tabular",
      "center",
      "verbatim", "picture", "tikzpicture");
  /** In text; the last ones are single characters. */
  private static final Set<String> TEXT = Set.of("documentclass", "usepackage", "setlength", "parindent", "parskip",
      "begin", "end", "item", "hline", "subsection*", "emph", "textbf", "hfill", "quad", "textbackslash",
      "textasciicircum", "textasciitilde", "ldots", "put", "line", "makebox", "thicklines", "unitlength",
      "qbezier", "texttt", "multicolumn", "newpage", "draw", "fill", "node", "scriptsize", "underline",
      "hspace",
      "\\", "{", "}", "_", "&", "#", "$", "%", " ");
  private static final Set<String> MATH = Set.of("ast", "uparrow", "downarrow", "Uparrow", "Downarrow", "leq", "geq",
      "neq", "to", "pm", "cdot", "oplus", "bmod", "dots", "mid", "mathrel", "lfloor", "rfloor",
      "sqrt", "varphi", "tau", "sigma", "alpha", "beta", "gamma", "{", "}", "_", " ", ",");
  private static final Pattern TOKEN = Pattern
      .compile("\\\\(?<command>[A-Za-z]+\\*?|[^A-Za-z])|(?<special>[{}$&#%_^~<>])");
  private static final Pattern OPENING = Pattern.compile("\\\\(begin|end)\\{([a-z*]+)\\}(?:\\{([lrc|]*)\\})?");
  /** Latin letters of Europe, and the marks of Spanish, are in the encodings T1 and TS1. */
  private static final Pattern FOREIGN = Pattern.compile("[^\\x00-\\x7f\\u00c0-\\u017f\\u00bf\\u00a1\\u00aa\\u00ba]");

  private final List<String> complaints = new ArrayList<>();
  private final Deque<String> open = new ArrayDeque<>();
  private int braces;
  private boolean math;
  private int columns;
  private int cells;
  private String line = "";

  private LatexCheck() {
  }

  /** What is wrong with a document, each with its line; nothing if it is well formed. */
  public static List<String> complaints(List<String> lines) {
    var check = new LatexCheck();
    lines.forEach(check::line);
    check.line = "end of the document";
    check.require(check.open.isEmpty(), "not closed: " + check.open);
    check.require(check.braces == 0 && !check.math, "braces or math are not closed");
    return List.copyOf(check.complaints);
  }

  private void require(boolean holds, String complaint) {
    if (!holds)
      complaints.add(complaint + ": " + line);
  }

  private void line(String text) {
    line = text;
    require(!FOREIGN.matcher(text).find(), "a letter that the encoding lacks");
    if ("verbatim".equals(open.peek()) && !text.equals("\\end{verbatim}"))
      return;
    Matcher opening = OPENING.matcher(text);
    boolean framed = opening.lookingAt();
    if (framed)
      environment(opening.group(1), opening.group(2), opening.group(3));
    String rest = framed ? text.substring(opening.end()) : text;
    require(!rest.matches(".*\\\\\\\\ *[\\[*].*"), "a bracket or star after a line break is read as its option");
    Matcher item = Pattern.compile("\\\\item\\[(?:[^\\[\\]{}]|\\{[^{}]*\\})*\\]|\\\\item(?! *\\[)").matcher(rest);
    require(!rest.startsWith("\\item") || item.lookingAt(), "brackets in the label of an item");
    if (open.isEmpty())
      preamble(rest);
    else if (!framed || !"picture".equals(open.peek()))
      tokens(rest);
  }

  private void environment(String which, String name, String format) {
    if (which.equals("begin")) {
      require(ENVIRONMENTS.contains(name), "an environment that is not declared");
      open.push(name);
      columns = format == null ? columns : format.replace("|", "").length();
      cells = 1;
    } else {
      require(!open.isEmpty() && open.pop().equals(name), "an environment ends that is not open");
    }
  }

  private void preamble(String text) {
    Matcher used = Pattern.compile("\\\\usepackage(?:\\[[^\\]]*\\])?\\{([a-z]+)\\}").matcher(text);
    require(!text.startsWith("\\usepackage") || used.matches() && PACKAGES.contains(used.group(1)),
        "a package that is not declared");
  }

  private void tokens(String text) {
    Matcher token = TOKEN.matcher(text);
    while (token.find()) {
      String command = token.group("command");
      if (command != null)
        command(command);
      else
        special(token.group("special"));
    }
  }

  private void command(String name) {
    switch (name) {
      case "(" -> {
        require(!math, "math inside math");
        math = true;
      }
      case ")" -> {
        require(math, "math ends that has not begun");
        math = false;
      }
      default -> require((math ? MATH : TEXT).contains(name), "\\" + name + " is not declared in " + mode());
    }
    if (name.equals("\\"))
      cells = 1;
  }

  private String mode() {
    return math ? "math" : "text";
  }

  private void special(String sign) {
    switch (sign) {
      case "{" -> braces++;
      case "}" -> {
        braces--;
        require(braces >= 0, "a brace ends that has not begun");
      }
      case "$" -> math = !math;
      case "&" -> {
        cells++;
        require("tabular".equals(open.peek()) && cells <= columns, "more cells than columns");
      }
      default -> require(math && "_^<>".contains(sign), sign + " is special in " + mode());
    }
  }
}
