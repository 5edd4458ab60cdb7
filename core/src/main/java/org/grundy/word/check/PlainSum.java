package org.grundy.word.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.numeration.DigitSystem;

/**
 * A second implementation of comparing a linear term with 0. A state is a vector e: the digits read so far contribute
 * e_0 W_m + e_1 W_(m+1) + ... when m more places follow. Counting strings shows when a comparison is decided. If N_q(m)
 * strings of m places begin in state q of the numeration, and R_j q strings of j places lead there, W_(m+j) is the sum
 * of the R_j q N_q(m). So a bound for all m is a bound on the sums of the y_q N_q(m). Since every N_q(m) is 1 or more,
 * the bound holds from the first m on at which all y_q are 0 or more.
 */
final class PlainSum implements Machine {
  /** The most further places that are followed to decide a comparison. */
  private static final int MOST_PLACES = 60;

  private final DigitSystem system;
  private final Comparison comparison;
  private final int order;
  private final int states;
  /** The number of digits that lead from one state of the numeration to another. */
  private final long[][] ways;
  private final long[][] rows;
  private final int[] sumOf;
  private final int least;
  private final int range;
  private final Map<List<Long>, Integer> numbers = new HashMap<>();
  private final List<long[]> vectors = new ArrayList<>();
  private final List<int[]> after = new ArrayList<>();
  private static final int UNKNOWN = Integer.MIN_VALUE;
  private final Holding held;
  private final int start;

  PlainSum(DigitSystem system, Comparison comparison, Budget budget) {
    this.held = new Holding(budget);
    this.system = system;
    this.comparison = comparison;
    order = system.order();
    states = system.states();
    ways = new long[states][states];
    for (int q = 0; q < states; q++)
      for (int digit = 0; digit < system.digits(); digit++)
        if (system.next(q, digit) >= 0)
          ways[q][system.next(q, digit)]++;
    rows = new long[order][];
    rows[0] = new long[states];
    rows[0][0] = 1;
    for (int j = 1; j < order; j++)
      rows[j] = times(rows[j - 1]);
    Linear term = comparison.difference();
    sumOf = new int[Symbols.count(system.digits(), tracks())];
    for (int symbol = 0; symbol < sumOf.length; symbol++) {
      long sum = 0;
      for (int t = 0; t < tracks(); t++)
        sum = Math.addExact(sum,
            Math.multiplyExact(term.coefficient(t), Symbols.digit(symbol, system.digits(), t)));
      sumOf[symbol] = Math.toIntExact(sum);
    }
    least = Arrays.stream(sumOf).min().orElseThrow();
    range = Math.addExact(Math.subtractExact(Arrays.stream(sumOf).max().orElseThrow(), least), 1);
    start = state(new long[order]);
  }

  private long[] times(long[] row) {
    var product = new long[states];
    for (int q = 0; q < states; q++)
      for (int to = 0; to < states; to++)
        product[to] = Math.addExact(product[to], Math.multiplyExact(row[q], ways[q][to]));
    return product;
  }

  @Override
  public int tracks() {
    return comparison.difference().variables();
  }

  @Override
  public int start() {
    return start;
  }

  @Override
  public int next(int state, int symbol) {
    int[] known = after.get(state);
    int sum = sumOf[symbol];
    if (known[sum - least] == UNKNOWN)
      known[sum - least] = state(appended(vectors.get(state), sum));
    return known[sum - least];
  }

  /** x e + sum, where x^d = c_1 x^(d-1) + ... + c_d. */
  private long[] appended(long[] vector, long sum) {
    var next = new long[order];
    for (int i = 0; i < order; i++) {
      long above = i == 0 ? sum : vector[i - 1];
      next[i] = Math.addExact(above, Math.multiplyExact(vector[order - 1], system.coefficient(order - 1 - i)));
    }
    return next;
  }

  private int state(long[] vector) {
    Integer known = numbers.get(Arrays.stream(vector).boxed().toList());
    if (known != null)
      return known;
    int state = decided(vector);
    held.add(Holding.ENTRY + 2L * Holding.OBJECT + (long) order * (Holding.POINTER + Holding.OBJECT));
    if (state == UNKNOWN) {
      held.add(2L * (Holding.OBJECT + Holding.POINTER) + (long) Long.BYTES * order + (long) Integer.BYTES * range);
      state = vectors.size();
      vectors.add(vector);
      var open = new int[range];
      Arrays.fill(open, UNKNOWN);
      after.add(open);
    }
    numbers.put(Arrays.stream(vector).boxed().toList(), state);
    return state;
  }

  private int decided(long[] vector) {
    boolean below = always(vector, -1, 1);
    boolean above = always(vector, 1, 1);
    return switch (comparison.relation()) {
      case LESS -> below ? ALL : always(vector, 1, 0) ? NONE : UNKNOWN;
      case AT_MOST -> always(vector, -1, 0) ? ALL : above ? NONE : UNKNOWN;
      case EQUAL -> below || above ? NONE : UNKNOWN;
      case UNEQUAL -> below || above ? ALL : UNKNOWN;
    };
  }

  /**
   * Whether the term times {@code sign} is known to be at least {@code t} whatever digits follow; false also when the
   * bound takes more than 64 bits.
   */
  private boolean always(long[] vector, int sign, long t) {
    try {
      return bounded(vector, sign, t);
    } catch (ArithmeticException _) {
      return false;
    }
  }

  private boolean bounded(long[] vector, int sign, long t) {
    Linear term = comparison.difference();
    // The digits to come take away at most W_m - 1 for each number, times the sizes of these coefficients.
    long against = 0;
    for (int i = 0; i < tracks(); i++)
      against = Math.addExact(against, Math.max(0, Math.multiplyExact(-sign, term.coefficient(i))));
    var y = new long[states];
    for (int q = 0; q < states; q++) {
      y[q] = Math.multiplyExact(-against, rows[0][q]);
      for (int j = 0; j < order; j++)
        y[q] = Math.addExact(y[q], Math.multiplyExact(Math.multiplyExact(sign, vector[j]), rows[j][q]));
    }
    long bound = Math.subtractExact(Math.subtractExact(t, Math.multiplyExact(sign, term.constant())), against);
    for (int m = 0; m < MOST_PLACES; m++) {
      long value = 0;
      boolean settled = true;
      for (long part : y) {
        value = Math.addExact(value, part);
        settled &= part >= 0;
      }
      if (value < bound)
        return false;
      if (settled)
        return true;
      y = times(y);
    }
    return false;
  }

  @Override
  public boolean accepts(int state) {
    long[] vector = vectors.get(state);
    long value = comparison.difference().constant();
    for (int j = 0; j < order; j++)
      value = Math.addExact(value, Math.multiplyExact(vector[j], Arrays.stream(rows[j]).sum()));
    return comparison.relation().holds(Long.signum(value));
  }
}
