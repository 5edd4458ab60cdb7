package org.grundy.game.rules;

import java.util.List;
import org.grundy.word.formula.Proposition;
import org.grundy.word.formula.Term;

/**
 * One kind of move as it was written, for translation into a program. Its variables are the heaps, then the numbers that
 * a problem gives, then an element of the set that a problem gives, if there is one, and then letters, which are any
 * whole numbers from 0.
 *
 * @param names   of the variables
 * @param heaps   how many of them are heaps
 * @param numbers how many are numbers that a problem gives, which are 1 or more
 * @param element whether the next one is an element of a set
 * @param results what is left of each heap, or the heaps that the one heap becomes
 * @param where   the condition on the variables; it rules out negative results
 */
public record WrittenMove(List<String> names, int heaps, int numbers, boolean element, List<Term> results,
    Proposition where) {
  public WrittenMove {
    names = List.copyOf(names);
    results = List.copyOf(results);
  }

  /** The variables that are given before a move is chosen. */
  public int given() {
    return heaps + numbers;
  }
}
