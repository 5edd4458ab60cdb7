package org.grundy.word.automaton;

/**
 * A deterministic automaton whose states are made when they are reached. Not for several threads: a machine may remember
 * what it has made.
 */
public interface Machine {
  /** Where no string is accepted any more. */
  int NONE = -1;
  /** Where every string of numbers is accepted. */
  int ALL = -2;

  /** How many numbers it reads at once. */
  int tracks();

  /**
   * The state after a symbol, from a state of 0 or more that was answered before: again such a state, {@link #NONE} or
   * {@link #ALL}.
   */
  int next(int state, int symbol);

  /** Whether a string may end in this state, 0 or more. */
  boolean accepts(int state);

  /** Where strings begin: 0, unless that is already {@link #NONE} or {@link #ALL}. */
  default int start() {
    return 0;
  }

  /** {@link #accepts} of any answer of {@link #next}. */
  default boolean ends(int state) {
    return state >= 0 ? accepts(state) : state == ALL;
  }
}
