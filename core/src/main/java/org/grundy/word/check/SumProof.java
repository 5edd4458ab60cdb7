package org.grundy.word.check;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.word.automaton.LinearMachine;
import org.grundy.word.automaton.Machine;
import org.grundy.word.automaton.Product;
import org.grundy.word.automaton.Product.And;
import org.grundy.word.automaton.Product.Leaf;
import org.grundy.word.automaton.Symbols;
import org.grundy.word.formula.Comparison;
import org.grundy.word.formula.Linear;
import org.grundy.word.formula.Relation;
import org.grundy.word.numeration.DigitSystem;

/**
 * Proves that the automaton of x + y = z adds, using only the order of strings: x + 0 = x; when x + y = z, then x + y'
 * = z' for the next strings y' and z' after y and z; and no sum has two values. By induction on y, this defines
 * addition.
 */
final class SumProof {
  /** The most numbers in one of its claims. */
  static final int TRACKS = 5;

  private SumProof() {
  }

  /**
   * Proves it.
   *
   * @return the number of transitions visited
   * @throws IllegalStateException when the automaton does not add
   * @throws org.grundy.phrase.BadInput when the numeration has too many states for so many numbers
   */
  static long transitions(DigitSystem system, Budget budget) {
    var sum = new LinearMachine(system, new Comparison(Linear.of(new long[]{1, 1, -1}, 0), Relation.EQUAL), budget);
    var sums = ConditionDerivatives.noSums();
    var follower = new StepVerifier(system, sums, budget);
    Product.Node adds = leaf(sum, 0, 1, 2);
    var next = new Next(system, budget);
    List<StepClaim> claims = List.of(
        StepClaim.nothing(3, new And(List.of(leaf(new Zero(), 1), adds, leaf(new Different(system), 0, 2)))),
        StepClaim.nothing(3, new And(List.of(leaf(new Zero(), 1), not(sum, 0, 1, 2),
            new Leaf(new Different(system), List.of(0, 2), false)))),
        StepClaim.nothing(TRACKS, new And(List.of(adds, leaf(next, 1, 3), leaf(next, 2, 4),
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

  /** Accepts the number 0. */
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

  /** Accepts two different strings. */
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

  /** Accepts two strings when the second comes right after the first among the strings of their length. */
  private static final class Next implements Machine {
    private final PhaseFollower machine;

    Next(DigitSystem system, Budget budget) {
      int[] symbols = IntStream.range(0, Symbols.count(system.digits(), 2)).toArray();
      machine = new PhaseFollower(system, 2, symbols, new After(system), budget);
    }

    @Override
    public int tracks() {
      return 2;
    }

    @Override
    public int start() {
      return machine.start();
    }

    @Override
    public int next(int state, int symbol) {
      return machine.next(state, symbol);
    }

    @Override
    public boolean accepts(int state) {
      return machine.accepts(state);
    }
  }

  /**
   * The same when the phases of places are known: the strings begin alike, then the second has the next digit, then the
   * first has the largest digits that may follow and the second has zeros.
   */
  private record After(DigitSystem system) implements PhaseFollower.Placed {
    @Override
    public int start(int phase) {
      return 0;
    }

    @Override
    public int next(int state, int symbol, int phase) {
      int one = symbol % system.digits();
      int other = symbol / system.digits();
      if (state < system.placedStates()) {
        int after = system.after(state, one, phase);
        if (one == other)
          return Math.max(Machine.NONE, after);
        return other == one + 1 && after >= 0 && system.after(state, other, phase) >= 0
            ? system.placedStates() + after : Machine.NONE;
      }
      int before = state - system.placedStates();
      int after = system.after(before, one, phase);
      boolean largest = after >= 0
          && (one + 1 == system.digits() || system.after(before, one + 1, phase) < 0);
      return largest && other == 0 ? system.placedStates() + after : Machine.NONE;
    }

    @Override
    public boolean accepts(int state) {
      return state >= system.placedStates();
    }
  }
}
