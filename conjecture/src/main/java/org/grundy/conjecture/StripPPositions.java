package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Phrase;

/**
 * The P-positions among heaps x &le; y are those with y from x + least to most(x); with x = 0 all are P-positions, or
 * none, or only x = y = 0.
 *
 * @param least 0 or more
 * @param most  a form of n, which stands for x
 * @param axis   whether all positions with an empty heap are P-positions
 * @param origin whether two empty heaps are a P-position
 */
record StripPPositions(int least, TermForm most, boolean axis, boolean origin) implements PPositionForm {
  @Override
  public Phrase text() {
    String end = most.meaning().equals(TermForm.PLAIN) ? most.written() : most.meaning().toString();
    String strip = "x" + (least == 0 ? "" : " + " + least) + " <= y <= " + end.replaceAll("\\bn\\b", "x");
    return axis ? Phrase.of("for heaps x <= y: x = 0 or {0}", strip)
        : !origin ? Phrase.of("for heaps x <= y: x >= 1 and {0}", strip)
        : Phrase.of("for heaps x <= y: x = y = 0 or {0}", strip);
  }

  @Override
  public boolean lost(long[] heaps) {
    long x = Math.min(heaps[0], heaps[1]);
    long y = Math.max(heaps[0], heaps[1]);
    return x == 0 ? axis || origin && y == 0 : x + least <= y && y <= most.at(x);
  }

  /** Whether x &lt; y &lt; x phi, as in Euclid's game. */
  boolean golden() {
    return axis && least == 1 && most.equals(FloorFinder.form(1, 5, 2));
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    var writer = new TermCode(code, List.of("x"));
    String end = writer.text(most.term());
    var lines = new ArrayList<>(writer.limit(most.term()));
    lines.addAll(List.of(PPositionForm.sorted(code),
        code.when("x == 0", code.back(axis ? code == TargetLanguage.PYTHON ? "True" : "true"
            : origin ? "y == 0" : code == TargetLanguage.PYTHON ? "False" : "false")),
        code.back(
            (least == 0 ? "" : "x + " + least + " <= y " + (code == TargetLanguage.PYTHON ? "and " : "&& ")) + "y <= "
                + end)));
    return PPositionForm.function(code, heaps, writer.helpers(), lines);
  }
}
