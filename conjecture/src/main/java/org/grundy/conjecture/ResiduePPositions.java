package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;

/**
 * The P-positions of two heaps are those whose remainders form one of certain pairs.
 *
 * @param p     the modulus of the first heap
 * @param q     that of the second
 * @param pairs the remainders, the first heap's first
 */
record ResiduePPositions(int p, int q, List<List<Integer>> pairs) implements PPositionForm {
  ResiduePPositions {
    pairs = pairs.stream().map(List::copyOf).toList();
  }

  @Override
  public Phrase text() {
    String list = pairs.stream().map(pair -> "(" + pair.get(0) + "," + pair.get(1) + ")")
        .collect(Collectors.joining(" "));
    return pairs.size() == 1 ? Phrase.verbatim("(x mod " + p + ", y mod " + q + ") = " + list)
        : Phrase.of("{0} is one of {1}", "(x mod " + p + ", y mod " + q + ")", list);
  }

  @Override
  public boolean lost(long[] heaps) {
    return pairs.contains(List.of((int) (heaps[0] % p), (int) (heaps[1] % q)));
  }

  @Override
  public Optional<String> statement() {
    return Optional.of("E u, v (" + pairs.stream()
        .map(pair -> "(x = " + p + "*u + " + pair.get(0) + " & y = " + q + "*v + " + pair.get(1) + ")")
        .collect(Collectors.joining(" | ")) + ")");
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    var lines = new ArrayList<String>();
    for (List<Integer> pair : pairs.subList(0, pairs.size() - 1))
      lines.add(code.when(condition(pair, code), code.back(code == TargetLanguage.PYTHON ? "True" : "true")));
    lines.add(code.back(condition(pairs.getLast(), code)));
    return PPositionForm.function(code, heaps, List.of(), lines);
  }

  private String condition(List<Integer> pair, TargetLanguage code) {
    return "x % " + p + " == " + pair.get(0) + (code == TargetLanguage.PYTHON ? " and " : " && ") + "y % " + q + " == "
        + pair.get(1);
  }
}
