package org.grundy.word.numeration;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.BinaryOperator;

/**
 * A polynomial in x with whole coefficients, where x<sup>d</sup> = x<sup>d-1</sup> + &hellip; + x + 1 for the order d.
 * Immutable. A string of digits stands for the sum of x<sup>i</sup> over the places i of its ones, so appending a zero
 * multiplies by x.
 */
final class Element {
  private final BigInteger[] coefficients;

  private Element(BigInteger[] coefficients) {
    this.coefficients = coefficients;
  }

  /** The element with these coefficients of 1, x, &hellip;, x<sup>d-1</sup>. */
  static Element of(long... coefficients) {
    return new Element(Arrays.stream(coefficients).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
  }

  /** x<sup>k</sup> of order d, for k &ge; 0. */
  static Element power(int order, int k) {
    var one = new long[order];
    one[0] = 1;
    Element power = of(one);
    for (int bit = Integer.highestOneBit(k); bit != 0; bit >>= 1) {
      power = power.times(power);
      if ((k & bit) != 0)
        power = power.timesX();
    }
    return power;
  }

  /** The coefficient of x<sup>i</sup>. */
  BigInteger coefficient(int i) {
    return coefficients[i];
  }

  Element plus(Element other) {
    return with(other, BigInteger::add);
  }

  Element minus(Element other) {
    return with(other, BigInteger::subtract);
  }

  private Element with(Element other, BinaryOperator<BigInteger> operator) {
    var result = new BigInteger[coefficients.length];
    Arrays.setAll(result, i -> operator.apply(coefficients[i], other.coefficients[i]));
    return new Element(result);
  }

  Element timesX() {
    var product = new BigInteger[coefficients.length];
    BigInteger top = coefficients[product.length - 1];
    product[0] = top;
    for (int i = 1; i < product.length; i++)
      product[i] = coefficients[i - 1].add(top);
    return new Element(product);
  }

  /** The inverse of {@link #timesX}: 1/x = x<sup>d-1</sup> - x<sup>d-2</sup> - &hellip; - 1. */
  Element overX() {
    var quotient = new BigInteger[coefficients.length];
    BigInteger bottom = coefficients[0];
    quotient[quotient.length - 1] = bottom;
    for (int i = 1; i < quotient.length; i++)
      quotient[i - 1] = coefficients[i].subtract(bottom);
    return new Element(quotient);
  }

  /**
   * The product, by d(d+1)/2 multiplications of numbers: a<sub>i</sub>b<sub>j</sub> + a<sub>j</sub>b<sub>i</sub> takes
   * only one.
   */
  Element times(Element other) {
    BigInteger[] a = coefficients;
    BigInteger[] b = other.coefficients;
    int order = a.length;
    var product = new BigInteger[2 * order - 1];
    Arrays.fill(product, BigInteger.ZERO);
    var straight = new BigInteger[order];
    for (int i = 0; i < order; i++) {
      straight[i] = a[i].multiply(b[i]);
      product[2 * i] = product[2 * i].add(straight[i]);
      for (int j = 0; j < i; j++) {
        BigInteger left = a[i].add(a[j]);
        BigInteger right = this == other ? left : b[i].add(b[j]); // a square is cheaper than a product
        product[i + j] = product[i + j].add(left.multiply(right)).subtract(straight[i]).subtract(straight[j]);
      }
    }
    for (int i = product.length - 1; i >= order; i--)
      for (int j = 1; j <= order; j++)
        product[i - j] = product[i - j].add(product[i]);
    return new Element(Arrays.copyOf(product, order));
  }
}
