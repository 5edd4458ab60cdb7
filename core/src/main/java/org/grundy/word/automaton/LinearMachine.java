package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;

/**
 * That a linear term of the numbers compares so with 0. A state is made when it is reached, from another in time
 * proportional to the order d of the numeration; how many there are grows with the coefficients and with the constant.
 */
public final class LinearMachine implements Machine {
  /*
   * The state after the digits read so far is the vector e for which their part of the term, with m places to come,
   * weighs e_0 W_m + ... + e_(d-1) W_(m+d-1), for every m: a polynomial in x of which x^d = c_1 x^(d-1) + ... + c_d.
   * A place whose digits sum up to s, with coefficients, makes it x e + s.
   *
   * What is to come adds between 0 and W_m - 1 to each number, so the term will be at least e_0 W_m + ... - N (W_m - 1) + k,
   * where k is the constant and N the sum of the sizes of the negative coefficients. If that is at least t for every m,
   * so is the term, whatever comes. It is when (e_0 - N) W_m + e_1 W_(m+1) + ... is at least t - k - N, and these numbers
   * obey the recurrence: when none of its coefficients is negative and d of them in a row are 0 or more, and none before them
   * is too small, no later one is. Likewise from above. Where the recurrence has negative coefficients, the numbers are
   * sums of the numbers of strings that begin in each state of the numeration, which are added to each other only. A state that is not decided in this way keeps all of e between
   * bounds, since all roots but one are less than 1 in size, so there are finitely many.
   */
  /** So far it is looked for where a comparison is decided, when the recurrence has negative coefficients. */
  private static final int MOST_PLACES = 60;

  private final DigitSystem system;
  private final int order;
  private final long[] recurrence;
  /** W_0 to W_(2d-2). */
  private final long[] weights;
  private final int tracks;
  private final Comparison comparison;
  private final Relation relation;
  private final long constant;
  /** The sums of the sizes of the negative and of the positive coefficients. */
  private final long negative;
  private final long positive;

  /** Symbols with the same sum of coefficients times digits have the same number here. */
  private final int[] kind;
  private final long[] sums;

  private final Budget budget;
  private final IntTuples vectors;
  /** What {@code state * sums.length + kind} leads to, or UNKNOWN. */
  private int[] memory = {};
  private static final int UNKNOWN = -3;
  private final int start;

  /**
   * @param budget of whose memory its states are taken
   * @throws ArithmeticException when its numbers are too large for {@code long}, or its vectors for {@code int}
   */
  public LinearMachine(DigitSystem system, Comparison comparison, Budget budget) {
    this.budget = budget;
    this.vectors = new IntTuples(budget);
    Linear term = comparison.difference();
    this.system = system;
    order = system.order();
    recurrence = new long[order];
    Arrays.setAll(recurrence, system::coefficient);
    List<BigInteger> first = system.weights(2 * order - 1);
    weights = first.stream().mapToLong(BigInteger::longValueExact).toArray();
    tracks = term.variables();
    this.comparison = comparison;
    relation = comparison.relation();
    constant = term.constant();
    long below = 0;
    long above = 0;
    for (int i = 0; i < tracks; i++) {
      below = Math.addExact(below, Math.max(0, Math.negateExact(term.coefficient(i))));
      above = Math.addExact(above, Math.max(0, term.coefficient(i)));
    }
    negative = below;
    positive = above;
    var sumOf = new long[Symbols.count(system.digits(), tracks)];
    for (int symbol = 0; symbol < sumOf.length; symbol++)
      for (int i = 0; i < tracks; i++)
        sumOf[symbol] = Math.addExact(sumOf[symbol],
            Math.multiplyExact(term.coefficient(i), Symbols.digit(symbol, system.digits(), i)));
    sums = Arrays.stream(sumOf).distinct().sorted().toArray();
    kind = Arrays.stream(sumOf).mapToInt(sum -> Arrays.binarySearch(sums, sum)).toArray();
    start = state(new long[order]);
  }

  /** What its states take of memory. */
  public long bytes() {
    return vectors.bytes() + (long) Integer.BYTES * memory.length;
  }

  /** What it decides. */
  public Comparison comparison() {
    return comparison;
  }

  @Override
  public int tracks() {
    return tracks;
  }

  @Override
  public int start() {
    return start;
  }

  @Override
  public int next(int state, int symbol) {
    int place = state * sums.length + kind[symbol];
    int known = memory[place];
    if (known != UNKNOWN)
      return known;
    int made = made(state, sums[kind[symbol]]);
    memory[place] = made; // the memory may have grown
    return made;
  }

