package org.grundy.solve;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.BudgetSpent;
import org.grundy.solve.engine.Question;
import org.grundy.value.Player;
import org.grundy.value.Result;

/**
 * Decides many positions little by little: every open one gets some steps, then twice as many, until all are decided or
 * the solver's budget ends. So one that takes a long search keeps none of the others waiting; what the solver
 * answers otherwise, such as an impartial board by its nim-value, it answers in full when its turn comes. Together they take
 * at most about twice the steps that they take one after another.
 */
public final class Rounds {
  private static final long FIRST_ROUND = 1 << 16;

  private final Solver solver;

  public Rounds(Solver solver) {
    this.solver = solver;
  }

  /**
   * The results when {@code starter} moves first, in the order of the questions; empty where the budget ended first.
   *
   * @throws BudgetSpent when the computation is cancelled
   */
  public List<Optional<Result>> decide(List<Question> questions, Player starter) {
    var results = new ArrayList<Optional<Result>>(questions.size());
    var open = new ArrayList<Integer>(questions.size());
    for (int i = 0; i < questions.size(); i++) {
      results.add(Optional.empty());
      open.add(i);
    }
    try {
      for (long steps = FIRST_ROUND; !open.isEmpty(); steps *= 2)
        for (Iterator<Integer> rest = open.iterator(); rest.hasNext();) {
          int i = rest.next();
          solver.budget().charge(1);
          results.set(i, solver.decide(questions.get(i), starter, steps));
          if (results.get(i).isPresent())
            rest.remove();
        }
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
    }
    return results;
  }
}
