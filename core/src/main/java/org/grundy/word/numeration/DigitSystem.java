package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.phrase.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * Numbers as strings of digits whose places weigh 1 = W<sub>0</sub>, W<sub>1</sub>, &hellip;, where
 * W<sub>i+d</sub> = c<sub>1</sub>W<sub>i+d-1</sub> + &hellip; + c<sub>d</sub>W<sub>i</sub>, and W<sub>i</sub> = c<sub>1</sub>W<sub>i-1</sub> + &hellip; + c<sub>i</sub>W<sub>0</sub> + 1 for i &lt; d. With d = 1 this is base
 * c<sub>1</sub>; (1, 1) is Zeckendorf's numeration, (1, 1, 1) that of Tribonacci, (2, 1) that of Pell. Taking the largest
 * weight first gives the string of n; strings sorted by length, then by digits, are those of 0, 1, 2, &hellip;
 *
 * <p>Since c<sub>1</sub> &ge; c<sub>2</sub> &ge; &hellip; &ge; c<sub>d</sub> &ge; 1, a string is one of these when none of its ends is at least c<sub>1</sub>&hellip;c<sub>d</sub>, digit by
 * digit (W. Parry, On the &beta;-expansions of real numbers, Acta Math. Acad. Sci. Hungar. 11 (1960) 401-416,
 * doi 10.1007/BF02020954), and all roots of the recurrence but one are less than 1 in size (A. Brauer, On algebraic
 * equations with all but one root in the interior of the unit circle, Math. Nachr. 4 (1951) 250-257,
 * doi 10.1002/mana.3210040123): that makes the automata of sums finite.
 *
 * <p>Conversions take quadratic time; {@link Numeration} is nearly linear for its recurrences.
 */
public final class DigitSystem {
  public static final DigitSystem BINARY = base(2);
  public static final DigitSystem FIBONACCI = new DigitSystem("fibonacci", 1, 1);
  public static final DigitSystem TRIBONACCI = new DigitSystem("tribonacci", 1, 1, 1);

  /** So many digits keep the symbols of several tracks in an {@code int}. */
  private static final int MOST_DIGITS = 36;

  private final String name;
  private final int[] recurrence;

  private DigitSystem(String name, int... recurrence) {
    this.name = name;
    this.recurrence = recurrence;
  }

  /**
   * The digits 0 to {@code base} - 1.
   *
   * @throws BadInput unless the base is from 2 to 36
   */
  public static DigitSystem base(int base) {
    if (base < 2 || base > MOST_DIGITS)
      throw BadInput.because("expected a base from {0} to {1}, found {2}", 2, MOST_DIGITS, base);
    return new DigitSystem("base " + base, base);
  }

  /**
   * The numeration of the recurrence with these coefficients.
   *
   * @throws BadInput unless they do not increase, the last is 1 or more, the first less than 36, and they are more than
   *                  the single 1
   */
  public static DigitSystem recurrence(int... coefficients) {
    int[] c = coefficients.clone();
    boolean descending = c.length > 0 && c[c.length - 1] >= 1 && c[0] < MOST_DIGITS;
    for (int i = 1; i < c.length; i++)
      descending &= c[i - 1] >= c[i];
    String text = Arrays.stream(c).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    if (!descending || text.equals("1"))
      throw BadInput.because("expected a recurrence whose coefficients do not increase, from {0} down to 1, found {1}",
          MOST_DIGITS - 1, BadInput.quoted(text));
    if (c.length == 1)
      return base(c[0]);
    if (Arrays.equals(c, FIBONACCI.recurrence))
      return FIBONACCI;
    return Arrays.equals(c, TRIBONACCI.recurrence) ? TRIBONACCI : new DigitSystem("recurrence " + text, c);
  }

  /** As {@code base 2}, {@code fibonacci}, {@code tribonacci}, {@code recurrence 2 1}. */
  public String name() {
    return name;
  }

  /** How many digits there are: 0 to one less. */
  public int digits() {
    return order() == 1 ? recurrence[0] : recurrence[0] + 1;
  }

  /** The order d of the recurrence. */
  public int order() {
    return recurrence.length;
  }

  /** c<sub>i+1</sub>, from 1 up, for i from 0 to d - 1. */
  public int coefficient(int i) {
    return recurrence[i];
  }

  /**
   * Which strings belong to numbers: state 0 is where a string begins, states 0 to d - 1 are where it may end.
   *
   * @return the state after the digit, or -1 when no number's string goes on like that
   */
  public int next(int state, int digit) {
    if (digit < recurrence[state])
      return 0;
    return digit == recurrence[state] && state + 1 < order() ? state + 1 : -1;
  }

  /** The weights of the last {@code count} &ge; 0 places, the last first. */
  public List<BigInteger> weights(int count) {
    var weights = new ArrayList<BigInteger>();
    while (weights.size() < count) {
      BigInteger next = weights.size() < order() ? BigInteger.ONE : BigInteger.ZERO;
      for (int j = 0; j < Math.min(order(), weights.size()); j++)
        next = next.add(weights.get(weights.size() - 1 - j).multiply(BigInteger.valueOf(recurrence[j])));
      weights.add(next);
    }
    return weights;
  }

  /**
   * The digits of n, most significant first, none for 0.
   *
   * @throws IllegalArgumentException when n is negative
   */
  public int[] digitsOf(BigInteger n) {
    Sequences.requireFrom(0, n);
    List<BigInteger> weights = weights(order());
    for (int count = order(); weights.getLast().compareTo(n) <= 0; count *= 2)
      weights = weights(count);
    int length = weights.size();
    while (length > 0 && weights.get(length - 1).compareTo(n) > 0)
      length--;
    var digits = new int[length];
    BigInteger rest = n;
    for (int i = 0; i < length; i++) {
      BigInteger[] divided = rest.divideAndRemainder(weights.get(length - 1 - i));
      digits[i] = divided[0].intValueExact();
      rest = divided[1];
    }
    return digits;
  }

  /** The sum of the digits times their weights, most significant first. */
  public BigInteger value(int... digits) {
    List<BigInteger> weights = weights(digits.length);
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < digits.length; i++)
      if (digits[i] != 0)
        sum = sum.add(weights.get(digits.length - 1 - i).multiply(BigInteger.valueOf(digits[i])));
    return sum;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DigitSystem that && Arrays.equals(recurrence, that.recurrence);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(recurrence);
  }

  @Override
  public String toString() {
    return name;
  }
}
