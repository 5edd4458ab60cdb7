package org.grundy.word.automaton;

import java.math.BigInteger;
import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.Phases;

/**
 * Decides a comparison of a linear term with 0. States are made when they are first reached, each in time proportional
 * to the order d of the numeration. Their number grows with the coefficients and with the constant.
 */
public final class LinearMachine implements Machine {
  /*
   * When the phases of places are known, the state is a vector e: the digits read so far contribute e_0 W_m + ... +
   * e_(d-1) W_(m+d-1) to the term when m places follow, for every m of the phase. As a polynomial in x, where x^d = c_1
   * x^(d-1) + ... + c_d, e becomes x e + s after a place whose digits, times their coefficients, sum to s.
   *
   * The digits to come add between 0 and W_m - 1 to each number, so the term will be at least e_0 W_m + ... - N (W_m -
   * 1) + k, where k is the constant and N the sum of the sizes of the negative coefficients. If this bound is at least
   * t for every m, so is the term, whatever digits follow. The bound is at least t when (e_0 - N) W_m + e_1 W_(m+1) +
   * ... is at least t - k - N. With one phase, these values obey the recurrence: if its coefficients are not negative,
   * and d values in a row are 0 or more with none before them too small, then no later one is too small. If the
   * recurrence has negative coefficients, the values are instead written as sums of the numbers of strings from each
   * state of the numeration, which only ever add up. With several phases, a vector p places above the first m of the
   * phase is written in the weights at this m, where p is the period: once all its entries are 0 or more, they remain
   * so, and the weights grow. The bound from above works likewise. In a state that is not decided in this way all of e
   * is bounded, since all roots but one are less than 1 in size (for several phases: the roots of the recurrence from a
   * period to the next), so there are finitely many states.
   */
  /** The most places for which a comparison is followed to decide it, or the most periods. */
  private static final int MOST_PLACES = 60;

  private final DigitSystem system;
  private final Phases phases;
  private final int order;
  /** The coefficients of the recurrence at the places of each phase. */
  private final long[][] recurrences;
  /** W_0 and so on, for the places of the first period and d - 1 places above. */
  private final long[] weights;
  private final int tracks;
  private final Comparison comparison;
  private final Relation relation;
  private final long constant;
  /** The sums of the sizes of the negative and of the positive coefficients. */
  private final long negative;
  private final long positive;

  /** The sums of coefficients times digits. Symbols with the same sum are of the same kind. */
  private final long[] sums;

  private final IntTuples vectors;
  private static final int UNKNOWN = -3;
  private final Phased states;

  /**
   * @param budget the budget that the memory of its states is taken from
   * @throws ArithmeticException when its numbers do not fit {@code long}, or its vectors {@code int}
   */
  public LinearMachine(DigitSystem system, Comparison comparison, Budget budget) {
    this.vectors = new IntTuples(budget);
    Linear term = comparison.difference();
    this.system = system;
    phases = system.phases();
    order = system.order();
    recurrences = new long[phases.count()][order];
    for (int phase = 0; phase < recurrences.length; phase++)
      for (int i = 0; i < order; i++)
        recurrences[phase][i] = system.coefficient(i, phase);
    weights = system.weights(phases.count() + 2 * order - 2).stream().mapToLong(BigInteger::longValueExact).toArray();
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
    int[] kind = Arrays.stream(sumOf).mapToInt(sum -> Arrays.binarySearch(sums, sum)).toArray();
    states = states(kind, budget);
  }

  /** The states; when the budget has no memory for them, no memory of this machine is left. */
  private Phased states(int[] kind, Budget budget) {
    try {
      return new Phased(system, tracks, kind, new Vectors(), budget);
    } catch (BudgetSpent spent) {
      budget.release(vectors.bytes());
      throw spent;
    }
  }

  /** The memory of its states. */
  public long bytes() {
    return vectors.bytes() + states.bytes();
  }

  /** The comparison it decides. */
  public Comparison comparison() {
    return comparison;
  }

  @Override
  public int tracks() {
    return tracks;
  }

  @Override
  public int start() {
    return states.start();
  }

  @Override
  public int next(int state, int symbol) {
    return states.next(state, symbol);
  }

  @Override
  public boolean accepts(int state) {
    return states.accepts(state);
  }

