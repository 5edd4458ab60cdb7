package org.grundy.word.numeration;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A mutable string of the digits 0 and 1 that can count upwards. Place 0 is the lowest. */
final class Digits {
  private final int order;
  private final byte[] places;

  /** Starts with zeros; there are never {@code order} ones in a row. */
  Digits(int order, int length) {
    this.order = order;
    this.places = new byte[length];
  }

  void set(int place, boolean one) {
    places[place] = (byte) (one ? 1 : 0);
  }

  /** The number of ones in a row, from {@code place} upwards. */
  int ones(int place) {
    int end = place;
    while (end < places.length && places[end] == 1)
      end++;
    return end - place;
  }

  /**
   * Changes the digits from {@code place} upwards to the next string: &hellip;01<sup>j</sup> becomes
   * &hellip;10<sup>j</sup>, with carries.
   */
  void next(int place) {
    int top = place + ones(place);
    Arrays.fill(places, place, top, (byte) 0);
    places[top] = 1;
    for (; ones(top) == order; top += order) {
      Arrays.fill(places, top, top + order, (byte) 0);
      places[top + order] = 1;
    }
  }

  /** Most significant first, without leading zeros. */
  @Override
  public String toString() {
    int length = places.length;
    while (length > 0 && places[length - 1] == 0)
      length--;
    var text = new byte[length];
    for (int i = 0; i < length; i++)
      text[length - 1 - i] = (byte) ('0' + places[i]);
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
