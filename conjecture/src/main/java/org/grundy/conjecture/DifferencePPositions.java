package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;

/**
 * Whether two heaps x &lt;= y are a P-position depends on the remainder of x and on the difference y - x, where all
 * differences from some number on count as one.
 *
 * @param lost for each remainder of x, whether each difference gives a P-position; the last one stands for all from it
 *             on
 */
record DifferencePPositions(List<List<Boolean>> lost) implements PPositionForm {
  DifferencePPositions {
    lost = lost.stream().map(List::copyOf).toList();
  }

  private int modulus() {
    return lost.size();
  }

  private int last() {
    return lost.getFirst().size() - 1;
  }

  @Override
  public boolean lost(long[] heaps) {
    long x = Math.min(heaps[0], heaps[1]);
    long difference = Math.max(heaps[0], heaps[1]) - x;
    return lost.get((int) (x % modulus())).get((int) Math.min(difference, last()));
  }

  /** The remainders that have the same differences, except those that have none. */
  private Map<List<Boolean>, List<Integer>> alike() {
    var alike = new LinkedHashMap<List<Boolean>, List<Integer>>();
    for (int remainder = 0; remainder < modulus(); remainder++)
      if (lost.get(remainder).contains(true))
        alike.computeIfAbsent(lost.get(remainder), _ -> new ArrayList<>()).add(remainder);
    return alike;
  }

  /** The conditions on y of some differences: those one by one, and the least one from which on all are among them. */
  private List<String> differences(List<Boolean> some, String equal, String atLeast) {
    int from = some.lastIndexOf(false) + 1;
    var parts = new ArrayList<String>();
    for (int difference = 0; difference < from; difference++)
      if (some.get(difference))
        parts.add(equal + sum(difference));
    if (from <= last())
      parts.add(atLeast + sum(from));
    return parts;
  }

  private static String sum(int difference) {
    return difference == 0 ? "x" : "x + " + difference;
  }

  @Override
  public Phrase text() {
    return Phrase.of("for heaps x <= y: {0}", alike().entrySet().stream().map(one -> {
      String differences = String.join(" or ", differences(one.getKey(), "y = ", "y >= "));
      return modulus() == 1 ? differences : "x % " + modulus() + " = "
          + one.getValue().stream().map(Object::toString).collect(Collectors.joining(", ")) + ": " + differences;
    }).collect(Collectors.joining("; ")));
  }

  @Override
  public Optional<String> statement() {
    return Optional.of(ordered("x", "y") + " | " + ordered("y", "x"));
  }

  private String ordered(String x, String y) {
    return "(" + x + " <= " + y + " & (" + alike().entrySet().stream()
        .map(one -> "((" + one.getValue().stream().map(remainder -> "E u (" + x + " = " + modulus() + "*u + "
            + remainder + ")").collect(Collectors.joining(" | ")) + ") & ("
            + differences(one.getKey(), y + " = ", y + " >= ").stream()
                .map(part -> part.replaceFirst("(= )x", "$1" + x))
                .collect(Collectors.joining(" | "))
            + "))")
        .collect(Collectors.joining(" | ")) + "))";
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    int width = last() + 1;
    String least = switch (code) {
      case JAVA -> "Math.min";
      case CPP -> "std::min<long long>";
      case PYTHON -> "min";
    };
    long[] ends = IntStream.range(0, modulus() * width)
        .mapToLong(i -> lost.get(i / width).get(i % width) ? 1 : 0).toArray();
    var lines = new ArrayList<>(List.of(PPositionForm.sorted(code)));
    lines.addAll(AutomatonPPositions.wrapped(code.list("ends", ends)));
    lines.add(code.back(code.entry("ends", "x % " + modulus() + " * " + width + " + " + least + "(y - x, " + last()
        + ")") + " == 1"));
    return PPositionForm.function(code, heaps, List.of(), lines);
  }
}
