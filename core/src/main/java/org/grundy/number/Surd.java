package org.grundy.number;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;

/**
 * The real number (p + q sqrt(d)) / r, exactly. Operations with two roots need the same d.
 *
 * @param p of the whole part
 * @param q of the root; 0 for a rational number
 * @param d under the root, 0 or more and no square unless q is 0
 * @param r 1 or more
 */
public record Surd(BigInteger p, BigInteger q, BigInteger d, BigInteger r) {
  private static final int MOST_DIGITS = 18;

  public Surd {
    if (r.signum() <= 0 || d.signum() < 0)
      throw new IllegalArgumentException("expected d >= 0 and r >= 1, found " + d + ", " + r);
  }

  /** In lowest terms, with a square taken out of the root. */
  private static Surd of(BigInteger p, BigInteger q, BigInteger d, BigInteger r) {
    BigInteger root = d.sqrt();
    if (root.multiply(root).equals(d))
      return q.signum() == 0 ? reduced(p, q, BigInteger.ZERO, r)
          : reduced(p.add(q.multiply(root)), BigInteger.ZERO, BigInteger.ZERO, r);
    return reduced(p, q, q.signum() == 0 ? BigInteger.ZERO : d, r);
  }

  private static Surd reduced(BigInteger p, BigInteger q, BigInteger d, BigInteger r) {
    BigInteger common = p.gcd(q).gcd(r).max(BigInteger.ONE);
    if (r.signum() < 0)
      common = common.negate();
    return new Surd(p.divide(common), q.divide(common), d, r.divide(common));
  }

  /** A whole number. */
  public static Surd of(long n) {
    return new Surd(BigInteger.valueOf(n), BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE);
  }

  /**
   * Reads {@code (1+sqrt(5))/2}, {@code phi}, {@code 3/2}, {@code 1.618} or {@code 1,618}.
   *
   * @throws BadInput when it is none, with the column
   */
  public static Surd parse(String text) {
    var cursor = Cursor.of(text);
    Surd value = new Reader(cursor).sum(0);
    cursor.skipSpaces();
    if (!cursor.ended())
      throw cursor.expected("an operator or the end");
    return value;
  }

  /** Reads sums of products of atoms. */
  private record Reader(Cursor cursor) {
    private static final int MOST_DEPTH = 40;

    Surd sum(int depth) {
      cursor.skipSpaces();
      Surd value = cursor.took('-') ? of(0).minus(product(depth)) : product(depth);
      for (;;) {
        cursor.skipSpaces();
        if (cursor.took('+'))
          value = value.plus(product(depth));
        else if (cursor.took('-'))
          value = value.minus(product(depth));
        else
          return value;
      }
    }

    private Surd product(int depth) {
      Surd value = atom(depth);
      for (;;) {
        cursor.skipSpaces();
        if (cursor.took('*'))
          value = value.times(atom(depth));
        else if (cursor.took('/'))
          value = value.over(atom(depth));
        else
          return value;
      }
    }

    private Surd atom(int depth) {
      cursor.skipSpaces();
      if (depth > MOST_DEPTH)
        throw cursor.expected("fewer brackets");
      if (cursor.took("sqrt")) {
        Surd under = atom(depth + 1);
        if (under.q.signum() != 0 || under.p.signum() < 0)
          throw BadInput.because("expected the square root of a non-negative rational number, found {0}",
              "sqrt(" + under + ")");
        return of(BigInteger.ZERO, BigInteger.ONE, under.p.multiply(under.r), under.r);
      }
      if (cursor.took("phi"))
        return new Surd(BigInteger.ONE, BigInteger.ONE, BigInteger.valueOf(5), BigInteger.TWO);
      if (cursor.took('(')) {
        Surd inner = sum(depth + 1);
        cursor.skipSpaces();
        if (!cursor.took(')'))
          throw cursor.expected("an operator or a closing bracket");
        return inner;
      }
      return decimal();
    }

    private Surd decimal() {
      String whole = cursor.digits();
      if (whole.isEmpty())
        throw cursor.expected("a number, sqrt, phi or (");
      String after = cursor.took('.') || cursor.took(',') ? cursor.digits() : "";
      if (whole.length() + after.length() > MOST_DIGITS)
        throw cursor.expected("a number of at most {0} digits", MOST_DIGITS);
      return of(new BigInteger(whole + after), BigInteger.ZERO, BigInteger.ZERO, BigInteger.TEN.pow(after.length()));
    }
  }

  /** The number under both roots. */
  private BigInteger root(Surd other) {
    if (q.signum() != 0 && other.q.signum() != 0 && !d.equals(other.d))
      throw BadInput.because("expected numbers with one root, found {0} and {1}", "sqrt(" + d + ")",
          "sqrt(" + other.d + ")");
    return q.signum() != 0 ? d : other.d;
  }

  public Surd plus(Surd other) {
    return of(p.multiply(other.r).add(other.p.multiply(r)), q.multiply(other.r).add(other.q.multiply(r)), root(other),
        r.multiply(other.r));
  }

  public Surd minus(Surd other) {
    return plus(new Surd(other.p.negate(), other.q.negate(), other.d, other.r));
  }

  public Surd times(Surd other) {
    BigInteger under = root(other);
    return of(p.multiply(other.p).add(q.multiply(other.q).multiply(under)),
        p.multiply(other.q).add(q.multiply(other.p)), under, r.multiply(other.r));
  }

  /** @throws BadInput when the other is 0 */
  public Surd over(Surd other) {
    BigInteger norm = other.p.multiply(other.p).subtract(other.q.multiply(other.q).multiply(other.d));
    if (norm.signum() == 0)
      throw BadInput.because("expected a divisor other than 0");
    Surd conjugate = reduced(other.p.multiply(other.r), other.q.negate().multiply(other.r), other.d, norm);
    return times(conjugate);
  }

  public boolean isRational() {
    return q.signum() == 0;
  }

  /** The greatest whole number that is not above it. */
  public BigInteger floor() {
    BigInteger square = q.multiply(q).multiply(d);
    BigInteger root = square.sqrt();
    if (q.signum() < 0)
      root = (root.multiply(root).equals(square) ? root : root.add(BigInteger.ONE)).negate();
    BigInteger[] parts = p.add(root).divideAndRemainder(r);
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  /** The number b with 1/a + 1/b = 1 for this number a; empty unless a is more than 1. */
  public Optional<Surd> partner() {
    Surd less = minus(of(1));
    return less.isPositive() ? Optional.of(over(less)) : Optional.empty();
  }

  private boolean isPositive() {
    return !(p.signum() == 0 && q.signum() == 0) && floor().signum() >= 0;
  }

  @Override
  public String toString() {
    if (q.signum() == 0)
      return r.equals(BigInteger.ONE) ? p.toString() : p + "/" + r;
    String times = q.abs().equals(BigInteger.ONE) ? "" : q.abs() + "*";
    String sum = (p.signum() == 0 ? q.signum() < 0 ? "-" : "" : p + (q.signum() < 0 ? " - " : " + ")) + times + "sqrt("
        + d + ")";
    return r.equals(BigInteger.ONE) ? sum : "(" + sum + ")/" + r;
  }
}
