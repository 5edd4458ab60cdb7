package org.grundy.value.notation;

import java.math.BigInteger;
import java.util.List;
import org.grundy.number.Decimals;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Phrase;

/** Reads numbers, ups and nimbers, alone or in a row: {@code 3/4}, {@code ^3*2}, {@code 1v[2]*}. */
final class ConstantReader {
  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
  private static final int MOST_NIMBER = (1 << 30) - 1;
  /** The largest index: forms grow with it. */
  private static final int MOST_INDEX = 1000;

  private final Cursor cursor;

  ConstantReader(Cursor cursor) {
    this.cursor = cursor;
  }

  /** Whether ups or a nimber come next. */
  boolean isInfinitesimal() {
    return cursor.peek() == '^' || cursor.peek() == 'v' && downs() || cursor.peek() == '*';
  }

  /** Whether all the letters here are v. */
  private boolean downs() {
    int ahead = 0;
    while (cursor.peek(ahead) == 'v')
      ahead++;
    return !Cursor.isLetter(cursor.peek(ahead)) && cursor.peek(ahead) != '(';
  }

  /** A number, with or without a minus. */
  Dyadic number() {
    int from = cursor.at();
    boolean minus = cursor.took('-');
    BigInteger whole = minus ? whole().negate() : whole();
    if (cursor.peek() == '/' && Cursor.isDigit(cursor.peek(1))) {
      cursor.take();
      return quotient(from, whole, whole());
    }
    if (cursor.peek() != '.' || !Cursor.isDigit(cursor.peek(1)))
      return Dyadic.of(whole);
    cursor.take();
    String places = cursor.digits();
    BigInteger below = BigInteger.TEN.pow(places.length());
    BigInteger part = Decimals.parse(places).orElseThrow();
    return quotient(from, whole.multiply(below).add(minus ? part.negate() : part), below);
  }

  private Dyadic quotient(int from, BigInteger above, BigInteger below) {
    return Dyadic.quotient(above, below).orElseThrow(() -> cursor.expected(from,
        Phrase.of("a number whose denominator is a power of two"), cursor.since(from)));
  }

  private BigInteger whole() {
    return Decimals.parse(cursor.digits()).orElseThrow();
  }

  /** Ups, a nimber, or both, after a number. */
  Expression infinitesimal(Dyadic number) {
    if (cursor.peek() == '*')
      return new Expression.Constant(number, 0, nimber());
    boolean down = cursor.peek() == 'v';
    int times = cursor.take(c -> c == (down ? 'v' : '^')).length();
    if (times == 1 && (cursor.peek() == '[' || cursor.peek() == '<' && Cursor.isDigit(cursor.peek(1))))
      return uptimal(number, down);
    long ups = times == 1 && cursor.isDigit() ? bounded(MOST) : times;
    boolean multiplies = cursor.peek(1) == '{' || cursor.peek(1) == '(';
    int nimber = cursor.peek() == '*' && !multiplies ? nimber() : 0;
    return new Expression.Constant(number, down ? -ups : ups, nimber);
  }

  private Expression uptimal(Dyadic number, boolean down) {
    boolean series = cursor.take() == '[';
    if (!cursor.isDigit())
      throw cursor.expected("a whole number, {0} or more", 1);
    int place = cursor.at();
    int index = (int) bounded(BigInteger.valueOf(MOST_INDEX));
    if (index == 0)
      throw cursor.refused(place, "expected a whole number, 1 or more, found {0}", 0);
    if (!cursor.took(series ? ']' : '>'))
      throw cursor.expected("{0}", series ? "]" : ">");
    Expression uptimal = series ? new Expression.UpSeries(index, down) : new Expression.UpPower(index, down);
    int nimber = cursor.peek() == '*' ? nimber() : 0;
    return number.signum() == 0 && nimber == 0 ? uptimal
        : new Expression.Sum(List.of(uptimal, new Expression.Constant(number, 0, nimber)));
  }

  private int nimber() {
    cursor.take();
    return cursor.isDigit() ? (int) bounded(BigInteger.valueOf(MOST_NIMBER)) : 1;
  }

  private long bounded(BigInteger most) {
    int place = cursor.at();
    BigInteger number = whole();
    if (number.compareTo(most) > 0)
      throw cursor.refused(place, "the maximum here is {0}", most);
    return number.longValueExact();
  }
}
