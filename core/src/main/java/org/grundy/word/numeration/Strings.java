package org.grundy.word.numeration;

import java.util.Arrays;

/**
 * The strings of digits that represent numbers, most significant digit first. A string begins in state 0, whatever its
 * length, and every state may be its last. Which digits may follow depends on the state and on the phase of the place.
 */
sealed interface Strings {
  Phases phases();

  /** The number of digits: they are 0 to one less. */
  int digits();

  /** The number of states: they are 0 to one less. */
  int states();

  /** The state after a digit at a place of this phase, or -1 when no number's string has it there. */
  int after(int state, int digit, int phase);

  /** The number of bits that a state takes. */
  default int bits() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(states() - 1);
  }

  /** How many digits at a place of this phase lead from each state to each other. */
  default int[][] ways(int phase) {
    var ways = new int[states()][states()];
    for (int state = 0; state < ways.length; state++)
      for (int digit = 0; digit < digits(); digit++)
        if (after(state, digit, phase) >= 0)
          ways[state][after(state, digit, phase)]++;
    return ways;
  }

  /**
   * The strings of which no suffix is at least a given string, in the order of digits.
   *
   * @param largest the largest digit in each state, which leads to the next state; every other one leads to state 0
   * @param last    the state to which the largest digit of the last state leads
   */
  record Parry(int[] largest, int last) implements Strings {
    @Override
    public Phases phases() {
      return Phases.ONE;
    }

    @Override
    public int digits() {
      return largest[0] + 1;
    }

    @Override
    public int states() {
      return largest.length;
    }

    @Override
    public int after(int state, int digit, int phase) {
      return after(largest, last, state, digit);
    }

    private static int after(int[] largest, int last, int state, int digit) {
      if (digit < largest[state])
        return 0;
      return digit > largest[state] ? -1 : state + 1 < largest.length ? state + 1 : last;
    }
  }

  /**
   * Strings like those of {@link Parry}, of which the last places have largest digits of their own.
   *
   * @param largest the largest digit at the places of each phase in each state
   */
  record Tailed(Phases phases, int[][] largest, int last) implements Strings {
    @Override
    public int digits() {
      return Arrays.stream(largest).flatMapToInt(Arrays::stream).max().orElseThrow() + 1;
    }

    @Override
    public int states() {
      return largest[0].length;
    }

    @Override
    public int after(int state, int digit, int phase) {
      return Parry.after(largest[phase], last, state, digit);
    }
  }

  /**
   * The strings in which a 0 follows the largest digit of a place.
   *
   * @param largest the largest digit at the places of each phase
   */
  record Ostrowski(Phases phases, int[] largest) implements Strings {
    private static final int FREE = 0;
    private static final int ZERO = 1;

    @Override
    public int digits() {
      return Arrays.stream(largest).max().orElseThrow() + 1;
    }

    @Override
    public int states() {
      return 2;
    }

    @Override
    public int after(int state, int digit, int phase) {
      if (state == ZERO)
        return digit == 0 ? FREE : -1;
      return digit > largest[phase] ? -1 : digit < largest[phase] ? FREE : ZERO;
    }
  }
}
