package org.grundy.word.formula;

/** The part of the grammar that a text may use. */
public enum Dialect {
  /** Sums of numbers, variables and multiples. */
  LINEAR,
  /**
   * Adds products, quotients, remainders, powers and functions; {@code ^} is a power, {@code |} is "divides", {@code &}
   * is "and".
   */
  RULES,
  /** Operators as in C: {@code & | ^ ~ << >>} work on binary digits. */
  BITS
}
