package org.grundy.word.automaton;

/**
 * A deterministic automaton whose states are made when they are first reached. Not thread-safe: a machine may cache its
 * states.
 */
public interface Machine {
  /** The state from which no string is accepted. */
  int NONE = -1;
  /** The state from which every string of numbers is accepted. */
  int ALL = -2;

  /** The number of tracks it reads at once, one for each number. */
  int tracks();

  /**
   * The state after a symbol: 0 or more, {@link #NONE} or {@link #ALL}. The given state is 0 or more, and one that the
   * machine has returned before.
   */
  int next(int state, int symbol);

  /** Whether a string may end in this state, which is 0 or more. */
  boolean accepts(int state);

  /** The state where strings begin: 0, unless it is already {@link #NONE} or {@link #ALL}. */
  default int start() {
    return 0;
  }

  /** {@link #accepts} for any state that {@link #next} returns. */
  default boolean ends(int state) {
    return state >= 0 ? accepts(state) : state == ALL;
  }
}
