package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.word.formula.Dialect;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.PropositionReader;
import org.grundy.word.formula.Term;
import org.grundy.word.formula.TermReader;
import org.grundy.word.formula.Tokens;

/** Reads the parts common to all lines of rules: sums, conditions, the end. Collects the moves. */
final class MovesReader {
  static final int MOST_HEAPS = 6;
  private static final int MOST_MOVES = 64;

  private final Tokens tokens;
  private final Budget budget;
  private final List<LineMove> moves = new ArrayList<>();

  MovesReader(Tokens tokens, Budget budget) {
    this.tokens = tokens;
    this.budget = budget;
  }

  /** What was read so far. */
  List<LineMove> moves() {
    return moves;
  }

  /** @throws org.grundy.phrase.BadInput when there are too many */
  void requireFew(int kinds) {
    if (kinds > MOST_MOVES)
      throw tokens.expected(Phrase.of("at most {0} kinds of move", MOST_MOVES));
  }

  /** The conditions, if any come next. */
  Proposition where(List<String> names) {
    return tokens.took("where") ? condition(names) : Proposition.always();
  }

  Proposition condition(List<String> names) {
    return new PropositionReader(tokens, terms(names)).proposition();
  }

  TermReader terms(List<String> names) {
    return TermReader.growing(tokens, names, Dialect.RULES);
  }

  /** @param either whether {@code or} may stand between sums as well as a comma */
  List<Term> sums(List<String> names, boolean either) {
    var sums = new ArrayList<Term>();
    TermReader terms = terms(names);
    do {
      sums.add(terms.term());
      requireFew(sums.size());
    } while (tokens.took(",") || either && tokens.took("or"));
    return sums;
  }

  /** Adds moves that share their conditions. Time: the square of their number. */
  void add(int heaps, List<String> names, List<List<Term>> left, Proposition where) {
    for (List<Term> one : left) {
      budget.charge((long) left.size() * names.size());
      moves.add(LineMove.of(heaps, names, one, left, where));
    }
  }
}
