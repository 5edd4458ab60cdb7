package org.grundy.word.numeration;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.TWO;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The triples (A<sub>n</sub>, B<sub>n</sub>, C<sub>n</sub>): (0, 0, 0), (1, 2, 4), (3, 6, 11), (5, 9, 17), &hellip;, where A<sub>n</sub>, B<sub>n</sub>, C<sub>n</sub> are the positions of
 * the n-th a, b and c in the Tribonacci word, and C<sub>n</sub> = A<sub>n</sub> + B<sub>n</sub> + n. They hold every positive number exactly once.
 * With rep and val those of {@link Numeration#TRIBONACCI} and n &ge; 1, A<sub>n</sub> = 1 + val(rep(n-1) 0),
 * B<sub>n</sub> = 1 + val(rep(n-1) 01), C<sub>n</sub> = 1 + val(rep(n-1) 011). E. Duch&ecirc;ne, M. Rigo, A morphic approach to
 * combinatorial games: the Tribonacci case, RAIRO - Theoretical Informatics and Applications 42 (2008) 375-393,
 * doi 10.1051/ita:2007039.
 *
 * <p>Every operation takes the time of one {@linkplain Numeration#digits conversion to digits}.
 */
public final class TribonacciTriples {
  /** The n-th triple; a &lt; b &lt; c except for n = 0. */
  public record Triple(BigInteger a, BigInteger b, BigInteger c) {
    private static final Triple ZERO = new Triple(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO);
  }

  private static final Numeration NUMERATION = Numeration.TRIBONACCI;
  private static final Element UNIT = Element.of(1, 0, 0);

  /** val(s 00) - val(s 0) and val(s 000) - val(s 00), for the string s of n - 1: B - A less 1, and C - B less 2. */
  private static final Weights B_MINUS_A = new Weights(2, 3, 6);
  private static final Weights C_MINUS_B = new Weights(3, 6, 11);

  private TribonacciTriples() {
  }

  /**
   * The n-th triple.
   *
   * @throws IllegalArgumentException when n is negative
   */
  public static Triple triple(BigInteger n) {
    Sequences.requireFrom(0, n);
    if (n.signum() == 0)
      return Triple.ZERO;
    Element shifted = NUMERATION.expand(n.subtract(ONE)).element().timesX();
    BigInteger a = NUMERATION.weights().of(shifted).add(ONE);
    BigInteger b = NUMERATION.weights().of(shifted.timesX()).add(TWO);
    return new Triple(a, b, a.add(b).add(n));
  }

  /** The first number of the {@link #triple}. */
  public static BigInteger a(BigInteger n) {
    return triple(n).a();
  }

  /** The second number of the {@link #triple}. */
  public static BigInteger b(BigInteger n) {
    return triple(n).b();
  }

  /** The third number of the {@link #triple}. */
  public static BigInteger c(BigInteger n) {
    return triple(n).c();
  }

  /**
   * The unique place of x in the three sequences: rep(x-1) ends in 0, 01 or 011 for a, b, c, and the rest is
   * rep(index-1).
   *
   * @throws IllegalArgumentException when x is less than 1
   */
  public static Place place(BigInteger x) {
    Sequences.requireFrom(1, x);
    Expansion expansion = NUMERATION.expand(x.subtract(ONE));
    int ones = expansion.digits().ones(0);
    Element rest = expansion.element();
    for (int i = 0; i < ones; i++)
      rest = rest.minus(UNIT).overX();
    return new Place((char) ('a' + ones), NUMERATION.weights().of(rest.overX()).add(ONE));
  }

  /**
   * The unique m with B<sub>m</sub> - A<sub>m</sub> = d, if there is one. For d &ge; 1 either this or
   * {@link #withDifferenceCB} is present.
   *
   * @throws IllegalArgumentException when d is negative
   */
  public static Optional<BigInteger> withDifferenceBA(BigInteger d) {
    return withDifference(d, ONE, B_MINUS_A);
  }

  /**
   * The unique m with C<sub>m</sub> - B<sub>m</sub> = d, if there is one.
   *
   * @throws IllegalArgumentException when d is negative
   */
  public static Optional<BigInteger> withDifferenceCB(BigInteger d) {
    return withDifference(d, TWO, C_MINUS_B);
  }

  /**
   * The m whose difference is d. Expands d - first by the weights, which gives the string of m - 1; empty when there is
   * a rest.
   */
  private static Optional<BigInteger> withDifference(BigInteger d, BigInteger first, Weights weights) {
    Sequences.requireFrom(0, d);
    if (d.signum() == 0)
      return Optional.of(BigInteger.ZERO);
    BigInteger rest = d.subtract(first);
    if (rest.signum() < 0)
      return Optional.empty();
    Element element = Expander.expand(NUMERATION, weights, rest).element();
    return Optional.of(element).filter(e -> weights.of(e).equals(rest)).map(e -> NUMERATION.weights().of(e).add(ONE));
  }
}
