package org.grundy.word.logic;

import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Tokens;
import org.grundy.word.logic.Part.Amount;
import org.grundy.word.logic.Part.Placed;
import org.grundy.word.logic.Part.Sentence;

/**
 * Requires parts of a formula to be statements or numbers, whichever their places need.
 *
 * @param tokens stand after the part
 */
record Kinds(Tokens tokens) {
  /** A part that must be a statement. */
  Formula sentence(Placed placed, int start) {
    if (placed.part() instanceof Sentence(Formula formula))
      return formula;
    if (start < tokens.offset() && !Relation.isSign(tokens.peek()))
      throw tokens.expected(Phrase.of("a relation (< <= = != > >=)"));
    throw BadInput.because("{0}: expected a statement, found a number", tokens.place(start));
  }

  /** A part that must be a number. */
  Amount number(Placed placed, int start) {
    if (placed.part() instanceof Amount number)
      return number;
    throw BadInput.because("{0}: expected a number, found {1}", tokens.place(start),
        placed.part() instanceof Sentence ? Phrase.of("a statement") : Phrase.of("a letter"));
  }
}
