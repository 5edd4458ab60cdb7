package org.grundy.word.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.numeration.DigitSystem;

/**
 * How far the steps of a proof were followed a second time.
 *
 * @param steps       that were followed, none of them wrong
 * @param of          all of them
 * @param transitions that were looked at
 */
public record Recheck(int steps, int of, long transitions) {
  /** Work for one proof. */
  private static final long MOST_WORK = 400_000_000;

  /** Whether nothing was left out. */
  public boolean complete() {
    return steps == of;
  }

  /**
   * Follows the steps, and that sums are sums in this numeration, as far as their share of the work allows.
   *
   * @throws IllegalStateException when a step claims what is not so
   */
  public static Recheck of(DigitSystem system, List<Claim> claims, Budget budget) {
    Budget share = budget.part(MOST_WORK);
    Map<LinearMachine, PlainSum> sums = Residuals.noSums();
    int done = 0;
    long transitions = 0;
    try {
      transitions = SumProof.transitions(system, share);
      for (Claim claim : claims) {
        var follower = new Follower(system, sums, share);
        Optional<String> wrong = follower.wrong(claim);
        transitions += follower.transitions();
        if (wrong.isPresent())
          throw new IllegalStateException("a step of the proof is wrong: " + wrong.get());
        done++;
      }
    } catch (BudgetSpent e) {
      if (share.spent().work() <= MOST_WORK)
        throw e;
    }
    return new Recheck(done, claims.size(), transitions);
  }
}
