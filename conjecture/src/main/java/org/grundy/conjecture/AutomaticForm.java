package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Set;
import org.grundy.phrase.Phrase;

/**
 * A sequence computed by an automaton: it reads the digits of n in a base, the lowest first, and its last state holds
 * the value. It gives G(n) for all n from 0 on.
 *
 * @param next   the state after digit d in state s stands at {@code base * s + d}
 * @param values of the states
 */
record AutomaticForm(int base, int[] next, long[] values) implements ClosedForm {
  private int states() {
    return values.length;
  }

  @Override
  public Phrase text(FormulaNames names) {
    return Phrase.of("{2} is {0}-automatic: an automaton with {1} {1:state|states} reads the digits of {3} in base {0}",
        base, states(), names.function(), names.variable());
  }

  @Override
  public long from() {
    return 0;
  }

  @Override
  public long at(long n) {
    int state = 0;
    for (long rest = n; rest > 0; rest /= base)
      state = next[base * state + (int) (rest % base)];
    return values[state];
  }

  @Override
  public Body body(TargetLanguage code) {
    var lines = new ArrayList<String>();
    lines.add(code.list("next", Arrays.stream(next).asLongStream().toArray()));
    lines.add(code.list("value", values));
    lines.add(code.variable("s", "0"));
    String step = code.entry("next", base + " * s + n % " + base);
    if (code == TargetLanguage.PYTHON) {
      lines.add("while n > 0:");
      lines.add("    s = " + step);
      lines.add("    n //= " + base);
    } else
      lines.add("for (; n > 0; n /= " + base + ") s = " + step + ";");
    lines.add(code.back(code.entry("value", "s")));
    return new Body(lines, Set.of());
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof AutomaticForm that && base == that.base && Arrays.equals(next, that.next)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(next) + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return text().toString();
  }
}
