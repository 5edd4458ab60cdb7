package org.grundy.game.heap;

import org.grundy.phrase.BadInput;
import org.grundy.phrase.Cursor;

/** Reads the text of a {@link OctalCode}, one character after the other. */
final class CodeReader {
  private final Cursor cursor;

  CodeReader(String text) {
    cursor = Cursor.of(text);
  }

  OctalCode code() {
    int length = cursor.text().length();
    if (length > OctalCode.MOST_PLACES)
      throw BadInput.because("a code has at most {0} characters, found {1}", OctalCode.MOST_PLACES, length);
    int first = first();
    boolean unequal = cursor.took('!');
    if (unequal && first == 0)
      throw BadInput.because("column 2: '!' goes after 4, 8 or C, the digits that split a heap without taking");
    if (!cursor.took('.'))
      throw cursor.expected("'.'");
    int[] fixed = digits();
    int[] repeating = new int[0];
    if (cursor.took('[')) {
      repeating = digits();
      if (repeating.length == 0)
        throw cursor.expected("a digit 0-9 or A-F");
      if (!cursor.took(']'))
        throw cursor.expected("a digit 0-9 or A-F, or ']'");
      if (!cursor.ended())
        throw cursor.expected("nothing after the repeating part");
    }
    if (!cursor.ended() || fixed.length + repeating.length == 0)
      throw cursor.expected("a digit 0-9 or A-F, or '['");
    var all = new int[fixed.length + 1];
    all[0] = first;
    System.arraycopy(fixed, 0, all, 1, fixed.length);
    return OctalCode.least(all, repeating, unequal);
  }

  /**
   * Bits 1 and 2 at place 0 would take nothing from a heap and leave it as it is: play would not end. Zeros before it
   * mean nothing; another digit there would add tokens to the heap.
   */
  private int first() {
    String text = cursor.text();
    int point = text.indexOf('.');
    while (cursor.at() + 1 < point && cursor.peek() == '0' && hex(cursor.peek(1)) >= 0)
      cursor.take();
    int from = cursor.at();
    int places = point - from - (point > 0 && text.charAt(point - 1) == '!' ? 1 : 0);
    if (places > 1)
      throw BadInput.because("column {0}: a code has one digit before the point; {1} would add tokens to a heap",
          from + 1, BadInput.quoted(text.substring(from, from + places - 1)));
    int digit = hex(cursor.peek());
    if (digit < 0 || (digit & 3) != 0)
      throw cursor.expected("0, 4, 8 or C before the point, so that play ends");
    cursor.take();
    return digit;
  }

  private int[] digits() {
    return cursor.take(c -> hex(c) >= 0).chars().map(CodeReader::hex).toArray();
  }

  /** Character.digit accepts digits of other scripts too. */
  private static int hex(int c) {
    return c < 128 ? Character.digit(c, 16) : -1;
  }
}
