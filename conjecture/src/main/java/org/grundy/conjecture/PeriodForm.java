package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.phrase.Phrase;

/**
 * G(n + period) = G(n) + gain for all n &ge; from.
 *
 * @param values of {@code from} to {@code from + period - 1}
 */
record PeriodForm(long from, long gain, long[] values) implements ClosedForm {
  private static final int MOST_LISTED = 24;

  private int period() {
    return values.length;
  }

  /** The values of a line: {@code n + 3}. */
  private String line(String n) {
    String steps = gain == 0 ? "" : gain == 1 ? n : gain + " * " + n;
    return steps.isEmpty() ? Long.toString(values[0]) : values[0] == 0 ? steps : steps + " + " + values[0];
  }

  private boolean isLine() {
    return period() == 1 && from == 0;
  }

  /** From some number on; a line if it is from 0 on. */
  private boolean isConstant() {
    return period() == 1 && gain == 0;
  }

  /** Whether it is 0 for all numbers that it covers. */
  boolean isZero() {
    return isConstant() && values[0] == 0;
  }

  @Override
  public Phrase text(FormulaNames names) {
    String n = names.variable();
    if (isLine())
      return Phrase.verbatim(names.at(n) + " = " + line(n));
    if (isConstant())
      return Phrase.of("{0} for {1} >= {2}", names.at(n) + " = " + values[0], n, from);
    Phrase law = Phrase.verbatim(
        names.at(n + "+" + period()) + " = " + names.at(n) + (gain == 0 ? "" : " + " + gain));
    if (period() > MOST_LISTED)
      return from == 0 ? law : Phrase.of("{0} for {1} >= {2}", law, n, from);
    String list = Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(" "));
    return from == 0 ? Phrase.of("{0}, and {1} begins {2}", law, names.function(), list)
        : Phrase.of("{0} for {1} >= {2}, where {3} continues with {4}", law, n, from, names.function(), list);
  }

  /** The text says it. */
  @Override
  public Optional<Phrase> scope(FormulaNames names) {
    return Optional.empty();
  }

  @Override
  public long at(long n) {
    long periods = (n - from) / period();
    return Math.addExact(values[(int) ((n - from) % period())], Math.multiplyExact(gain, periods));
  }

  @Override
  public Body body(TargetLanguage code) {
    if (isLine() || isConstant())
      return new Body(List.of(code.back(line("n"))), Set.of());
    var lines = new ArrayList<String>();
    String n = from == 0 ? "n" : "(n - " + from + ")";
    String index = n + " % " + period();
    boolean counts = gain == 0 && from == 0;
    for (int i = 0; i < values.length; i++)
      counts &= values[i] == i;
    if (counts)
      return new Body(List.of(code.back(index)), Set.of());
    lines.add(code.list("period", values));
    lines.add(code.back(code.entry("period", index)
        + (gain == 0 ? "" : " + " + (gain == 1 ? "" : gain + " * ") + "(" + code.quotient(n, period()) + ")")));
    return new Body(lines, Set.of());
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof PeriodForm that && from == that.from && gain == that.gain
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Long.hashCode(from) + Long.hashCode(gain)) + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return text().toString();
  }
}
