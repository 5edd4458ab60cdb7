package org.grundy.word.formula;

/** How much of the grammar a text may use. */
public enum Dialect {
  /** Sums of numbers, variables and multiples. */
  LINEAR,
  /** Besides products, quotients, remainders, powers and functions: {@code ^} is a power, {@code |} divides, {@code &} is and. */
  RULES,
  /** As in C: {@code & | ^ ~ << >>} work on binary digits. */
  BITS
}
