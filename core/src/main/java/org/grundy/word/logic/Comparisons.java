package org.grundy.word.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
    if (!letters)
      throw BadInput.because("{0}: {1} cannot compare these; compare numbers with numbers, and letters with letters",
          tokens.place(offset), BadInput.quoted(symbol));
    Relation.Sign sign = Relation.of(symbol);
    return sign.turned() ? letters(right, sign.relation(), left) : letters(left, sign.relation(), right);
  }

  /** That letters stand in a relation: digits come before letters, and letters are in the order of the alphabet. */
  private Formula letters(Part left, Relation relation, Part right) {
    if (left instanceof Constant(char one, _) && right instanceof Constant(char other, _))
      return Formula.truth(relation.holds(Character.compare(one, other)));
    Formula holds = relation == Relation.UNEQUAL ? Formula.not(some(left, Relation.EQUAL, right))
        : some(left, relation, right);
    return guarded(holds, guards(left), guards(right));
  }

  private static List<Formula> guards(Part part) {
    return part instanceof Letter letter ? letter.guards() : List.of();
  }

  /** That one of the pairs of letters in this relation stands at the places. */
  private Formula some(Part left, Relation relation, Part right) {
    var pairs = new ArrayList<Formula>();
    for (char one : alphabet(left, right).toCharArray())
      for (char other : alphabet(right, left).toCharArray())
        if (relation.holds(Character.compare(one, other))) {
          List<Formula> both = Stream.of(at(left, one), at(right, other)).flatMap(Optional::stream).toList();
          pairs.add(both.size() == 1 ? both.getFirst() : new Formula.And(both));
        }
    return pairs.size() == 1 ? pairs.getFirst() : new Formula.Or(pairs);
  }

  /** The letters that a part may be. One by itself must be a letter of the word that it is compared with. */
  private String alphabet(Part part, Part other) {
    if (part instanceof Letter letter)
      return letter.word().letters();
    return String.valueOf(ofWord(((Letter) other).word(), (Constant) part));
  }

  /** That the part is this letter; empty for a letter by itself. */
  private static Optional<Formula> at(Part part, char letter) {
    return part instanceof Letter(CodedWord word, Variable place, List<Formula> _)
        ? Optional.of(new Formula.Member(new Predicate.LetterAt(word, letter), List.of(place))) : Optional.empty();
  }

  private char ofWord(CodedWord word, Constant constant) {
    if (word.letters().indexOf(constant.letter()) < 0)
      throw BadInput.because("{0}: the word of {1} has the letters {2}, and no {3}", tokens.place(constant.offset()),
          word.toString(), String.join(", ", word.letters().split("")), "@" + constant.letter());
    return constant.letter();
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
