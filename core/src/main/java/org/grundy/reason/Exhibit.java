package org.grundy.reason;

import java.util.List;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;

/** Something shown beside a sentence: pure data, which each kind of output draws in its own way. */
public sealed interface Exhibit extends Reason.Item {
  /**
   * Numbers one above the other in a numeration, digits aligned.
   *
   * @param numeration what the digits are: "binary", "Fibonacci digits"
   * @param weights    of the digits shown, greatest first, as decimal text; each row has as many digits or fewer (then
   *                   it is aligned to the right), more only where the weights are cut short
   * @param rows       the numbers
   * @param total      the row below the line, such as the nim-sum; may be empty of digits when there is none
   */
  record Columns(Numeration numeration, List<String> weights, List<Row> rows, List<Row> total) implements Exhibit {
    public Columns {
      weights = List.copyOf(weights);
      rows = List.copyOf(rows);
      total = List.copyOf(total);
    }
  }

  /**
   * One number in {@link Columns}.
   *
   * @param label  what it is: "heap 3"
   * @param value  in decimal, abridged when it is long
   * @param digits most significant first
   * @param remark to the right of the digits, or empty
   */
  record Row(Phrase label, String value, String digits, Phrase remark) {
  }

  /**
   * Which digits are shown.
   *
   * @param name   in words
   * @param binary whether they are those to base 2, in which zeros only hold places
   */
  record Numeration(Phrase name, boolean binary) {
    public static final Numeration BINARY = new Numeration(Phrase.of("binary"), true);
    public static final Numeration FIBONACCI = new Numeration(Phrase.of("Fibonacci digits"), false);
    public static final Numeration TRIBONACCI = new Numeration(Phrase.of("x-1 in Tribonacci digits"), false);
  }

  /** Parts of the position's picture that the sentence mentions, by their ids. */
  record Marks(List<Integer> parts, Role role) implements Exhibit {
    public Marks {
      parts = List.copyOf(parts);
    }
  }

  /** The purpose of {@link Marks}. */
  enum Role {
    REPLY, GAP, REGION
  }

  /**
   * A board of numbers, from column 0 and row 0.
   *
   * @param columns          how many there are
   * @param values           row by row
   * @param firstRowAtBottom whether row 0 is drawn lowest
   * @param marked           the cells to point at, as indices of {@code values}
   */
  record Grid(int columns, List<String> values, boolean firstRowAtBottom, List<Integer> marked) implements Exhibit {
    public Grid {
      values = List.copyOf(values);
      marked = List.copyOf(marked);
      if (columns < 1 || values.size() % columns != 0)
        throw new IllegalArgumentException(values.size() + " values do not fill rows of " + columns);
    }
  }

  /**
   * A thermograph: two walls that meet in a mast, and the same in words for outputs that do not draw it.
   *
   * @param left        the corners of Left's wall, from below
   * @param right       the corners of Right's
   * @param mean        the mast's place
   * @param temperature where the mast begins
   */
  record Walls(List<Corner> left, List<Corner> right, Dyadic mean, Dyadic temperature, Phrase said)
      implements
        Exhibit {
    public Walls {
      left = List.copyOf(left);
      right = List.copyOf(right);
    }
  }

  /** A point of a wall. */
  record Corner(Dyadic temperature, Dyadic value) {
  }

  /** The position is worth the same as another: {@code nim 1 3}. */
  record Same(String game, String position) implements Exhibit {
  }
}
