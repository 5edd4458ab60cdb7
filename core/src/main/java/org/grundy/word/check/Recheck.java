package org.grundy.word.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.numeration.DigitSystem;

/**
 * How much of a proof was checked a second time. That the automaton for sums really adds counts as one of the steps.
 *
 * @param steps       the number of steps that were checked, all of them right
 * @param of          the number of all steps
 * @param transitions the number of transitions visited
 */
public record Recheck(int steps, int of, long transitions) {
  /** The most work for one proof. */
  private static final long MOST_WORK = 150_000_000;
  /** A step with more symbols is skipped, since every symbol is tried at each state. */
  private static final int MOST_SYMBOLS = 1 << 22;

  /** Whether no step was skipped. */
  public boolean complete() {
    return steps == of;
  }

  /**
   * Checks the steps, as far as their share of the work or the rest of the budget allows.
   *
   * @throws IllegalStateException when a step's claim is wrong
   * @throws BudgetSpent           when the budget was cancelled
   */
  public static Recheck of(DigitSystem system, List<StepClaim> claims, Budget budget) {
    try (var scratch = budget.part(MOST_WORK).scratch()) {
      return followed(system, claims, scratch.budget());
    }
  }

  private static Recheck followed(DigitSystem system, List<StepClaim> claims, Budget share) {
    Map<LinearMachine, PlainSum> sums = ConditionDerivatives.noSums();
    int done = 0;
    long transitions = 0;
    try {
      for (StepClaim claim : claims)
        if (canFollow(system, claim.tracks())) {
          var follower = new StepVerifier(system, sums, share);
          if (!followed(follower, claim))
            continue;
          transitions += follower.transitions();
          done++;
        }
      if (canFollow(system, SumProof.TRACKS)) {
        transitions += SumProof.transitions(system, share);
        done++;
      }
    } catch (BudgetSpent spent) {
      spent.rethrowIfCancelled();
      return new Recheck(done, claims.size() + 1, transitions);
    }
    return new Recheck(done, claims.size() + 1, transitions);
  }

  /** Whether so many numbers have few enough symbols, and their states few enough bits. */
  static boolean canFollow(DigitSystem system, int tracks) {
    return Symbols.readable(system.digits(), tracks) && Symbols.count(system.digits(), tracks) <= MOST_SYMBOLS
        && ConditionDerivatives.canRead(system, tracks);
  }

  /** Whether the step could be checked; false when its sums take too many bits. */
  private static boolean followed(StepVerifier follower, StepClaim claim) {
    Optional<String> wrong;
    try {
      wrong = follower.wrong(claim);
    } catch (ArithmeticException _) {
      return false;
    }
    if (wrong.isPresent())
      throw new IllegalStateException("a step of the proof is wrong: " + wrong.get());
    return true;
  }
}
