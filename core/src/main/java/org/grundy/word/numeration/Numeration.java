package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;

/**
 * Numbers as sums of different terms of the recurrence W<sub>i+d</sub> = W<sub>i+d-1</sub> + &hellip; + W<sub>i</sub> that begins with
 * 1, 2, 4, &hellip;, 2<sup>d-1</sup>. Taking the largest term first, each number has one string of digits 0 and 1 without d ones in
 * a row. For d = 2 see E. Zeckendorf, Repr&eacute;sentation des nombres naturels par une somme de nombres de Fibonacci
 * ou de nombres de Lucas, Bull. Soc. Roy. Sci. Li&egrave;ge 41 (1972) 179-182.
 *
 * <p>Both conversions cut the string into halves. They take the time of multiplying numbers as long as the result,
 * times the logarithm of the length where multiplication is nearly linear. Memory is linear.
 */
public final class Numeration {
  /** Zeckendorf's: weights 1, 2, 3, 5, 8, &hellip;, no 11. */
  public static final Numeration FIBONACCI = new Numeration(new Weights(1, 2), new Weights(2, 1), 1441);

  /** Weights 1, 2, 4, 7, 13, &hellip;, no 111. */
  public static final Numeration TRIBONACCI = new Numeration(new Weights(1, 2, 4), new Weights(3, 1, 3), 1138);

  private final Weights weights;
  private final Weights trace;
  private final int placesOfThousandBits;
  private final Weights[] coordinates;

  /**
   * A numeration.
   *
   * @param trace                the sums of the powers of all roots of the recurrence
   * @param placesOfThousandBits at least 1000 / log<sub>2</sub> b for the largest root b; then W<sub>i</sub> &ge; b<sup>i</sup> bounds the length
   */
  private Numeration(Weights weights, Weights trace, int placesOfThousandBits) {
    this.weights = weights;
    this.trace = trace;
    this.placesOfThousandBits = placesOfThousandBits;
    this.coordinates = new Weights[order()];
    for (int i = 0; i < order(); i++) {
      var unit = new long[order()];
      unit[i] = 1;
      coordinates[i] = new Weights(unit);
    }
  }

  /**
   * The digits of n, most significant first, without leading zeros: {@code ""} for 0, and {@code "1001"} is 6 in the
   * Fibonacci numeration.
   *
   * @throws IllegalArgumentException when n is negative
   */
  public String digits(BigInteger n) {
    return expand(n).digits().toString();
  }

  /**
   * The sum of the weights of the ones; leading zeros and ones in a row are allowed.
   *
   * @throws BadInput when a character is neither 0 nor 1
   */
  public BigInteger value(CharSequence digits) {
    return weights.of(element(digits));
  }

  /**
   * The weights of the last {@code count} &ge; 0 places, the last first. Quadratic in the count, like the size of the
   * answer.
   */
  public List<BigInteger> weights(int count) {
    var list = new ArrayList<BigInteger>();
    Element power = Element.power(order(), 0);
    for (; list.size() < count; power = power.timesX())
      list.add(weights.of(power));
    return List.copyOf(list);
  }

  /**
   * The value of the digits of n followed by {@code suffix}.
   *
   * @throws IllegalArgumentException when n is negative
   * @throws BadInput                 when a character of the suffix is neither 0 nor 1
   */
  public BigInteger appended(BigInteger n, CharSequence suffix) {
    Element shifted = expand(n).element().times(Element.power(order(), suffix.length()));
    return weights.of(shifted.plus(element(suffix)));
  }

  int order() {
    return weights.order();
  }

  Weights weights() {
    return weights;
  }

  Weights trace() {
    return trace;
  }

  /** A number of places that suffices for the strings of all numbers less than 2<sup>bits</sup>. */
  int places(int bits) {
    return Math.toIntExact((long) bits * placesOfThousandBits / 1000 + 1);
  }

  Expansion expand(BigInteger n) {
    Sequences.requireFrom(0, n);
    return Expander.expand(this, weights, n);
  }

  /** Adds x<sup>place</sup> to {@code sum}, for a place less than {@link Weights#PLACES}. */
  void addPower(int place, long[] sum) {
    for (int i = 0; i < sum.length; i++)
      sum[i] += coordinates[i].at(place);
  }

  private Element element(CharSequence digits) {
    Cursor cursor = Cursor.of(digits.toString());
    cursor.skip(c -> c == '0' || c == '1');
    if (!cursor.ended())
      throw cursor.expected("{0} or {1}", 0, 1);
    return element(digits, 0, digits.length(), Halving.of(order(), digits.length()));
  }

  private Element element(CharSequence digits, int from, int to, Halving halving) {
    if (to - from <= halving.leaf()) {
      var sum = new long[order()];
      for (int i = from; i < to; i++)
        if (digits.charAt(i) == '1')
          addPower(to - 1 - i, sum);
      return Element.of(sum);
    }
    int height = 0;
    while (halving.lower(height + 1) < to - from)
      height++;
    int middle = to - halving.lower(height);
    Element high = element(digits, from, middle, halving).times(halving.powers().get(height));
    return high.plus(element(digits, middle, to, halving));
  }
}
