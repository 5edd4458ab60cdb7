package org.grundy.word.check;

import java.util.List;
import org.grundy.effort.Budget;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Product.And;
import org.grundy.word.automaton.Product.Leaf;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;

/**
 * That the automaton of x + y = z adds, from how strings follow each other alone: x + 0 = x, and when x + y = z then
 * x + y' = z' for the strings y' and z' after y and z, and no other sum. By induction on y that is all there is to adding.
 */
final class SumProof {
  /** Numbers in its longest claim. */
  static final int TRACKS = 5;

  private SumProof() {
  }

  /**
   * Proves it.
   *
   * @return how many transitions were looked at
   * @throws IllegalStateException when it is not so
   */
  static long transitions(DigitSystem system, Budget budget) {
    var sum = new LinearMachine(system, new Comparison(Linear.of(new long[]{1, 1, -1}, 0), Relation.EQUAL), budget);
    var sums = ConditionDerivatives.noSums();
    var follower = new StepVerifier(system, sums, budget);
    Product.Node adds = leaf(sum, 0, 1, 2);
    List<StepClaim> claims = List.of(
        StepClaim.nothing(3, new And(List.of(leaf(new Zero(), 1), adds, leaf(new Different(system), 0, 2)))),
        StepClaim.nothing(3, new And(List.of(leaf(new Zero(), 1), not(sum, 0, 1, 2),
            new Leaf(new Different(system), List.of(0, 2), false)))),
        StepClaim.nothing(TRACKS, new And(List.of(adds, leaf(new Next(system), 1, 3), leaf(new Next(system), 2, 4),
            not(sum, 0, 3, 4)))),
        StepClaim.nothing(4, new And(List.of(adds, leaf(sum, 0, 1, 3), leaf(new Different(system), 2, 3)))));
    for (StepClaim claim : claims)
      if (follower.wrong(claim).isPresent())
        throw new IllegalStateException("sums in " + system.name() + " digits are wrong");
    return follower.transitions();
  }

  private static Leaf leaf(Machine machine, Integer... tracks) {
    return new Leaf(machine, List.of(tracks), true);
  }

  private static Leaf not(Machine machine, Integer... tracks) {
    return new Leaf(machine, List.of(tracks), false);
  }

  /** That a number is 0. */
  private record Zero() implements Machine {
    @Override
    public int tracks() {
      return 1;
    }

    @Override
    public int next(int state, int symbol) {
      return symbol == 0 ? state : NONE;
    }

    @Override
    public boolean accepts(int state) {
      return true;
    }
  }

  /** That two strings are not the same. */
  private record Different(DigitSystem system) implements Machine {
    @Override
    public int tracks() {
      return 2;
    }

    @Override
    public int next(int state, int symbol) {
      return symbol % system.digits() == symbol / system.digits() ? state : ALL;
    }

    @Override
    public boolean accepts(int state) {
      return false;
    }
  }

  /**
   * That the second string is the one after the first in the order of strings of one length: they are the same, then the
   * second has the next digit, then the first has the largest digits that may follow and the second zeros.
   */
  private record Next(DigitSystem system) implements Machine {
    @Override
    public int tracks() {
      return 2;
    }

    @Override
    public int next(int state, int symbol) {
      int one = symbol % system.digits();
      int other = symbol / system.digits();
      if (state < system.states()) {
        if (one == other)
          return Math.max(NONE, system.next(state, one));
        int after = system.next(state, one);
        return other == one + 1 && after >= 0 && system.next(state, other) >= 0 ? system.states() + after : NONE;
      }
      int after = system.next(state - system.states(), one);
      boolean largest = after >= 0
          && (one + 1 == system.digits() || system.next(state - system.states(), one + 1) < 0);
      return largest && other == 0 ? system.states() + after : NONE;
    }

    @Override
    public boolean accepts(int state) {
      return state >= system.states();
    }
  }
}
