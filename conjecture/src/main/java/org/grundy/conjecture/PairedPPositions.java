package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;

/**
 * The P-positions are the pairs (a(n), a(n) + t n), in either order.
 *
 * @param smaller a, of n
 * @param times   t, 1 or more
 */
record PairedPPositions(TermForm smaller, int times) implements PPositionForm {
  @Override
  public Phrase text() {
    String a = smaller.meaning().equals(TermForm.PLAIN) ? smaller.written() : smaller.meaning().toString();
    return Phrase.of("(a_n, b_n) in either order, with a_n = {0} and b_n = a_n + {1}", a,
        times == 1 ? "n" : times + "n");
  }

  @Override
  public boolean lost(long[] heaps) {
    long less = Math.min(heaps[0], heaps[1]);
    long difference = Math.max(heaps[0], heaps[1]) - less;
    return difference % times == 0 && smaller.at(difference / times) == less;
  }

  /** Whether the pairs are those of Wythoff's game. */
  boolean golden() {
    return times == 1 && wide();
  }

  /** Whether a(n) = floor(n (2 - t + sqrt(t^2 + 4)) / 2), as with a diagonal of width t. */
  boolean wide() {
    int half = times / 2;
    return smaller.equals(times % 2 == 0 ? FloorFinder.form(1 - half, half * half + 1, 1)
        : FloorFinder.form(2 - times, times * times + 4, 2));
  }

  /** The prover can express Wythoff's pairs. */
  @Override
  public Optional<String> statement() {
    return golden() ? Optional.of("wythoff(x, y)") : Optional.empty();
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    var writer = new TermCode(code);
    String a = writer.text(smaller.term());
    var lines = new ArrayList<>(writer.limit(smaller.term()));
    lines.add(PPositionForm.sorted(code));
    if (times > 1)
      lines
          .add(code.when("(y - x) % " + times + " != 0", code.back(code == TargetLanguage.PYTHON ? "False" : "false")));
    lines.add(code.variable("n", times > 1 ? code.quotient("(y - x)", times) : "y - x"));
    lines.add(code.back("x == " + a));
    return PPositionForm.function(code, heaps, writer.helpers(), List.copyOf(lines));
  }
}
