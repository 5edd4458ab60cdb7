package org.grundy.word.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;

/**
 * A condition that several comparisons of named whole numbers all hold. Two conditions with the same names and
 * comparisons are equal, whatever order the comparisons were given in.
 *
 * @param names       the names of the variables, in the order of their numbers; a letter, then letters, digits or
 *                    {@code _}, then primes
 * @param comparisons the comparisons, sorted, without duplicates and without those that always hold
 */
public record Condition(List<String> names, List<Comparison> comparisons) {
  public Condition {
    names = List.copyOf(names);
    comparisons = comparisons.stream().filter(c -> !c.always()).distinct().sorted(Comparison.ORDER).toList();
    for (Comparison comparison : comparisons)
      requireCount(names, comparison.difference().variables());
  }

  /**
   * Reads {@code a<=b+c & b<=a+c & c>2a}: chains of {@code < <= = != > >=} separated by {@code &}, between sums and
   * differences of numbers, variables and multiples {@code 2a} or {@code 2*a}. Linear in the text for a fixed number of
   * variables.
   *
   * @param names the names of the variables
   * @throws BadInput when the text is anything else, with the column
   */
  public static Condition parse(String text, List<String> names) {
    return new Condition(names, new ConditionReader(text, names).read());
  }

  /** Whether all comparisons hold for these numbers, one for each variable; exact for numbers of any size. */
  public boolean holds(long... values) {
    requireCount(names, values.length);
    for (Comparison comparison : comparisons)
      if (!comparison.holds(values))
        return false;
    return true;
  }

  /** Whether all comparisons hold for these numbers, one for each variable. */
  public boolean holds(BigInteger... values) {
    requireCount(names, values.length);
    for (Comparison comparison : comparisons)
      if (!comparison.holds(values))
        return false;
    return true;
  }

  /** The same condition on other variables, with these names: variable i becomes variable {@code to[i]}. */
  public Condition renamed(List<String> names, int... to) {
    requireCount(this.names, to.length);
    return new Condition(names, comparisons.stream().map(c -> c.renamed(names.size(), to)).toList());
  }

  /** The same condition with the variables in another order: variable i becomes variable {@code to[i]}. */
  public Condition permuted(int... to) {
    return renamed(names, to);
  }

  private static void requireCount(List<String> names, int count) {
    if (count != names.size())
      throw new IllegalArgumentException("expected " + names.size() + " variables " + names + ", found " + count);
  }

  /** The text, as {@link #parse} reads it. */
  @Override
  public String toString() {
    return comparisons.isEmpty() ? "0=0"
        : comparisons.stream().map(c -> c.text(names::get)).collect(Collectors.joining(" & "));
  }
}