  private int made(int state, long sum) {
    var next = new long[order];
    long top = vectors.get(state, order - 1);
    for (int i = order - 1; i >= 0; i--)
      next[i] = Math.addExact(i == 0 ? sum : vectors.get(state, i - 1),
          Math.multiplyExact(top, recurrence[order - 1 - i]));
    return state(next);
  }

  private int state(long[] vector) {
    int decided = decided(vector);
    if (decided != UNKNOWN)
      return decided;
    // There is room for one more vector before it is known to be needed: a budget that ends leaves the machine whole.
    int from = Math.multiplyExact(vectors.size(), sums.length);
    int to = Math.addExact(from, sums.length);
    if (to > memory.length)
      memory = Arrays.copyOf(memory, budget.grown(memory.length, to, Integer.BYTES));
    Arrays.fill(memory, from, to, UNKNOWN);
    return vectors.number(Arrays.stream(vector).mapToInt(Math::toIntExact).toArray(), order);
  }

  private int decided(long[] vector) {
    return switch (relation) {
      case LESS -> atMost(vector, -1) ? ALL : atLeast(vector, 0) ? NONE : UNKNOWN;
      case AT_MOST -> atMost(vector, 0) ? ALL : atLeast(vector, 1) ? NONE : UNKNOWN;
      case EQUAL -> atMost(vector, -1) || atLeast(vector, 1) ? NONE : UNKNOWN;
      case UNEQUAL -> atMost(vector, -1) || atLeast(vector, 1) ? ALL : UNKNOWN;
    };
  }

  /** Whether the term is at least t whatever comes, as far as is seen. */
  private boolean atLeast(long[] vector, long t) {
    return staysAtLeast(vector, 1, negative, Math.subtractExact(t, Math.addExact(constant, negative)));
  }

  /** Whether the term is at most t whatever comes, as far as is seen. */
  private boolean atMost(long[] vector, long t) {
    return staysAtLeast(vector, -1, positive, Math.subtractExact(Math.subtractExact(constant, positive), t));
  }

  /** Whether sign e_0 W_m + ... + sign e_(d-1) W_(m+d-1) - less W_m is at least t for every m. */
  private boolean staysAtLeast(long[] vector, int sign, long less, long t) {
    if (Arrays.stream(recurrence).anyMatch(c -> c < 0))
      return stringsAtLeast(vector, sign, less, t);
    var last = new long[order];
    for (int m = 0; m < order; m++) {
      long value = Math.negateExact(Math.multiplyExact(less, weights[m]));
      for (int j = 0; j < order; j++)
        value = Math.addExact(value, Math.multiplyExact(sign * vector[j], weights[m + j]));
      if (value < t)
        return false;
      last[m] = value;
    }
    while (Arrays.stream(last).anyMatch(value -> value < 0)) {
      long value = 0;
      for (int j = 0; j < order; j++)
        value = Math.addExact(value, Math.multiplyExact(recurrence[order - 1 - j], last[j]));
      if (value < t)
        return false;
      System.arraycopy(last, 1, last, 0, order - 1);
      last[order - 1] = value;
    }
    return true;
  }

  /** The same by the strings of m places from each state q of the numeration, times y_q: state 0 has W_m of them. */
  private boolean stringsAtLeast(long[] vector, int sign, long less, long t) {
    var y = new long[system.states()];
    y[0] = Math.negateExact(less);
    var leading = new long[system.states()];
    leading[0] = 1;
    for (int j = 0; j < order; j++) {
      for (int q = 0; q < y.length; q++)
        y[q] = Math.addExact(y[q], Math.multiplyExact(sign * vector[j], leading[q]));
      leading = longer(leading);
    }
    for (int m = 0; m < MOST_PLACES; m++) {
      if (Arrays.stream(y).reduce(0, Math::addExact) < t)
        return false;
      if (Arrays.stream(y).allMatch(part -> part >= 0))
        return true;
      y = longer(y);
    }
    return false;
  }

  /** Of numbers for each state, moved along one digit. */
  private long[] longer(long[] of) {
    var moved = new long[of.length];
    for (int q = 0; q < of.length; q++)
      for (int digit = 0; digit < system.digits(); digit++)
        if (system.next(q, digit) >= 0)
          moved[system.next(q, digit)] = Math.addExact(moved[system.next(q, digit)], of[q]);
    return moved;
  }

  @Override
  public boolean accepts(int state) {
    long value = constant;
    for (int i = 0; i < order; i++)
      value = Math.addExact(value, Math.multiplyExact((long) vectors.get(state, i), weights[i]));
    return relation.holds(Long.signum(value));
  }

  @Override
  public String toString() {
    return vectors.size() + " vectors";
  }
}
