package org.grundy.game.rules;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/** A game of one line, whose moves are terms and conditions: for those who put them into another language. */
public interface LineRules extends Impartial<Heaps> {
  /** How many heaps a move speaks of: 1 where it changes one of any number. */
  int heaps();

  /** Whether the heaps may be named in any order. */
  boolean anyOrder();

  /**
   * The kinds of move. What leaves all heaps as they are is none; where {@link #heaps} is 1, what leaves a heap as it is.
   */
  List<Way> ways();

  /** Weighted sums of the heaps, of which the first that changes falls with every move. */
  List<long[]> falling();

  /**
   * One kind of move.
   *
   * @param results   what is left: of each heap, or the heaps that the one becomes
   * @param where     what holds of the heaps, which are the first variables, and of letters that may be any whole numbers
   *                  from 0; a result below 0 is refused by it
   * @param variables how many there are
   */
  record Way(List<Term> results, Proposition where, int variables) {
    public Way {
      results = List.copyOf(results);
    }

    /**
     * Whether each heap loses a term in which no heap stands and that is seen not to be negative, and no more is said of
     * heaps than that they are as large.
     */
    public boolean byAmounts() {
      for (int i = 0; i < results.size(); i++)
        if (!(results.get(i) instanceof Term.Operation(Term.Operator operator, Term heap, Term taken))
            || operator != Term.Operator.MINUS || !heap.equals(new Term.Variable(i)) || hasHeap(taken::has)
            || !natural(taken))
          return false;
      return where.conjuncts().allMatch(
          part -> !hasHeap(part::has) || part instanceof Proposition.Compared(Term zero, var relation, Term left)
              && zero.equals(new Term.Constant(0)) && relation == Relation.AT_MOST
              && results.contains(left));
    }

    private static boolean natural(Term term) {
      return switch (term) {
        case Term.Constant(long number) -> number >= 0;
        case Term.Variable _ -> true;
        case Term.Operation(Term.Operator operator, Term left, Term right) ->
          operator != Term.Operator.MINUS && natural(left) && natural(right);
        case Term.Call(var _, var arguments) -> arguments.stream().allMatch(Way::natural);
      };
    }

    private boolean hasHeap(IntPredicate has) {
      return IntStream.range(0, results.size()).anyMatch(has);
    }
  }
}
