package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.Phases;

/** Linear representations as programs, which define f(n). */
public final class RepresentationText {
  private RepresentationText() {
  }

  /** For SageMath. */
  public static List<String> sage(LinearRepresentation f) {
    var lines = new ArrayList<String>();
    lines.add("row = vector(QQ, " + list(f.row(), "[", "]") + ")");
    lines.add("column = vector(QQ, " + list(f.column(), "[", "]") + ")");
    lines.add("matrices = [");
    for (int digit = 0; digit < f.matrices().size(); digit++)
      lines.add("    matrix(QQ, " + f.dimension() + ", " + f.dimension() + ", {" + entries(f.matrices().get(digit),
          entry -> "(" + entry.row() + ", " + entry.column() + "): ") + "})" + over(f) + ",");
    Collections.addAll(lines, "]", "", "def digits(n):", "    weights = " + weights(f.system(), "[", "]"),
        "    while weights[-1] <= n:",
        "        weights.append(" + next(f.system(), "weights[-", "]") + ")", "    found = []",
        "    for weight in reversed(weights):", "        found.append(n // weight)", "        n = n % weight",
        "    return found", "", "def f(n):", "    product = row", "    for digit in digits(n):",
        "        product = product * matrices[digit]", "    return product * column");
    return lines;
  }

  /** For Mathematica. */
  public static List<String> mathematica(LinearRepresentation f) {
    var lines = new ArrayList<String>();
    lines.add("row = " + list(f.row(), "{", "}") + ";");
    lines.add("column = " + list(f.column(), "{", "}") + ";");
    lines.add("matrices = {");
    for (int digit = 0; digit < f.matrices().size(); digit++)
      lines.add("  SparseArray[{" + entries(f.matrices().get(digit),
          entry -> "{" + (entry.row() + 1) + ", " + (entry.column() + 1) + "} -> ") + "}, {" + f.dimension() + ", "
          + f.dimension() + "}]" + over(f) + (digit + 1 < f.matrices().size() ? "," : ""));
    Collections.addAll(lines, "};",
        "digits[n_] := Module[{weights = " + weights(f.system(), "{", "}") + ", rest = n, found = {}},",
        "  While[Last[weights] <= n, AppendTo[weights, " + next(f.system(), "weights[[-", "]]") + "]];",
        "  Do[AppendTo[found, Quotient[rest, weight]]; rest = Mod[rest, weight], {weight, Reverse[weights]}];",
        "  found];", "f[n_] := Fold[#1 . matrices[[#2 + 1]] &, row, digits[n]] . column;");
    return lines;
  }

  private static String list(List<?> numbers, String open, String close) {
    return numbers.stream().map(Object::toString).collect(Collectors.joining(", ", open, close));
  }

  private static String entries(SparseMatrix matrix, Function<SparseMatrix.Entry, String> place) {
    return matrix.entries().stream().map(entry -> place.apply(entry) + entry.value()).collect(Collectors.joining(", "));
  }

  private static String over(LinearRepresentation f) {
    return f.denominator().equals(BigInteger.ONE) ? "" : " / " + f.denominator();
  }

  private static String weights(DigitSystem system, String open, String close) {
    Phases phases = system.phases();
    return list(system.weights(system.isOstrowski() ? phases.count() + phases.period()
        : phases.before() + system.order()), open, close);
  }

  /** The next weight from the last ones. */
  private static String next(DigitSystem system, String open, String close) {
    SortedMap<Integer, BigInteger> terms = new TreeMap<>();
    if (system.isOstrowski())
      terms.putAll(fromPeriods(system));
    else
      for (int i = 0; i < system.order(); i++)
        terms.put(i + 1, BigInteger.valueOf(system.coefficient(i, system.phases().before())));
    return terms.entrySet().stream().filter(term -> term.getValue().signum() != 0)
        .map(term -> term.getValue() + "*" + open + term.getKey() + close).collect(Collectors.joining(" + "));
  }

  /**
   * In an Ostrowski numeration of period p, W(m + 2p) is t W(m + p) - (-1)^p W(m), where t is the same for all m from the
   * first period on: the trace of the matrix that leads from a period to the next, whose determinant is (-1)^p.
   */
  private static Map<Integer, BigInteger> fromPeriods(DigitSystem system) {
    Phases phases = system.phases();
    int period = phases.period();
    List<BigInteger> weights = system.weights(phases.count() + period + 1);
    BigInteger sign = BigInteger.valueOf(period % 2 == 0 ? -1 : 1);
    BigInteger trace = weights.get(phases.before() + 2 * period)
        .subtract(sign.multiply(weights.get(phases.before()))).divide(weights.get(phases.before() + period));
    return Map.of(period, trace, 2 * period, sign);
  }
}
