package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.Cursor;
import org.grundy.phrase.Phrase;

/** Reads the name of a {@link Vectors} game, one character after the other. */
final class VectorsReader {
  private static final int MOST_VECTORS = 256;
  private static final int MOST_DIGITS = 18;

  private final Cursor cursor;

  VectorsReader(String text) {
    cursor = Cursor.of(text);
    cursor.go(Vectors.PREFIX.length());
  }

  /** One or more vectors of equal length, each taking something. */
  List<List<Amount>> read() {
    var vectors = new ArrayList<List<Amount>>();
    while (!cursor.ended() || vectors.isEmpty()) {
      int start = cursor.at();
      List<Amount> vector = vector();
      if (!vectors.isEmpty() && vector.size() != vectors.getFirst().size())
        throw cursor.expected(start,
            Phrase.of("{0} {0:entry|entries} as in the first vector", vectors.getFirst().size()),
            Integer.toString(vector.size()));
      if (vector.stream().allMatch(a -> a.fixed() && a.plus().signum() == 0))
        throw cursor.expected(start, Phrase.of("a vector that takes something"), cursor.since(start));
      if (vector.size() > Rule.MOST_HEAPS)
        throw cursor.expected(start, Phrase.of("at most {0} entries", Rule.MOST_HEAPS),
            Integer.toString(vector.size()));
      vectors.add(vector);
      if (vectors.size() > MOST_VECTORS)
        throw cursor.expected(start, Phrase.of("at most {0} vectors", MOST_VECTORS), cursor.since(start));
    }
    return List.copyOf(vectors);
  }

  private List<Amount> vector() {
    if (!cursor.took('('))
      throw cursor.expected("'('");
    var amounts = new ArrayList<Amount>();
    do
      amounts.add(amount());
    while (cursor.took(','));
    if (!cursor.took(')'))
      throw cursor.expected("{0} or {1}", "','", "')'");
    return List.copyOf(amounts);
  }

  private Amount amount() {
    boolean numbered = cursor.isDigit();
    BigInteger number = numbered ? number() : BigInteger.ONE;
    boolean letter = cursor.peek() >= 'a' && cursor.peek() <= 'z';
    if (!letter && !numbered)
      throw cursor.expected("a number or a letter");
    if (!letter)
      return new Amount(BigInteger.ZERO, (char) 0, number);
    if (number.signum() == 0)
      throw cursor.expected(cursor.at(), Phrase.of("a multiple from {0}", 1), "0" + cursor.peek());
    char name = cursor.take();
    if (!cursor.took('+'))
      return new Amount(number, name, BigInteger.ZERO);
    if (!cursor.isDigit())
      throw cursor.expected("a number");
    return new Amount(number, name, number());
  }

  private BigInteger number() {
    int from = cursor.at();
    String digits = cursor.digits();
    if (digits.length() > MOST_DIGITS)
      throw cursor.expected(from, Phrase.of("a number of at most {0} digits", MOST_DIGITS), digits);
    return new BigInteger(digits);
  }
}
