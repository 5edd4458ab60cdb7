package org.grundy.conjecture;

import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;

/**
 * The names with which a closed form is written.
 *
 * @param function the function whose values the form gives
 * @param variable the variable of that function
 */
public record FormulaNames(String function, String variable) {
  /** G(n), the nim-value of a heap of n. */
  public static final FormulaNames USUAL = new FormulaNames("G", "n");

  /** Another function of n. */
  public static FormulaNames of(String function) {
    return new FormulaNames(function, USUAL.variable);
  }

  boolean hasUsualVariable() {
    return variable.equals(USUAL.variable);
  }

  /** The function of a term. */
  String at(Object term) {
    return function + "(" + term + ")";
  }

  /** A phrase with this variable in place of {@link ClosedTerm#N}. */
  Phrase in(Phrase ofN) {
    if (ofN.equals(ClosedTerm.N))
      return Phrase.verbatim(variable);
    return new Phrase(ofN.english(),
        ofN.args().stream().map(arg -> arg instanceof Phrase inner ? in(inner) : arg).toList());
  }
}
