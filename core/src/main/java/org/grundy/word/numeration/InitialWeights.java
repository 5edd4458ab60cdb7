package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;

/**
 * The strings of digits that take the largest weight first, where weights obey a recurrence but begin with numbers of
 * their own. A string is one of them when each of its suffixes of i places is at most, in the order of digits, the string
 * of W<sub>i</sub> - 1 (A. S. Fraenkel, Systems of numeration, Amer. Math. Monthly 92 (1985) 105-114). Those
 * strings begin like the expansion of 1 that {@link Strings.Parry} uses; they may
 * differ at their last places.
 *
 * <p>Which digits may stand there is read off the first of these strings and then proved right: from every state, the
 * strings are the first ones of those from the start, in their order, and they are as many as the weights say.
 */
final class InitialWeights {
  /** How many weights are compared beyond the first. */
  private static final int COMPARED = 160;

  private final int[] recurrence;
  private final Strings.Parry usual;
  private final List<BigInteger> weights;
  private final int first;

  /**
   * @param usual the strings of the recurrence's root
   * @param first the weights that do not follow from those before, and those that they need
   */
  InitialWeights(int[] recurrence, Strings.Parry usual, List<BigInteger> first) {
    this.recurrence = recurrence.clone();
    this.usual = usual;
    int begun = first.size();
    while (begun > recurrence.length && next(first.subList(0, begun - 1)).equals(first.get(begun - 1)))
      begun--;
    this.first = begun;
    weights = new ArrayList<>(first.subList(0, begun));
    while (weights.size() < begun + COMPARED)
      weights.add(next(weights));
  }

  private BigInteger next(List<BigInteger> before) {
    BigInteger next = BigInteger.ZERO;
    for (int i = 0; i < recurrence.length; i++)
      next = next.add(before.get(before.size() - 1 - i).multiply(BigInteger.valueOf(recurrence[i])));
    return next;
  }

  /** The initial weights, without those that follow from the others. */
  List<BigInteger> first() {
    return weights.subList(0, first);
  }

  /** Whether they begin with 1 and increase. */
  boolean increase() {
    return weights.getFirst().equals(BigInteger.ONE)
        && IntStream.range(1, weights.size()).allMatch(i -> weights.get(i - 1).compareTo(weights.get(i)) < 0);
  }

  /**
   * The coefficients of the recurrence at the places of each phase: where the initial weights do not obey it, those of
   * another sum of the weights before.
   *
   * @return empty when there is no such sum
   */
  Optional<int[][]> recurrences(int phases) {
    var all = new int[phases][];
    for (int place = 0; place < phases; place++)
      all[place] = place + recurrence.length < first ? sum(place) : recurrence;
    return Arrays.stream(all).allMatch(c -> c.length > 0) ? Optional.of(all) : Optional.empty();
  }

  /** Multiples of the weights from a place on that add up to the weight after them, the largest first; or nothing. */
  private int[] sum(int place) {
    int order = recurrence.length;
    BigInteger rest = weights.get(place + order);
    var sum = new int[order];
    for (int i = 0; i < order; i++) {
      BigInteger[] divided = rest.divideAndRemainder(weights.get(place + order - 1 - i));
      if (divided[0].bitLength() > Byte.SIZE)
        return new int[0];
      sum[i] = divided[0].intValueExact();
      rest = divided[1];
    }
    return rest.signum() == 0 ? sum : new int[0];
  }

  /**
   * The strings.
   *
   * @param mostPhases the most phases of places
   * @param mostDigits the most digits
   * @return empty when they are not found
   */
  Optional<Strings> strings(int mostPhases, int mostDigits) {
    int tail = Math.max(0, first - recurrence.length);
    if (tail >= mostPhases || IntStream.range(1, first)
        .anyMatch(i -> weights.get(i).compareTo(weights.get(i - 1).multiply(BigInteger.valueOf(mostDigits))) > 0))
      return Optional.empty();
    List<int[]> greatest = IntStream.range(1, weights.size()).mapToObj(this::greatest).toList();
    for (int[] digits : greatest)
      for (int j = 0; j < digits.length - tail; j++)
        if (digits[j] != usual.largest()[state(j)])
          tail = digits.length - j;
    if (tail >= mostPhases)
      return Optional.empty();
    var largest = new int[tail + 1][usual.states()];
    for (int[] row : largest)
      Arrays.fill(row, -1);
    largest[tail] = usual.largest();
    for (int[] digits : greatest)
      for (int j = Math.max(0, digits.length - tail); j < digits.length; j++) {
        int[] row = largest[digits.length - 1 - j];
        if (row[state(j)] >= 0 && row[state(j)] != digits[j])
          return Optional.empty();
        row[state(j)] = digits[j];
      }
    if (Arrays.stream(largest).flatMapToInt(Arrays::stream).anyMatch(digit -> digit < 0))
      return Optional.empty();
    var strings = new Strings.Tailed(new Phases(tail, 1), largest, usual.last());
    return strings.digits() <= mostDigits && ordered(strings) && counted(strings) ? Optional.of(strings)
        : Optional.empty();
  }

  /** The state after j digits of the greatest string. */
  private int state(int j) {
    int last = usual.last();
    return j < usual.states() ? j : last + (j - last) % (usual.states() - last);
  }

  /** The string of the greatest number of so many places. */
  private int[] greatest(int places) {
    var digits = new int[places];
    BigInteger rest = weights.get(places).subtract(BigInteger.ONE);
    for (int i = 0; i < places; i++) {
      BigInteger[] divided = rest.divideAndRemainder(weights.get(places - 1 - i));
      digits[i] = divided[0].intValueExact();
      rest = divided[1];
    }
    return digits;
  }

  /** The strings from one state at places up to those of a phase, and from another. */
  private record Pair(int phase, int less, int more) {
  }

  /** Whether the strings from each state are the first ones of those from the start. */
  private static boolean ordered(Strings.Tailed strings) {
    Set<Pair> seen = new HashSet<>();
    var open = new ArrayList<Pair>();
    for (int phase = 0; phase < strings.phases().count(); phase++)
      for (int state = 0; state < strings.states(); state++)
        open.add(new Pair(phase, state, 0));
    while (!open.isEmpty()) {
      Pair pair = open.removeLast();
      if (!seen.add(pair))
        continue;
      int less = strings.largest()[pair.phase][pair.less];
      int more = strings.largest()[pair.phase][pair.more];
      if (less > more)
        return false;
      for (int below = 0; below < strings.phases().count(); below++)
        if (strings.phases().above(below) == pair.phase)
          open.add(new Pair(below, strings.after(pair.less, less, pair.phase),
              less < more ? 0 : strings.after(pair.more, more, pair.phase)));
    }
    return true;
  }

  /**
   * Whether there are as many strings as the weights say. Both obey linear recurrences from the last phase on, so what
   * they differ by obeys one of the sum of their orders: when it is 0 so many times in a row, it is always.
   */
  private boolean counted(Strings.Tailed strings) {
    int enough = first + strings.phases().count() + strings.states() + recurrence.length;
    return enough <= weights.size()
        && new StringCounts(strings).first(enough, Budget.unlimited()).equals(weights.subList(0, enough));
  }
}
