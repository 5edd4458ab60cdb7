package org.grundy.word.numeration;

import java.math.BigInteger;
import org.grundy.phrase.Phrase;
import org.grundy.word.morphism.Morphism;

/** Helpers shared by the sequences. */
final class Sequences {
  private Sequences() {
  }

  static void requireFrom(int least, BigInteger n) {
    if (n.compareTo(BigInteger.valueOf(least)) < 0)
      throw new IllegalArgumentException(Phrase.of("expected a number from {0}, found {1}", least, n).toString());
  }

  /**
   * Rows of positions in the word: row n holds the position of the n-th occurrence of each letter, and row 0 holds
   * zeros. Every letter must occur infinitely often.
   */
  static long[][] byWord(Morphism morphism, int rows) {
    String letters = morphism.letters();
    var table = new long[rows][letters.length()];
    for (int i = 0; i < letters.length(); i++) {
      int[] positions = positions(morphism, letters.charAt(i), rows - 1);
      for (int n = 1; n < rows; n++)
        table[n][i] = positions[n - 1];
    }
    return table;
  }

  private static int[] positions(Morphism morphism, char letter, int count) {
    for (int length = 4;; length = Math.multiplyExact(length, 2)) {
      int[] positions = morphism.positions(letter, length);
      if (positions.length >= count)
        return positions;
    }
  }
}
