package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.ClosedTerm;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.TermText;

/**
 * A term of n.
 *
 * @param written the term as typed
 * @param meaning its description in words; empty where it speaks for itself
 */
record TermForm(Term term, String written, Phrase meaning, long from) implements ClosedForm {
  /** A term that speaks for itself. */
  static final Phrase PLAIN = new Phrase("", List.of());

  /** What a theorem gives. */
  static TermForm of(ClosedTerm closed) {
    return new TermForm(TermReader.parse(closed.term(), List.of("n"), Dialect.BITS), closed.term(), closed.meaning(),
        closed.from());
  }

  @Override
  public Phrase text(FormulaNames names) {
    String of = names.hasUsualVariable() ? written : TermText.of(term, List.of(names.variable()));
    String value = names.at(names.variable());
    return meaning.equals(PLAIN) ? Phrase.verbatim(value + " = " + of)
        : Phrase.of("{0} = {1}, {2}", value, of, names.in(meaning));
  }

  @Override
  public long at(long n) {
    return term.value(new long[]{n});
  }

  @Override
  public Body body(TargetLanguage code) {
    var writer = new TermCode(code);
    String text = writer.text(term);
    var lines = new ArrayList<>(writer.limit(term));
    lines.add(code.back(text));
    return new Body(lines, writer.helpers());
  }
}
