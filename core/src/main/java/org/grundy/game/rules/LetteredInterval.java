package org.grundy.game.rules;

import java.util.List;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Term;

/** Take any number from a to b: a heap of n is worth floor((n mod (a + b)) / a), by {@link IntervalTheorem}. */
record LetteredInterval(Linear least, Linear most) implements LetteredTheorem {
  @Override
  public Term value() {
    return least.equals(Linear.constant(least.variables(), 1)) ? remainder()
        : new Term.Operation(Term.Operator.QUOTIENT, remainder(), LetteredTheorem.term(least));
  }

  @Override
  public List<Phrase> why(List<String> letters) {
    return IntervalTheorem.why(LetteredTheorem.written(least, letters), LetteredTheorem.written(most, letters),
        LetteredTheorem.grouped(sum(), letters));
  }
}
