package org.grundy.word.formula;

/** Thrown where a term has no value, such as a quotient by 0 or the exponent of 2 in 0. */
public final class Undefined extends RuntimeException {
  private static final long serialVersionUID = 1;

  Undefined() {
    super("no value", null, false, false);
  }
}
