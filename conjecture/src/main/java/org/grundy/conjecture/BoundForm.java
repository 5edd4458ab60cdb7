package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.game.Recursion;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Function;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermText;

/** A recursion by a bound that grows slowly, for all n from 0 on. */
record BoundForm(Recursion recursion) implements ClosedForm {
  private static final int MOST_STEPS = 1 << 24;
  private static final Term ROOT = new Term.Call(Function.SQRT, List.of(new Term.Variable(0)));

  @Override
  public Phrase text(FormulaNames names) {
    String n = names.variable();
    String most = TermText.of(recursion.most(), List.of(n));
    return switch (recursion) {
      case Recursion.Window _ ->
        Phrase.of("{0} = b({1}) if b({1}) > b({1}-1), else {2}, with b({1}) = {3}", names.at(n), n,
            names.at(n + "-b(" + n + ")-1"), most);
      case Recursion.Only(var _, long first) -> first == 1
          ? Phrase.verbatim(names.at(0) + " = 0,  " + names.at(n) + " = 1 - " + names.at(most))
          : Phrase.of("{0} = 1 - {1} for {2} >= {3}, else 0", names.at(n), names.at(most), n, first);
      case Recursion.Levels levels when levels.endsAtNone() -> Phrase.verbatim(
          names.at(0) + " = 0,  " + names.at(n) + " = 1 + " + names.at(falls() ? most : fall(most, n)));
      case Recursion.Levels levels -> Phrase.of("{0} = 1 + {1} if b({2}) >= {3}, else 0, with b({2}) = {4}",
          names.at(n), names.at("b(" + n + ")"), n, levels.least(), falls() ? most : fall(most, n));
    };
  }

  private static String fall(String most, String n) {
    return "min(" + most + ", " + n + " - 1)";
  }

  /** Whether the bound is less than n wherever it gives a move: it grows by at most 1, so the first such heap tells. */
  private boolean falls() {
    long first = recursion instanceof Recursion.Levels(var _, long least) ? Math.max(1, least) : 1;
    return recursion.most().value(new long[]{first}) < first;
  }

  @Override
  public long from() {
    return 0;
  }

  @Override
  public long at(long n) {
    OptionalLong value = recursion.value(n, MOST_STEPS);
    return value.orElseThrow(() -> new ArithmeticException("more than " + MOST_STEPS + " steps for " + n));
  }

  @Override
  public Body body(TargetLanguage code) {
    var writer = new TermCode(code);
    Term bound = recursion.most();
    String most = writer.text(bound);
    var lines = new ArrayList<String>();
    boolean python = code == TargetLanguage.PYTHON;
    switch (recursion) {
      case Recursion.Window _ when bound.equals(ROOT) -> lines.addAll(byRoots(code, most));
      case Recursion.Window _ -> {
        String before = most.replaceAll("\\bn\\b", "(n - 1)").replace("((n - 1))", "(n - 1)");
        lines.add(code.whilst("n > 0 " + (python ? "and" : "&&") + " " + inner(most) + " == " + inner(before),
            code.set("n", "n - " + inner(most) + " - 1")));
        lines.add(code.back(most));
      }
      case Recursion.Only(var _, long first) -> {
        lines.add(code.variable("c", "0"));
        if (python)
          lines.addAll(List.of("while n >= " + first + ":", "    n = " + most, "    c += 1"));
        else
          lines.add("for (; n >= " + first + "; n = " + most + ") c++;");
        lines.add(code.back("c % 2"));
      }
      case Recursion.Levels levels -> {
        String least = code == TargetLanguage.JAVA ? "Math.min" : code == TargetLanguage.CPP ? "std::min<long long>"
            : "min";
        String next = falls() ? most : least + "(" + most + ", n - 1)";
        lines.add(code.variable("c", "0"));
        String more = levels.endsAtNone() ? "n > 0"
            : "n > 0 " + (python ? "and " : "&& ") + inner(next) + " >= " + levels.least();
        if (python)
          lines.addAll(List.of("while " + more + ":", "    n = " + next, "    c += 1"));
        else
          lines.add("for (; " + more + "; n = " + next + ") c++;");
        lines.add(code.back("c"));
      }
    }
    return new Body(lines, Set.copyOf(writer.helpers()));
  }

  /**
   * At most the square root may be taken; the number of steps grows with the logarithm of n. Let n = s^2 + r with r from 0
   * to 2s. If r is 0, the value is s. If r is more than s, it is that of n - s - 1, where r is less by s + 1. If r is from 1
   * to s, it is that of n - s - 1 = (s - 1)^2 + s - 2 + r, and so, for r of 2 or more, of (s - 1)^2 + r - 2. So the value
   * is s - r/2 for even r, and for odd r that of t^2 + t with t = s - (r + 1)/2.
   */
  private static List<String> byRoots(TargetLanguage code, String root) {
    var lines = new ArrayList<>(List.of(code.variable("s", root), code.variable("r", "n - s * s"),
        code.when("r > s", code.set("r", "r - s - 1"))));
    if (code == TargetLanguage.PYTHON)
      lines.addAll(List.of("while r % 2 == 1:", "    s -= (r + 1) // 2", "    r = s"));
    else
      lines.add("while (r % 2 == 1) { s -= (r + 1) / 2; r = s; }");
    lines.add(code.back("s - " + code.quotient("r", 2)));
    return lines;
  }

  private static String inner(String text) {
    return text.matches("\\w+|\\w+\\([^()]*\\)") ? text : "(" + text + ")";
  }
}
