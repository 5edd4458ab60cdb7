package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Reads the name of a {@link Vectors} game, one character after the other. */
final class VectorsReader {
  private static final int MOST_VECTORS = 256;
  private static final int MOST_DIGITS = 18;

  private final String text;
  private int next = Vectors.PREFIX.length();

  VectorsReader(String text) {
    this.text = text;
  }

  /** One vector or more, of as many entries each, none of them taking nothing. */
  List<List<Amount>> read() {
    var vectors = new ArrayList<List<Amount>>();
    while (next < text.length() || vectors.isEmpty()) {
      int start = next;
      List<Amount> vector = vector();
      if (!vectors.isEmpty() && vector.size() != vectors.getFirst().size())
        throw at(start, Phrase.of("{0} {0:entry|entries} as in the first vector", vectors.getFirst().size()),
            Integer.toString(vector.size()));
      if (vector.stream().allMatch(a -> a.fixed() && a.plus().signum() == 0))
        throw at(start, Phrase.of("a vector that takes something"), text.substring(start, next));
      if (vector.size() > Rule.MOST_HEAPS)
        throw at(start, Phrase.of("at most {0} entries", Rule.MOST_HEAPS), Integer.toString(vector.size()));
      vectors.add(vector);
      if (vectors.size() > MOST_VECTORS)
        throw at(start, Phrase.of("at most {0} vectors", MOST_VECTORS), text.substring(start, next));
    }
    return List.copyOf(vectors);
  }

  private List<Amount> vector() {
    take('(', Phrase.of("'('"));
    var amounts = new ArrayList<Amount>();
    amounts.add(amount());
    while (peek() == ',') {
      next++;
      amounts.add(amount());
    }
    take(')', Phrase.of("{0} or {1}", "','", "')'"));
    return List.copyOf(amounts);
  }

  private Amount amount() {
    boolean numbered = isDigit();
    BigInteger number = numbered ? number() : BigInteger.ONE;
    if (!isLetter()) {
      if (!numbered)
        throw at(next, Phrase.of("a number or a letter"), found());
      return new Amount(BigInteger.ZERO, (char) 0, number);
    }
    if (number.signum() == 0)
      throw at(next, Phrase.of("a multiple from {0}", 1), "0" + peek());
    char letter = peek();
    next++;
    if (peek() != '+')
      return new Amount(number, letter, BigInteger.ZERO);
    next++;
    if (!isDigit())
      throw at(next, Phrase.of("a number"), found());
    return new Amount(number, letter, number());
  }

  private BigInteger number() {
    int from = next;
    while (isDigit())
      next++;
    if (next - from > MOST_DIGITS)
      throw at(from, Phrase.of("a number of at most {0} digits", MOST_DIGITS), text.substring(from, next));
    return new BigInteger(text.substring(from, next));
  }

  private char peek() {
    return next < text.length() ? text.charAt(next) : 0;
  }

  private boolean isDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  private boolean isLetter() {
    return peek() >= 'a' && peek() <= 'z';
  }

  private void take(char wanted, Phrase expected) {
    if (peek() != wanted)
      throw at(next, expected, found());
    next++;
  }

  private String found() {
    return next < text.length() ? text.substring(next, next + 1) : "";
  }

  private static BadInput at(int place, Phrase expected, String found) {
    return BadInput.expected(Phrase.of("column {0}", place + 1), expected, found);
  }
}
