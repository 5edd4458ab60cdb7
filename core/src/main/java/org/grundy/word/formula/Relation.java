package org.grundy.word.formula;

import java.util.Map;

/** A relation between a number and 0. */
public enum Relation {
  LESS("<", ">"), AT_MOST("<=", ">="), EQUAL("=", "="), UNEQUAL("!=", "!=");

  /**
   * A relation as it is written.
   *
   * @param turned whether the two sides are swapped
   */
  public record Sign(Relation relation, boolean turned) {
  }

  private static final Map<String, Sign> SIGNS = Map.of("<", new Sign(LESS, false), ">", new Sign(LESS, true), "<=",
      new Sign(AT_MOST, false), ">=", new Sign(AT_MOST, true), "=", new Sign(EQUAL, false), "!=",
      new Sign(UNEQUAL, false));

  private final String symbol;
  private final String flipped;

  Relation(String symbol, String flipped) {
    this.symbol = symbol;
    this.flipped = flipped;
  }

  /** Whether a word is the sign of a relation. */
  public static boolean isSign(String word) {
    return SIGNS.containsKey(word);
  }

  /** The relation that a sign stands for. */
  public static Sign of(String sign) {
    Sign known = SIGNS.get(sign);
    if (known == null)
      throw new IllegalArgumentException(sign);
    return known;
  }

  /** The sign between two numbers whose difference, left minus right, stands in this relation to 0. */
  public String symbol() {
    return symbol;
  }

  /** The {@link #symbol} when the two numbers are swapped. */
  public String flipped() {
    return flipped;
  }

  /** Whether the relation holds for a number with that sign: below, at or above 0. */
  public boolean holds(int sign) {
    return switch (this) {
      case LESS -> sign < 0;
      case AT_MOST -> sign <= 0;
      case EQUAL -> sign == 0;
      case UNEQUAL -> sign != 0;
    };
  }
}
