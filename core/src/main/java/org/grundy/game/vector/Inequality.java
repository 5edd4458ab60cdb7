package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sum of coefficient times variable, plus a constant, is 0 or more. The array is never changed. */
record Inequality(long[] coefficients, long constant) {
  boolean holds(List<BigInteger> values) {
    BigInteger sum = BigInteger.valueOf(constant);
    for (int i = 0; i < coefficients.length; i++)
      if (coefficients[i] != 0)
        sum = sum.add(values.get(i).multiply(BigInteger.valueOf(coefficients[i])));
    return sum.signum() >= 0;
  }

  /** This inequality with renamed variables: variable i becomes variable {@code order[i]}. */
  Inequality renamed(int[] order) {
    var renamed = new long[coefficients.length];
    for (int i = 0; i < renamed.length; i++)
      renamed[order[i]] = coefficients[i];
    return new Inequality(renamed, constant);
  }

  /**
   * This inequality restricted to the first {@code variables} variables.
   *
   * @throws IllegalArgumentException when it involves others
   */
  Inequality of(int variables) {
    for (int i = variables; i < coefficients.length; i++)
      if (coefficients[i] != 0)
        throw new IllegalArgumentException("an exception speaks of heap " + (i + 1) + " of " + variables);
    return new Inequality(Arrays.copyOf(coefficients, variables), constant);
  }

  /** Whether it holds for all variables &ge; 1. */
  boolean idle() {
    return Arrays.stream(coefficients).allMatch(c -> c >= 0) && Arrays.stream(coefficients).sum() + constant >= 0;
  }

  /** Whether it says that one variable is at least another. */
  boolean isDifference() {
    return constant == 0 && weight() == 2 && Arrays.stream(coefficients).sum() == 0;
  }

  /** The reverse inequality; both together say that the sum is 0. */
  Inequality opposite() {
    return new Inequality(Arrays.stream(coefficients).map(c -> -c).toArray(), -constant);
  }

  /** The sum of the absolute values of the coefficients. */
  long weight() {
    return Arrays.stream(coefficients).map(Math::abs).reduce(0, Math::addExact);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Inequality(long[] c, long k) && constant == k && Arrays.equals(coefficients, c);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(coefficients) + Long.hashCode(constant);
  }

  @Override
  public String toString() {
    return Arrays.toString(coefficients) + " + " + constant + " >= 0";
  }
}
