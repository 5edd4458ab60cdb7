package org.grundy.cli;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Column;
import org.grundy.game.Ruleset;
import org.grundy.number.Enclosure;
import org.grundy.phrase.BadInput;

/** Multiples of the constants by which a game's P-positions grow, to decimals that are all certain. */
record Multiples(List<Enclosure> constants, int decimals) {
  private static final int MOST = 20;

  /**
   * @param decimals the number of decimals shown
   * @throws BadInput when no such constants are known, or {@code decimals} is out of range
   */
  static Multiples of(Ruleset<?> ruleset, int decimals) {
    List<Enclosure> constants = Column.of(ruleset).stream().map(Column::constant).toList();
    if (constants.isEmpty())
      throw BadInput.because("the losing positions of {0} are not known as sequences", ruleset.name());
    if (decimals < 0 || decimals > MOST)
      throw BadInput.because("{0}: expected a whole number from {1} to {2}, found {3}", "--decimals", 0, MOST,
          decimals);
    return new Multiples(constants, decimals);
  }

  /** {@code 1.618..n}. */
  String title(int column) {
    return constants.get(column).digits(3).orElse("?") + "..n";
  }

  /** n times the constant, rounded; {@code ?} where a digit is not certain. */
  String at(int column, int n) {
    return constants.get(column).times(BigInteger.valueOf(n)).rounded(decimals).orElse("?");
  }
}
