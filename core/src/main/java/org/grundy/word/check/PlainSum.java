package org.grundy.word.check;

import java.math.BigInteger;
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
 *
 * <p>In an Ostrowski numeration of period p, a value v follows the values w and u that are p and 2p places below it by v =
 * t w + u with t from 1, or by v = t w - u with t from 3. So the values grow from the first w &ge; u &ge; 0 on. Where
 * only the initial weights do not obey a recurrence of order d, its coefficients are 0 or more, so d values in a row that
 * are at least 0 and the bound are followed by no smaller ones than the least of them.
 */
final class PlainSum implements Machine {
  /** The most further places, or periods, that are followed to decide a comparison. */
  private static final int MOST_PLACES = 60;

  private final DigitSystem system;
  private final Comparison comparison;
  private final int order;
  private final int states;
  /** The number of digits that lead from one state of the numeration to another. */
  private final long[][] ways;
  private final long[][] rows;
  /** The weights that fit 64 bits, for several phases; otherwise those of the first places. */
  private final long[] weights;
  private final int least;
  private final Map<List<Long>, Integer> numbers = new HashMap<>();
  private final List<long[]> vectors = new ArrayList<>();
  private static final int UNKNOWN = Integer.MIN_VALUE;
  private final Holding held;
  private final PhaseFollower machine;

  PlainSum(DigitSystem system, Comparison comparison, Budget budget) {
    this.held = new Holding(budget);
    this.system = system;
    this.comparison = comparison;
    order = system.order();
    states = system.placedStates();
    ways = new long[states][states];
    for (int q = 0; q < states; q++)
      for (int digit = 0; digit < system.digits(); digit++)
        if (system.after(q, digit, 0) >= 0)
          ways[q][system.after(q, digit, 0)]++;
    rows = new long[order][];
    rows[0] = new long[states];
    rows[0][0] = 1;
    for (int j = 1; j < order; j++)
      rows[j] = times(rows[j - 1]);
    weights = system.weights(system.phases().count() > 1 ? Long.SIZE * 2 : order).stream()
        .filter(w -> w.bitLength() < Long.SIZE).mapToLong(BigInteger::longValueExact).toArray();
    Linear term = comparison.difference();
    var sumOf = new int[Symbols.count(system.digits(), tracks())];
    for (int symbol = 0; symbol < sumOf.length; symbol++) {
      long sum = 0;
      for (int t = 0; t < tracks(); t++)
        sum = Math.addExact(sum,
            Math.multiplyExact(term.coefficient(t), Symbols.digit(symbol, system.digits(), t)));
      sumOf[symbol] = Math.toIntExact(sum);
    }
    least = Arrays.stream(sumOf).min().orElseThrow();
    machine = new PhaseFollower(system, tracks(),
        Arrays.stream(sumOf).map(sum -> Math.subtractExact(sum, least)).toArray(),
        new Vectors(), budget);
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
    return machine.start();
  }

  @Override
  public int next(int state, int symbol) {
    return machine.next(state, symbol);
  }

  @Override
  public boolean accepts(int state) {
    return machine.accepts(state);
  }

  /** The machine for places whose phases are known. */
  private final class Vectors implements PhaseFollower.Placed {
    @Override
    public int start(int phase) {
      return state(new long[order], phase);
    }

    @Override
    public int next(int state, int symbol, int phase) {
      return state(appended(vectors.get(state), symbol + least, phase), phase);
    }

    @Override
    public boolean accepts(int state) {
      long[] vector = vectors.get(state);
      long value = comparison.difference().constant();
      for (int j = 0; j < order; j++)
        value = Math.addExact(value, Math.multiplyExact(vector[j], weights[j]));
      return comparison.relation().holds(Long.signum(value));
    }
  }

  /** x e + sum, where x^d = c_1 x^(d-1) + ... + c_d. */
  private long[] appended(long[] vector, long sum, int phase) {
    var next = new long[order];
    for (int i = 0; i < order; i++) {
      long above = i == 0 ? sum : vector[i - 1];
      next[i] = Math.addExact(above, Math.multiplyExact(vector[order - 1], system.coefficient(order - 1 - i, phase)));
    }
    return next;
  }

  private int state(long[] vector, int phase) {
    int decided = decided(vector, phase);
    if (decided != UNKNOWN)
      return decided;
    List<Long> written = Arrays.stream(vector).boxed().toList();
    Integer known = numbers.get(written);
    if (known != null)
      return known;
    held.add(Holding.ENTRY + 3L * Holding.OBJECT + (long) order * (Holding.POINTER + Holding.OBJECT + Long.BYTES));
    numbers.put(written, vectors.size());
    vectors.add(vector);
    return vectors.size() - 1;
  }

  private int decided(long[] vector, int phase) {
    boolean below = always(vector, -1, 1, phase);
    boolean above = always(vector, 1, 1, phase);
    return switch (comparison.relation()) {
      case LESS -> below ? ALL : always(vector, 1, 0, phase) ? NONE : UNKNOWN;
      case AT_MOST -> always(vector, -1, 0, phase) ? ALL : above ? NONE : UNKNOWN;
      case EQUAL -> below || above ? NONE : UNKNOWN;
      case UNEQUAL -> below || above ? ALL : UNKNOWN;
    };
  }

  /**
   * Whether the term times {@code sign} is known to be at least {@code t} whatever digits follow; false also when the
   * bound takes more than 64 bits.
   */
  private boolean always(long[] vector, int sign, long t, int phase) {
    try {
      return bounded(vector, sign, t, phase);
    } catch (ArithmeticException _) {
      return false;
    }
  }

  private boolean bounded(long[] vector, int sign, long t, int phase) {
    Linear term = comparison.difference();
    // The digits to come take away at most W_m - 1 for each number, times the sizes of these coefficients.
    long against = 0;
    for (int i = 0; i < tracks(); i++)
      against = Math.addExact(against, Math.max(0, Math.multiplyExact(-sign, term.coefficient(i))));
    long bound = Math.subtractExact(Math.subtractExact(t, Math.multiplyExact(sign, term.constant())), against);
    return system.phases().count() > 1 ? grows(vector, sign, against, bound, phase)
        : counted(vector, sign, against, bound);
  }

  /** Whether sign e_0 W_m + ... - against W_m is at least a bound for every m of the phase. */
  private boolean grows(long[] vector, int sign, long against, long bound, int phase) {
    long before = -1;
    int positive = 0;
    for (int m = phase; m + order <= weights.length; m += system.phases().period()) {
      long value = Math.multiplyExact(-against, weights[m]);
      for (int j = 0; j < order; j++)
        value = Math.addExact(value, Math.multiplyExact(Math.multiplyExact(sign, vector[j]), weights[m + j]));
      if (value < bound)
        return false;
      positive = value >= 0 ? positive + 1 : 0;
      if (system.phases().single(phase)
          || (system.isOstrowski() ? before >= 0 && value >= before : positive == order))
        return true;
      before = value;
    }
    return false;
  }

  /** The same for every m, by counting strings. */
  private boolean counted(long[] vector, int sign, long against, long bound) {
    var y = new long[states];
    for (int q = 0; q < states; q++) {
      y[q] = Math.multiplyExact(-against, rows[0][q]);
      for (int j = 0; j < order; j++)
        y[q] = Math.addExact(y[q], Math.multiplyExact(Math.multiplyExact(sign, vector[j]), rows[j][q]));
    }
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
}
