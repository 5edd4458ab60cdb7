package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;

/**
 * The P-positions of another rule, with some exceptions.
 *
 * @param others  the other rule
 * @param without positions that it wrongly calls P-positions
 * @param besides P-positions that it misses
 */
record ExceptedPPositions(PPositionForm others, List<List<Long>> without,
    List<List<Long>> besides) implements PPositionForm {
  ExceptedPPositions {
    without = without.stream().map(List::copyOf).toList();
    besides = besides.stream().map(List::copyOf).toList();
  }

  @Override
  public Phrase text() {
    if (without.isEmpty())
      return Phrase.of("{0}, and also {1}", others.text(), list(besides));
    return besides.isEmpty() ? Phrase.of("{0}, but not {1}", others.text(), list(without))
        : Phrase.of("{0}, except {1}, and also {2}", others.text(), list(without), list(besides));
  }

  private static String list(List<List<Long>> positions) {
    return positions.stream().map(at -> at.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")")))
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean lost(long[] heaps) {
    List<Long> at = Arrays.stream(heaps).boxed().toList();
    return besides.contains(at) || others.lost(heaps) && !without.contains(at);
  }

  @Override
  public Optional<String> statement() {
    return others.statement().map(rule -> {
      var text = new StringBuilder("((" + rule + ")");
      without.forEach(at -> text.append(" & ~(").append(equal(at, " = ", " & ")).append(")"));
      text.append(")");
      besides.forEach(at -> text.append(" | (").append(equal(at, " = ", " & ")).append(")"));
      return text.toString();
    });
  }

  private static String equal(List<Long> at, String equals, String and) {
    return IntStream.range(0, at.size()).mapToObj(i -> NAMES.get(i) + equals + at.get(i))
        .collect(Collectors.joining(and));
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    boolean python = code == TargetLanguage.PYTHON;
    String and = python ? " and " : " && ";
    var lines = new ArrayList<String>();
    for (List<Long> at : without)
      lines.add(code.when(equal(at, " == ", and), code.back(python ? "False" : "false")));
    for (List<Long> at : besides)
      lines.add(code.when(equal(at, " == ", and), code.back(python ? "True" : "true")));
    lines.add(code.back("rule(" + String.join(", ", NAMES.subList(0, heaps)) + ")"));
    return others.program(code, heaps).replaceAll("\\blost\\(", "rule(") + "\n"
        + PPositionForm.function(code, heaps, List.of(), lines);
  }
}