  @Override
  public String toString() {
    return vectors.size() + " vectors";
  }

  /** The machine for places whose phases are known. */
  private final class Vectors implements Phased.Placed {
    @Override
    public int start(int phase) {
      return state(new long[order], phase);
    }

    @Override
    public int next(int state, int symbol, int phase) {
      return state(appended(toLongs(vectors.get(state)), sums[symbol], phase), phase);
    }

    @Override
    public boolean accepts(int state) {
      long value = constant;
      for (int i = 0; i < order; i++)
        value = Math.addExact(value, Math.multiplyExact((long) vectors.get(state, i), weights[i]));
      return relation.holds(Long.signum(value));
    }

    private int state(long[] vector, int phase) {
      int decided = decided(vector, phase);
      return decided != UNKNOWN ? decided
          : vectors.number(Arrays.stream(vector).mapToInt(Math::toIntExact).toArray(), order);
    }
  }

  private static long[] toLongs(int... vector) {
    return Arrays.stream(vector).asLongStream().toArray();
  }

  /** The vector for the places of this phase, from one for the places above. */
  private long[] appended(long[] vector, long sum, int phase) {
    var next = new long[order];
    for (int i = 0; i < order; i++)
      next[i] = Math.addExact(i == 0 ? sum : vector[i - 1],
          Math.multiplyExact(vector[order - 1], recurrences[phase][order - 1 - i]));
    return next;
  }

  private int decided(long[] vector, int phase) {
    return switch (relation) {
      case LESS -> atMost(vector, -1, phase) ? ALL : atLeast(vector, 0, phase) ? NONE : UNKNOWN;
      case AT_MOST -> atMost(vector, 0, phase) ? ALL : atLeast(vector, 1, phase) ? NONE : UNKNOWN;
      case EQUAL -> atMost(vector, -1, phase) || atLeast(vector, 1, phase) ? NONE : UNKNOWN;
      case UNEQUAL -> atMost(vector, -1, phase) || atLeast(vector, 1, phase) ? ALL : UNKNOWN;
    };
  }

  /** Whether the term is known to be at least t whatever digits follow. */
  private boolean atLeast(long[] vector, long t, int phase) {
    return staysAtLeast(vector, 1, negative, Math.subtractExact(t, Math.addExact(constant, negative)), phase);
  }

  /** Whether the term is known to be at most t whatever digits follow. */
  private boolean atMost(long[] vector, long t, int phase) {
    return staysAtLeast(vector, -1, positive, Math.subtractExact(Math.subtractExact(constant, positive), t), phase);
  }

  /** Whether sign e_0 W_m + ... + sign e_(d-1) W_(m+d-1) - less W_m is at least t for every m of the phase. */
  private boolean staysAtLeast(long[] vector, int sign, long less, long t, int phase) {
    if (phases.count() > 1)
      return weighedAtLeast(vector, sign, less, t, phase);
    long[] recurrence = recurrences[0];
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

  /** The same, with the value written in the weights at the first m of the phase. */
  private boolean weighedAtLeast(long[] vector, int sign, long less, long t, int phase) {
    var y = new long[order];
    for (int i = 0; i < order; i++)
      y[i] = sign * vector[i];
    y[0] = Math.subtractExact(y[0], less);
    for (int periods = 0; periods < MOST_PLACES; periods++) {
      long value = 0;
      for (int i = 0; i < order; i++)
        value = Math.addExact(value, Math.multiplyExact(y[i], weights[phase + i]));
      if (value < t)
        return false;
      if (phases.single(phase) || Arrays.stream(y).allMatch(part -> part >= 0))
        return true;
      for (int place = phase + phases.period() - 1; place >= phase; place--)
        y = appended(y, 0, phases.of(place));
    }
    return false;
  }

  /**
   * The same, with the value written as a sum of y_q times the number of strings of m places from state q of the
   * numeration, which is W_m for state 0.
   */
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

  /** Moves the amount in each state along every digit that may follow, and adds up what arrives in each state. */
  private long[] longer(long[] of) {
    var moved = new long[of.length];
    for (int q = 0; q < of.length; q++)
      for (int digit = 0; digit < system.digits(); digit++)
        if (system.next(q, digit) >= 0)
          moved[system.next(q, digit)] = Math.addExact(moved[system.next(q, digit)], of[q]);
    return moved;
  }
}
