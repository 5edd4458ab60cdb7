package org.grundy.word.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.word.numeration.DigitSystem;

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
    return list(system.weights(system.order()), open, close);
  }

  /** The next weight from the last ones. */
  private static String next(DigitSystem system, String open, String close) {
    return IntStream.range(0, system.order()).filter(i -> system.coefficient(i) != 0)
        .mapToObj(i -> system.coefficient(i) + "*" + open + (i + 1) + close).collect(Collectors.joining(" + "));
  }
}
