package org.grundy.word.formula;

/** How a number compares with 0. */
public enum Relation {
  LESS("<", ">"), AT_MOST("<=", ">="), EQUAL("=", "="), UNEQUAL("!=", "!=");

  private final String symbol;
  private final String flipped;

  Relation(String symbol, String flipped) {
    this.symbol = symbol;
    this.flipped = flipped;
  }

  /** What stands between two numbers of which the left one less the right one so compares with 0. */
  public String symbol() {
    return symbol;
  }

  /** The {@link #symbol} when the two numbers change sides. */
  public String flipped() {
    return flipped;
  }

  /** Whether a number with that sign, below, at or above 0, compares so. */
  public boolean holds(int sign) {
    return switch (this) {
      case LESS -> sign < 0;
      case AT_MOST -> sign <= 0;
      case EQUAL -> sign == 0;
      case UNEQUAL -> sign != 0;
    };
  }
}
