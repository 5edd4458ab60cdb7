package org.grundy.conjecture;

import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;

/**
 * What a closed form is written with.
 *
 * @param function whose values it gives
 * @param variable of which they are
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

  /** A phrase that has {@link ClosedTerm#N} where the variable stands, with this one. */
  Phrase in(Phrase ofN) {
    if (ofN.equals(ClosedTerm.N))
      return Phrase.verbatim(variable);
    return new Phrase(ofN.english(),
        ofN.args().stream().map(arg -> arg instanceof Phrase inner ? in(inner) : arg).toList());
  }
}
