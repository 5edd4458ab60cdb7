package org.grundy.word.formula;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A linear term: the sum of whole coefficients times variables, plus a constant. Immutable; variables are numbered from 0.
 * Operations throw {@code ArithmeticException} when a coefficient leaves the range of {@code long}; each takes time
 * linear in the number of variables.
 */
public final class Linear {
  private final long[] coefficients;
  private final long constant;

  private Linear(long[] coefficients, long constant) {
    this.coefficients = coefficients;
    this.constant = constant;
  }

  /** The term with these coefficients, one for each variable; the array is copied. */
  public static Linear of(long[] coefficients, long constant) {
    return new Linear(coefficients.clone(), constant);
  }

  /** A constant, as a term in {@code variables} variables. */
  public static Linear constant(int variables, long constant) {
    return new Linear(new long[variables], constant);
  }

  /** The number of variables it may have. */
  public int variables() {
    return coefficients.length;
  }

  public long coefficient(int variable) {
    return coefficients[variable];
  }

  public long constant() {
    return constant;
  }

  /** This plus {@code times} the variable. */
  public Linear plusVariable(int variable, long times) {
    long[] sum = coefficients.clone();
    sum[variable] = Math.addExact(sum[variable], times);
    return new Linear(sum, constant);
  }

  /** This plus a constant. */
  public Linear plusConstant(long more) {
    return new Linear(coefficients, Math.addExact(constant, more));
  }

  /**
   * This less another term.
   *
   * @throws IllegalArgumentException when it has another number of variables
   */
  public Linear minus(Linear other) {
    requireVariables(other.coefficients.length);
    var difference = new long[coefficients.length];
    Arrays.setAll(difference, i -> Math.subtractExact(coefficients[i], other.coefficients[i]));
    return new Linear(difference, Math.subtractExact(constant, other.constant));
  }

  /** This term times a factor. */
  public Linear times(long factor) {
    var product = new long[coefficients.length];
    Arrays.setAll(product, i -> Math.multiplyExact(coefficients[i], factor));
    return new Linear(product, Math.multiplyExact(constant, factor));
  }

  /** This times -1. */
  public Linear negated() {
    return constant(coefficients.length, 0).minus(this);
  }

  /** The same term over {@code variables} other variables: variable i becomes variable {@code to[i]}. */
  public Linear renamed(int variables, int... to) {
    requireVariables(to.length);
    var renamed = new long[variables];
    for (int i = 0; i < to.length; i++)
      renamed[to[i]] = Math.addExact(renamed[to[i]], coefficients[i]);
    return new Linear(renamed, constant);
  }

  /**
   * The value for these numbers, one for each variable.
   *
   * @throws ArithmeticException when an intermediate result leaves the range of {@code long}
   */
  public long value(long... values) {
    requireVariables(values.length);
    long sum = constant;
    for (int i = 0; i < values.length; i++)
      sum = Math.addExact(sum, Math.multiplyExact(coefficients[i], values[i]));
    return sum;
  }

  /** The value for these numbers, one for each variable. */
  public BigInteger value(BigInteger... values) {
    requireVariables(values.length);
    BigInteger sum = BigInteger.valueOf(constant);
    for (int i = 0; i < values.length; i++)
      if (coefficients[i] != 0)
        sum = sum.add(values[i].multiply(BigInteger.valueOf(coefficients[i])));
    return sum;
  }

  private void requireVariables(int count) {
    if (count != coefficients.length)
      throw new IllegalArgumentException("expected " + coefficients.length + " variables, found " + count);
  }

  /** The terms with positive coefficients, and the constant if it is positive. */
  Linear positive() {
    return new Linear(Arrays.stream(coefficients).map(c -> Math.max(c, 0)).toArray(), Math.max(constant, 0));
  }

  public boolean isConstant() {
    return Arrays.stream(coefficients).allMatch(c -> c == 0);
  }

  /** The text, such as {@code 2a-b+3}, with the variables' names. */
  public String text(IntFunction<String> names) {
    var out = new StringBuilder();
    for (int i = 0; i < coefficients.length; i++)
      if (coefficients[i] != 0) {
        String sign = coefficients[i] < 0 ? "-" : out.isEmpty() ? "" : "+";
        String size = Math.abs(coefficients[i]) == 1 ? "" : Long.toString(coefficients[i]).replace("-", "");
        out.append(sign).append(size).append(names.apply(i));
      }
    if (constant != 0 || out.isEmpty())
      out.append(constant < 0 || out.isEmpty() ? "" : "+").append(constant);
    return out.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Linear that && constant == that.constant && Arrays.equals(coefficients, that.coefficients);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(coefficients) + Long.hashCode(constant);
  }

  @Override
  public String toString() {
    return text(i -> "x" + i);
  }
}
