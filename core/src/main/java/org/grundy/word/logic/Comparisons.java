package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.List;
import org.grundy.phrase.BadInput;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Tokens;
import org.grundy.word.logic.Part.Amount;
import org.grundy.word.logic.Part.Constant;
import org.grundy.word.logic.Part.Letter;
import org.grundy.word.logic.Part.Sentence;
import org.grundy.word.morphism.CodedWord;

/** Turns relations between two parts of a formula, numbers or letters, into formulas. */
final class Comparisons {
  private final Tokens tokens;

  Comparisons(Tokens tokens) {
    this.tokens = tokens;
  }

  /**
   * The formula that two parts stand in a relation.
   *
   * @param offset the place of the relation's symbol
   * @throws BadInput when the symbol cannot stand between them
   */
  Formula of(Part left, String symbol, Part right, int offset) {
    if (left instanceof Amount(LinearTerm a, List<Formula> g)
        && right instanceof Amount(LinearTerm b, List<Formula> h)) {
      Relation.Sign sign = Relation.of(symbol);
      return guarded((sign.turned() ? b.minus(a) : a.minus(b)).compared(sign.relation()), g, h);
    }
    boolean letters = !(left instanceof Amount || left instanceof Sentence || right instanceof Amount
        || right instanceof Sentence);
    if (!letters || !symbol.equals("=") && !symbol.equals("!="))
      throw BadInput
          .because("{0}: {1} cannot compare these; compare numbers with numbers, and letters with letters by = or !=",
              tokens.place(offset), BadInput.quoted(symbol));
    boolean equal = symbol.equals("=");
    if (left instanceof Letter(CodedWord word, Variable place, List<Formula> g)) {
      Formula same = right instanceof Letter(CodedWord other, Variable second, List<Formula> _)
          ? new Formula.Or(word.letters().chars().mapToObj(
              c -> Formula.and(at(word, place, (char) c), at(other, second, (char) c))).toList())
          : at(word, place, ofWord(word, (Constant) right));
      return guarded(equal ? same : Formula.not(same), g, right instanceof Letter l ? l.guards() : List.of());
    }
    if (right instanceof Letter)
      return of(right, symbol, left, offset);
    return Formula.truth(((Constant) left).letter() == ((Constant) right).letter() == equal);
  }

  private char ofWord(CodedWord word, Constant constant) {
    if (word.letters().indexOf(constant.letter()) < 0)
      throw BadInput.because("{0}: the word of {1} has the letters {2}, and no {3}", tokens.place(constant.offset()),
          word.toString(), String.join(", ", word.letters().split("")), "@" + constant.letter());
    return constant.letter();
  }

  private static Formula at(CodedWord word, Variable place, char letter) {
    return word.letters().indexOf(letter) < 0 ? Formula.truth(false)
        : new Formula.Member(new Predicate.LetterAt(word, letter), List.of(place));
  }

  /** The formula, made to hold only when all guards do. */
  static Formula guarded(Formula formula, List<Formula> guards, List<Formula> more) {
    if (guards.isEmpty() && more.isEmpty())
      return formula;
    var parts = new ArrayList<>(guards);
    parts.addAll(more);
    parts.add(formula);
    return new Formula.And(parts);
  }
}
