package org.grundy.conjecture;

import java.util.List;
import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Term;

/**
 * The P-positions are where a term of the heaps is 0.
 *
 * @param written the term as typed
 * @param formula the rule as a statement for the prover; empty where there is none
 */
record TermPPositions(Term term, String written, String formula) implements PPositionForm {
  @Override
  public Phrase text() {
    return Phrase.verbatim(written + " = 0");
  }

  @Override
  public boolean lost(long[] heaps) {
    return term.value(heaps) == 0;
  }

  @Override
  public Optional<String> statement() {
    return formula.isEmpty() ? Optional.empty() : Optional.of(formula);
  }

  @Override
  public String program(TargetLanguage code, int heaps) {
    var writer = new TermCode(code, NAMES);
    String text = writer.text(term);
    boolean bare = term instanceof Term.Call || term instanceof Term.Variable;
    return PPositionForm.function(code, heaps, writer.helpers(),
        List.of(code.back((bare ? text : "(" + text + ")") + " == 0")));
  }
}
