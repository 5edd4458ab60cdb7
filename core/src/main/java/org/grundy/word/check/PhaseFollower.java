package org.grundy.word.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.word.automaton.Machine;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.Phases;

/**
 * Runs a machine that must know the phase of each place, although it is unknown how many places follow: a state says, for
 * each phase that the place read last may have, in which state the machine would be there. A string can only end at a
 * place of phase 0. If there are several phases, a state also holds the states of the numbers' strings in each, because
 * digits that cannot stand at a place rule its phase out.
 */
final class PhaseFollower {
  /** A machine that knows the phase of each place that it reads. */
  interface Placed {
    /** Where strings begin when the place above the first one has this phase: a state, NONE or ALL. */
    int start(int phase);

    /** The state after an input at a place of this phase, NONE or ALL. */
    int next(int state, int input, int phase);

    /** Whether a string may end in this state, which is 0 or more. */
    boolean accepts(int state);
  }

  /** Stands where the state of a machine would, if the phase is impossible. */
  private static final int IMPOSSIBLE = -3;
  private static final int UNKNOWN = -4;

  private final DigitSystem system;
  private final Phases phases;
  private final int[] inputOf;
  private final Placed machine;
  private final Holding held;
  /** The numbers in a state that belong to one phase: the state of the machine, and those of the strings. */
  private final int width;
  private final Map<Key, Integer> numbers = new HashMap<>();
  private final List<int[]> states = new ArrayList<>();
  /** For each state, where each symbol leads; with one phase, where each input leads. */
  private final List<int[]> successors = new ArrayList<>();
  private final int columns;
  private final int start;

  /**
   * @param tracks  how many numbers the machine reads
   * @param inputOf what the machine reads for each symbol, from 0
   * @param budget  the budget that the memory of the states is taken from
   */
  PhaseFollower(DigitSystem system, int tracks, int[] inputOf, Placed machine, Budget budget) {
    this.system = system;
    this.inputOf = inputOf.clone();
    this.machine = machine;
    held = new Holding(budget);
    phases = system.phases();
    width = isSingle() ? 1 : 1 + tracks;
    columns = isSingle() ? Arrays.stream(inputOf).max().orElseThrow() + 1 : inputOf.length;
    var first = new int[phases.count() * width];
    for (int phase = 0; phase < phases.count(); phase++)
      first[phase * width] = machine.start(phase);
    start = number(first);
  }

  private boolean isSingle() {
    return phases.count() == 1;
  }

  /** See {@link Machine#start}. */
  int start() {
    return start;
  }

  /** See {@link Machine#next}. */
  int next(int state, int symbol) {
    int[] known = successors.get(state);
    int column = isSingle() ? inputOf[symbol] : symbol;
    if (known[column] == UNKNOWN)
      known[column] = number(after(states.get(state), symbol));
    return known[column];
  }

  private int[] after(int[] before, int symbol) {
    var after = new int[before.length];
    for (int phase = 0; phase < phases.count(); phase++)
      if (!read(before, phases.above(phase) * width, symbol, phase, after)) {
        Arrays.fill(after, phase * width, (phase + 1) * width, 0);
        after[phase * width] = IMPOSSIBLE;
      }
    return after;
  }

  /** Puts what follows in one phase; false when this phase is impossible. */
  private boolean read(int[] before, int from, int symbol, int phase, int[] after) {
    if (before[from] == IMPOSSIBLE)
      return false;
    int to = phase * width;
    for (int i = 1, rest = symbol; i < width; i++, rest /= system.digits()) {
      after[to + i] = system.after(before[from + i], rest % system.digits(), phase);
      if (after[to + i] < 0)
        return false;
    }
    after[to] = before[from] < 0 ? before[from] : machine.next(before[from], inputOf[symbol], phase);
    return true;
  }

  /** The number of a state; NONE or ALL if the machine is there in every possible phase. */
  private int number(int[] state) {
    boolean none = true;
    boolean all = true;
    for (int at = 0; at < state.length; at += width) {
      none &= state[at] == Machine.NONE || state[at] == IMPOSSIBLE;
      all &= state[at] == Machine.ALL || state[at] == IMPOSSIBLE;
    }
    if (none || all)
      return none ? Machine.NONE : Machine.ALL;
    var key = new Key(state);
    Integer known = numbers.get(key);
    if (known != null)
      return known;
    held.add(Holding.ENTRY + 3L * Holding.OBJECT + 2L * Holding.POINTER
        + (long) Integer.BYTES * (state.length + columns));
    numbers.put(key, states.size());
    states.add(state);
    var unknown = new int[columns];
    Arrays.fill(unknown, UNKNOWN);
    successors.add(unknown);
    return states.size() - 1;
  }

  /** See {@link Machine#accepts}. */
  boolean accepts(int state) {
    int last = states.get(state)[0];
    return last >= 0 ? machine.accepts(last) : last == Machine.ALL;
  }
}
