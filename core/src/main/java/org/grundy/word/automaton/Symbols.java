package org.grundy.word.automaton;

import org.grundy.phrase.BadInput;

/** One digit for each of several tracks as one number: the digit of track t counts digits<sup>t</sup>. */
public final class Symbols {
  private Symbols() {
  }

  /**
   * How many symbols there are.
   *
   * @throws BadInput when they do not fit an {@code int}
   */
  public static int count(int digits, int tracks) {
    long count = 1;
    for (int i = 0; i < tracks; i++) {
      count *= digits;
      if (count > Integer.MAX_VALUE)
        throw BadInput.because("{0} numbers at once are too many for an automaton over {1} digits", tracks, digits);
    }
    return (int) count;
  }

  /** The digit of one track. */
  public static int digit(int symbol, int digits, int track) {
    int rest = symbol;
    for (int i = 0; i < track; i++)
      rest /= digits;
    return rest % digits;
  }

  /** The symbol of some tracks, in their order, in a symbol of more. */
  static int chosen(int symbol, int digits, int... tracks) {
    int chosen = 0;
    for (int i = tracks.length - 1; i >= 0; i--)
      chosen = chosen * digits + digit(symbol, digits, tracks[i]);
    return chosen;
  }
}
