package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The weights of the places of a string of digits: w<sub>i</sub> for place i, counted from 0 at the right end, where
 * w<sub>i+d</sub> = w<sub>i+d-1</sub> + &hellip; + w<sub>i</sub>. Different weights give the same string different
 * values, each linear in the {@link Element}.
 */
final class Weights {
  /**
   * The number of places whose weights fit a {@code long}: for d = 3 they grow by 1.84, and 1.84<sup>64</sup> &lt;
   * 2<sup>57</sup>.
   */
  static final int PLACES = 64;

  private final int order;
  private final long[] weights;

  /** The weights that begin with {@code first}, which has as many numbers as the order d of the recurrence. */
  Weights(long... first) {
    order = first.length;
    weights = Arrays.copyOf(first, PLACES + 1);
    for (int i = order; i <= PLACES; i++)
      for (int j = 1; j <= order; j++)
        weights[i] = Math.addExact(weights[i], weights[i - j]);
  }

  int order() {
    return order;
  }

  /** The weight of a place from 0 to {@link #PLACES}. */
  long at(int place) {
    return weights[place];
  }

  /** The weight of the string that an element stands for. */
  BigInteger of(Element element) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < order; i++)
      sum = sum.add(element.coefficient(i).multiply(BigInteger.valueOf(weights[i])));
    return sum;
  }
}
