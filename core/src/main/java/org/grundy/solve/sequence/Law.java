package org.grundy.solve.sequence;

import org.grundy.phrase.Phrase;
import org.grundy.reason.Citation;

/** Why finitely many equations G(n + p) = G(n) + s prove them all. Each {@link Periodicity} names the one it rests on. */
public enum Law {
  /**
   * A heap becomes at most two: checked up to 2 n0 + p + k, where k is the last place with a digit. Of the two parts of
   * n + p - i, n beyond the bound, i &le; k, the larger is above n0 + p, and p may be taken from it; and added in return.
   * The same with places before the point, i = 0.
   */
  TWO_PARTS,
  /**
   * As {@link #TWO_PARTS}, but a heap split without taking makes unequal ones. Taking p from the larger part of n + p may
   * leave two equal ones, a value 0 that n does not have from them; it has it from n/2 - p and n/2 + p once n/2 - p
   * &ge; max(1, n0). Checked up to max(2 n0 + p + k, 2 n0 + 2 p + 1).
   */
  UNEQUAL_PARTS,
  /** A heap becomes at most three: the largest part of n + p - i is above n0 + p once n &gt; 3 n0 + 2 p + k. */
  THREE_PARTS,
  /**
   * Digits repeat with length d from place q on, and a heap becomes at most three, without a split into unequal ones. With P
   * a multiple of p and d, and m = max(n0, 1): a move of n whose largest part is m or more is one of n + P with P added to that
   * part; any other takes q or more, and P more may be taken. A move of n + P whose largest part is m + P or more is one of n
   * with P taken from it; any other takes q + P or more, and so many less may be taken, once n &gt; 3 m + 3 P + q.
   * Checked for p up to 3 m + 4 P + q: that makes P a period as far as it is wanted, so forever, and then p is one as well,
   * since it is one of P values in a row.
   */
  REPEATING_DIGITS,
  /**
   * A heap becomes at most three and the values grow: no move of a later heap can have its value, and each smaller value
   * has a move that recurs ({@link ArithmeticLaw}).
   */
  ARITHMETIC,
  /** No heap breaks and at most k are taken: a value is decided by the k before it. */
  WINDOW,
  /**
   * All numbers but finitely many may be taken, those not all below k: the values of the heaps up to n - k are 0 to u - 1
   * without gaps, so a value is decided by u and the k - 1 values before it; all repeats with s more once u does too.
   */
  ALL_BUT,
  /**
   * No heap breaks and the amounts are those of one set: no remainder of an amount leads to the same value, and every
   * smaller one is reached by amounts that stay ({@link AmountsEngine}).
   */
  RECURRENT;

  private static final String GUY_SMITH = "The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514-526";
  private static final String GUY_SMITH_DOI = "10.1017/S0305004100031509";

  /** Where the law was published; computed anew. */
  public Citation citation() {
    return switch (this) {
      case TWO_PARTS -> new Citation("guy-smith-1956",
          Phrase.of("an octal game is periodic once its values repeat for long enough"), "Guy, Smith 1956",
          GUY_SMITH, GUY_SMITH_DOI);
      case UNEQUAL_PARTS -> new Citation("guy-smith-1956-unequal",
          Phrase.of("a splitting game is periodic once its values repeat up to 2 n0 + 2 p + k"),
          "after Guy, Smith 1956",
          GUY_SMITH, GUY_SMITH_DOI);
      case THREE_PARTS -> new Citation("guy-smith-1956-three",
          Phrase.of("a hexadecimal game is periodic once its values repeat up to 3 n0 + 2 p + k"),
          "after Guy, Smith 1956",
          GUY_SMITH, GUY_SMITH_DOI);
      case REPEATING_DIGITS -> new Citation("guy-smith-1956-repeating",
          Phrase.of("a game whose digits repeat is periodic once its values repeat for long enough"),
          "after Guy, Smith 1956", GUY_SMITH, GUY_SMITH_DOI);
      case ARITHMETIC -> new Citation("howse-nowakowski-2004",
          Phrase.of(
              "the values of a hexadecimal game grow evenly forever once no move of a later heap can have its value "
                  + "and each smaller value has a move that recurs"),
          "after Howse, Nowakowski 2004",
          "Periodicity and arithmetic-periodicity in hexadecimal games, Theoret. Comput. Sci. 313 (2004) 463-472",
          "10.1016/j.tcs.2003.08.013");
      case WINDOW ->
        new Citation("golomb-1966", Phrase.of("each value depends only on those of the last few heaps"), "Golomb 1966",
            "A mathematical investigation of games of \"take-away\", J. Combin. Theory 1 (1966) 443-458",
            "10.1016/S0021-9800(66)80016-9");
      case ALL_BUT -> new Citation("all-but",
          Phrase.of("each value depends only on those of the last few heaps and the greatest before them"),
          "Berlekamp, Conway, Guy 1982", "Winning Ways for your mathematical plays, chapter 4", "");
      case RECURRENT -> new Citation("recurrent-amounts",
          Phrase.of("the repetition continues forever if no remainder of an amount leads to an equal value and every "
              + "smaller one is reached"),
          "induction", "", "");
    };
  }
}
