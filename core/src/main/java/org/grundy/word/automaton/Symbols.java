package org.grundy.word.automaton;

import org.grundy.phrase.BadInput;

/** Packs one digit for each of several tracks into an int: the digit of track t has weight digits<sup>t</sup>. */
public final class Symbols {
  private Symbols() {
  }

  /**
   * The number of symbols.
   *
   * @throws BadInput when the number does not fit an {@code int}
   */
  public static int count(int digits, int tracks) {
    long count = 1;
    for (int i = 0; i < tracks; i++) {
      count *= digits;
      if (count > Integer.MAX_VALUE)
        throw BadInput.because("an automaton over {1} digits cannot read {0} numbers at once", tracks, digits);
    }
    return (int) count;
  }

  /** Whether so many numbers can be read at once. */
  public static boolean readable(int digits, int tracks) {
    return Math.pow(digits, tracks) <= Integer.MAX_VALUE;
  }

  /** The digit of one track. */
  public static int digit(int symbol, int digits, int track) {
    int rest = symbol;
    for (int i = 0; i < track; i++)
      rest /= digits;
    return rest % digits;
  }

  /** The symbol made of the digits of these tracks, in this order. */
  static int chosen(int symbol, int digits, int... tracks) {
    int chosen = 0;
    for (int i = tracks.length - 1; i >= 0; i--)
      chosen = chosen * digits + digit(symbol, digits, tracks[i]);
    return chosen;
  }
}
