package org.grundy.game.rules;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Impartial;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Relation;
import org.grundy.word.formula.Term;

/** A game of one line, whose moves are terms and conditions, for translation into another language. */
public interface LineRules extends Impartial<Heaps> {
  /** The number of heaps in a move; 1 when it changes one heap of any number. */
  int heaps();

  /** Whether the heaps may be named in any order. */
  boolean anyOrder();

  /** The kinds of move. A move must change some heap; when {@link #heaps} is 1, it must change its one heap. */
  List<Way> ways();

  /** The kinds of move as they were written. */
  List<WrittenMove> written();

  /** Weighted sums of the heaps; every move lowers the first one that it changes. */
  List<long[]> falling();

  /**
   * One kind of move.
   *
   * @param results   what is left of each heap, or the heaps that the one heap becomes
   * @param where     the condition on the heaps, which are the first variables, and on the letters, which are whole
   *                  numbers from 0; it rules out negative results
   * @param variables the number of variables
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
