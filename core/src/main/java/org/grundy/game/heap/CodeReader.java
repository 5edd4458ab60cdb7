package org.grundy.game.heap;

import java.util.Arrays;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** Reads the text of a {@link Code}, one character after the other. */
final class CodeReader {
  private final String text;
  private int next;

  CodeReader(String text) {
    this.text = text;
  }

  Code code() {
    if (text.length() > Code.MOST_PLACES)
      throw BadInput.because("a code has at most {0} characters, found {1}", Code.MOST_PLACES, text.length());
    int first = first();
    boolean unequal = takes('!');
    if (unequal && first == 0)
      throw BadInput.because("column 2: '!' stands after 4, 8 or C, the digits that split a heap without taking");
    if (!takes('.'))
      throw wrong(Phrase.of("'.'"));
    int[] fixed = digits();
    int[] repeating = new int[0];
    if (takes('[')) {
      repeating = digits();
      if (repeating.length == 0)
        throw wrong(Phrase.of("a digit 0-9 or A-F"));
      if (!takes(']'))
        throw wrong(Phrase.of("a digit 0-9 or A-F, or ']'"));
      if (next < text.length())
        throw wrong(Phrase.of("nothing after the repeating part"));
    }
    if (next < text.length())
      throw wrong(Phrase.of("a digit 0-9 or A-F, or '['"));
    if (fixed.length + repeating.length == 0)
      throw wrong(Phrase.of("a digit 0-9 or A-F, or '['"));
    var all = new int[fixed.length + 1];
    all[0] = first;
    System.arraycopy(fixed, 0, all, 1, fixed.length);
    return Code.least(all, repeating, unequal);
  }

  /**
   * Bits 1 and 2 at place 0 would take nothing from a heap and leave it as it is: play would not end. Zeros before it say
   * nothing; another digit there would add tokens to the heap.
   */
  private int first() {
    int point = text.indexOf('.');
    while (next + 1 < point && text.charAt(next) == '0' && hex(text.charAt(next + 1)) >= 0)
      next++;
    int places = point - next - (point > 0 && text.charAt(point - 1) == '!' ? 1 : 0);
    if (places > 1)
      throw BadInput.because("column {0}: a code has one digit before the point; {1} would add tokens to a heap",
          next + 1,
          BadInput.quoted(text.substring(next, next + places - 1)));
    int digit = next == text.length() ? -1 : hex(text.charAt(next));
    if (digit < 0 || (digit & 3) != 0)
      throw wrong(Phrase.of("0, 4, 8 or C before the point, so that play ends"));
    next++;
    return digit;
  }

  private boolean takes(char wanted) {
    boolean found = next < text.length() && text.charAt(next) == wanted;
    if (found)
      next++;
    return found;
  }

  private int[] digits() {
    int from = next;
    while (next < text.length() && hex(text.charAt(next)) >= 0)
      next++;
    var digits = new int[next - from];
    Arrays.setAll(digits, i -> hex(text.charAt(from + i)));
    return digits;
  }

  /** Character.digit knows other scripts too. */
  private static int hex(char c) {
    return c < 128 ? Character.digit(c, 16) : -1;
  }

  private BadInput wrong(Phrase expected) {
    String found = next < text.length() ? text.substring(next, next + 1) : "";
    return BadInput.expected(Phrase.of("column {0}", next + 1), expected, found);
  }
}
