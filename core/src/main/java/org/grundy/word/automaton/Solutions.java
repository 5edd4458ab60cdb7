package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.word.numeration.DigitSystem;

/**
 * The tuples of numbers that an automaton accepts.
 *
 * @param dfa    an automaton over the strings of the system, for which leading zeros make no difference
 * @param system the numeration whose digits it reads
 */
public record Solutions(Dfa dfa, DigitSystem system) {
  /** The number of solutions; empty when there are infinitely many. Time is polynomial in the states. */
  public Optional<BigInteger> count() {
    var counts = new BigInteger[dfa.states()];
    var open = new boolean[dfa.states()];
    return Optional.ofNullable(count(0, counts, open));
  }

  /** The number of strings accepted from a state, without the loop of leading zeros at state 0; null when infinite. */
  private @org.jspecify.annotations.Nullable BigInteger count(int state, BigInteger[] counts, boolean[] open) {
    if (open[state])
      return null;
    if (counts[state] != null)
      return counts[state];
    open[state] = true;
    BigInteger count = dfa.accepts(state) ? BigInteger.ONE : BigInteger.ZERO;
    for (int symbol = 0; symbol < dfa.symbols(); symbol++) {
      int to = dfa.next(state, symbol);
      if (to < 0 || state == 0 && to == 0 && symbol == 0)
        continue;
      BigInteger more = count(to, counts, open);
      if (more == null)
        return null;
      count = count.add(more);
    }
    open[state] = false;
    counts[state] = count;
    return count;
  }

  /**
   * The first {@code count} solutions, ordered by their greatest number, then by the first number, the second, and so
   * on. Visits all strings up to the length of the last one, and charges the budget for each.
   */
  public List<List<BigInteger>> first(int count, Budget budget) {
    var found = new ArrayList<List<BigInteger>>();
    Optional<BigInteger> total = count();
    int most = total.map(t -> t.min(BigInteger.valueOf(count)).intValueExact()).orElse(count);
    Comparator<List<BigInteger>> order = Comparator.comparing(
        numbers -> numbers.stream().reduce(BigInteger.ZERO, BigInteger::max));
    for (int track = 0; track < dfa.tracks(); track++) {
      int t = track;
      order = order.thenComparing(numbers -> numbers.get(t));
    }
    for (int length = 0; found.size() < most; length++) {
      var longer = new ArrayList<List<BigInteger>>();
      strings(0, new int[length], 0, longer, budget);
      longer.sort(order);
      found.addAll(longer);
    }
    return List.copyOf(found.subList(0, most));
  }

  /**
   * The solutions whose numbers are all at most {@code bound}, in no order. Charges the budget for each string that is
   * no longer than that of {@code bound}.
   */
  public List<List<BigInteger>> upTo(BigInteger bound, Budget budget) {
    int longest = system.digitsOf(bound).length;
    var found = new ArrayList<List<BigInteger>>();
    for (int length = 0; length <= longest; length++)
      strings(0, new int[length], 0, found, budget);
    found.removeIf(numbers -> numbers.stream().anyMatch(n -> n.compareTo(bound) > 0));
    return found;
  }

  private void strings(int state, int[] symbols, int length, List<List<BigInteger>> out, Budget budget) {
    budget.charge(1);
    if (length == symbols.length) {
      if (dfa.accepts(state))
        out.add(numbers(symbols));
      return;
    }
    for (int symbol = length == 0 ? 1 : 0; symbol < dfa.symbols(); symbol++)
      if (dfa.next(state, symbol) >= 0) {
        symbols[length] = symbol;
        strings(dfa.next(state, symbol), symbols, length + 1, out, budget);
      }
  }

  private List<BigInteger> numbers(int[] symbols) {
    var numbers = new ArrayList<BigInteger>();
    for (int track = 0; track < dfa.tracks(); track++) {
      var digits = new int[symbols.length];
      for (int i = 0; i < digits.length; i++)
        digits[i] = Symbols.digit(symbols[i], system.digits(), track);
      numbers.add(system.value(digits));
    }
    return List.copyOf(numbers);
  }

  /** Whether these numbers, one for each track, are a solution. */
  public boolean contains(List<BigInteger> numbers) {
    return contains(numbers, Budget.unlimited());
  }

  /**
   * The same under a budget: a step for each digit.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget runs out first
   */
  public boolean contains(List<BigInteger> numbers, Budget budget) {
    var strings = numbers.stream().map(number -> system.digitsOf(number, budget)).toList();
    int length = strings.stream().mapToInt(s -> s.length).max().orElse(0);
    var columns = new int[length][numbers.size()];
    for (int t = 0; t < numbers.size(); t++)
      for (int i = 0, from = length - strings.get(t).length; i < strings.get(t).length; i++)
        columns[from + i][t] = strings.get(t)[i];
    return dfa.accepts(columns);
  }
}
