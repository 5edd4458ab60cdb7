package org.grundy.word.formula;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntFunction;

/**
 * A comparison of a linear term of whole numbers with 0, in a normal form. Coefficients have no common factor; the
 * first coefficient of an equation is positive; an inequality is {@link Relation#LESS} if that leaves no constant, and
 * {@link Relation#AT_MOST} otherwise; a comparison that does not depend on the variables is 0 = 0 or 0 != 0.
 *
 * @param difference the left side less the right side
 */
public record Comparison(Linear difference, Relation relation) {
  /** An order for printing only: by coefficients, then constant, then relation. */
  static final Comparator<Comparison> ORDER = Comparator
      .comparing((Comparison c) -> coefficients(c.difference), Arrays::compare).reversed()
      .thenComparingLong(c -> c.difference.constant()).thenComparing(Comparison::relation);

  /**
   * Brings the comparison into normal form.
   *
   * @throws ArithmeticException when a coefficient leaves the range of {@code long}
   */
  public Comparison {
    long[] coefficients = coefficients(difference);
    long constant = difference.constant();
    long factor = Arrays.stream(coefficients).reduce(0, Comparison::gcd);
    boolean inequality = relation == Relation.LESS || relation == Relation.AT_MOST;
    if (factor == 0 || !inequality && constant % factor != 0) {
      boolean holds = factor == 0 ? relation.holds(Long.signum(constant)) : relation == Relation.UNEQUAL;
      difference = Linear.constant(coefficients.length, 0);
      relation = holds ? Relation.EQUAL : Relation.UNEQUAL;
    } else if (inequality) {
      // sum + k < 0 is sum + k + 1 <= 0; a sum of multiples of f is at most -k when it is at most -k rounded down to one.
      long atMost = Math.ceilDiv(relation == Relation.LESS ? Math.addExact(constant, 1) : constant, factor);
      difference = divided(coefficients, factor, atMost == 1 ? 0 : atMost);
      relation = atMost == 1 ? Relation.LESS : Relation.AT_MOST;
    } else {
      long first = Arrays.stream(coefficients).filter(c -> c != 0).findFirst().orElseThrow();
      long signed = first < 0 ? -factor : factor;
      difference = divided(coefficients, signed, constant / signed);
    }
  }

  private static Linear divided(long[] coefficients, long divisor, long constant) {
    return Linear.of(Arrays.stream(coefficients).map(c -> c / divisor).toArray(), constant);
  }

  private static long[] coefficients(Linear linear) {
    var coefficients = new long[linear.variables()];
    Arrays.setAll(coefficients, linear::coefficient);
    return coefficients;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.absExact(a) : gcd(b, a % b);
  }

  /** Whether it holds for all numbers. */
  public boolean always() {
    return difference.isConstant() && relation == Relation.EQUAL;
  }

  /** Whether it holds for these numbers, one for each variable; exact for numbers of any size. */
  public boolean holds(long... values) {
    try {
      return relation.holds(Long.signum(difference.value(values)));
    } catch (ArithmeticException _) {
      return holds(Arrays.stream(values).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }
  }

  /** Whether it holds for these numbers, one for each variable. */
  public boolean holds(BigInteger... values) {
    return relation.holds(difference.value(values).signum());
  }

  /** The same comparison over {@code variables} other variables: variable i becomes variable {@code to[i]}. */
  public Comparison renamed(int variables, int... to) {
    return new Comparison(difference.renamed(variables, to), relation);
  }

  /** The text, such as {@code 2a+1<=c}, with the variables' names and without minus signs. */
  public String text(IntFunction<String> names) {
    Linear left = difference.positive();
    Linear right = difference.negated().positive();
    return left.isConstant() && !right.isConstant() ? right.text(names) + relation.flipped() + left.text(names)
        : left.text(names) + relation.symbol() + right.text(names);
  }

  @Override
  public String toString() {
    return text(i -> "x" + i);
  }
}
