package org.grundy.solve.prover;

import org.grundy.effort.Budget;
import org.grundy.word.automaton.Dfas;
import org.grundy.word.formula.Function;
import org.grundy.word.logic.Predicate;

/** The number of binary digits, or of ones among them, modulo a number: an automaton counts as it reads. */
final class DigitCounts {
  /** The largest modulus. */
  static final int MOST = 64;

  private DigitCounts() {
  }

  static boolean knows(Function function) {
    return function == Function.BITLENGTH || function == Function.POPCOUNT;
  }

  /**
   * That the count of a number has a remainder.
   *
   * @param function one of those it {@linkplain #knows knows}
   * @param by       1 to {@value #MOST}
   */
  static Predicate remainder(Function function, int by, int rest) {
    boolean ones = function == Function.POPCOUNT;
    // state 0: only zeros so far; state 1 + i: the count so far has the remainder i
    return new Predicate.Given(function.written() + " % " + by + " = " + rest,
        Dfas.of(2, 1, (state, digit) -> state == 0 ? digit * (1 + 1 % by) : ones && digit == 0 ? state : 1 + state % by,
            state -> (state == 0 ? 0 : state - 1) == rest, Budget.unlimited())); // few states
  }
}
