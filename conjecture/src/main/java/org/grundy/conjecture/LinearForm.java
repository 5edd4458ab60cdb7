package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;

/**
 * A linear recurrence with constant coefficients: {@code G(n) = c_1 G(n-1) + ... + c_k G(n-k) + plus}.
 *
 * @param coefficients c_1 to c_k; c_k is not 0
 * @param first        the values of 0 to k - 1
 */
record LinearForm(List<Long> coefficients, long plus, List<Long> first) implements ClosedForm {
  LinearForm {
    coefficients = List.copyOf(coefficients);
    first = List.copyOf(first);
  }

  /** The right-hand side, from the names of G(n-1), G(n-2), &hellip; */
  private String sum(List<String> before) {
    var text = new StringBuilder();
    for (int i = 0; i < before.size(); i++)
      if (coefficients.get(i) != 0)
        add(text, coefficients.get(i), before.get(i));
    if (plus != 0)
      add(text, plus, "");
    return text.toString();
  }

  /** @param factor empty where the number stands alone */
  private static void add(StringBuilder text, long times, String factor) {
    if (text.isEmpty())
      text.append(times < 0 ? "-" : "");
    else
      text.append(times < 0 ? " - " : " + ");
    String size = Long.toString(times).replace("-", "");
    text.append(factor.isEmpty() ? size : size.equals("1") ? factor : size + " * " + factor);
  }

  @Override
  public Phrase text(FormulaNames names) {
    String n = names.variable();
    return Phrase.of("{0}, and {1} begins {2}", names.at(n) + " = "
        + sum(IntStream.rangeClosed(1, first.size()).mapToObj(i -> names.at(n + "-" + i)).toList()),
        names.function(), first.stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

  @Override
  public long from() {
    return 0;
  }

  /** Time: n. */
  @Override
  public long at(long n) {
    int order = first.size();
    if (n < order)
      return first.get((int) n);
    long[] last = first.stream().mapToLong(Long::longValue).toArray();
    for (long i = order; i <= n; i++) {
      long next = next(last);
      System.arraycopy(last, 1, last, 0, order - 1);
      last[order - 1] = next;
    }
    return last[order - 1];
  }

  /** The value after these. */
  private long next(long[] last) {
    long next = plus;
    for (int i = 0; i < last.length; i++)
      next = Math.addExact(next, Math.multiplyExact(coefficients.get(i), last[last.length - 1 - i]));
    return next;
  }

  /** The variables a, b, &hellip; move along the sequence. */
  @Override
  public Body body(TargetLanguage code) {
    List<String> names = IntStream.range(0, first.size()).mapToObj(i -> String.valueOf((char) ('a' + i))).toList();
    String next = sum(names.reversed());
    String all = String.join(", ", names);
    if (code == TargetLanguage.PYTHON)
      return new Body(List.of(
          all + " = " + first.stream().map(String::valueOf).collect(Collectors.joining(", ")),
          "for _ in range(n): " + all + " = "
              + names.stream().skip(1).map(name -> name + ", ").collect(Collectors.joining()) + next,
          code.back("a")), Set.of());
    var lines = new ArrayList<String>();
    for (int i = 0; i < names.size(); i++)
      lines.add(code.variable(names.get(i), Long.toString(first.get(i))));
    var moves = new ArrayList<String>(List.of(code.variable("next", next)));
    for (int i = 0; i < names.size(); i++)
      moves.add(code.set(names.get(i), i + 1 < names.size() ? names.get(i + 1) : "next"));
    lines.add(code.whilst("n-- > 0", "{ " + String.join(" ", moves) + " }"));
    lines.add(code.back("a"));
    return new Body(lines, Set.of());
  }
}
