package org.grundy.word.automaton;

import java.util.Arrays;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.word.numeration.DigitSystem;
import org.grundy.word.numeration.Phases;

/**
 * Runs a machine that must know the phase of each place that it reads. How many places follow is unknown, so a state
 * holds a state of that machine for each phase that the place read last may have; at the end, this is phase 0. Where
 * there are several phases, it also holds the states of the numbers' strings, and phases are dropped in which the digits
 * are not those of numbers. States are made when they are first reached, each in the time that the machine takes for a
 * symbol of each phase.
 */
public final class Phased {
  /** A machine for places whose phases are known. */
  public interface Placed {
    /** The state where strings begin when the place above the first one has this phase, {@link Machine#NONE} or ALL. */
    int start(int phase);

    /** The state after a symbol at a place of this phase, {@link Machine#NONE} or ALL. */
    int next(int state, int symbol, int phase);

    /** Whether a string may end in this state, which is 0 or more. */
    boolean accepts(int state);
  }

  private static final int UNKNOWN = -3;
  /** Stands for the state of the machine in a phase where the digits are not those of numbers. */
  private static final int OUT = -4;

  private final DigitSystem system;
  private final Phases phases;
  private final int tracks;
  /** The bits of a state of a number's string. */
  private final int bits;
  /** What the machine reads instead of each symbol. */
  private final int[] kindOf;
  /** The number of symbols that make a difference: the kinds, if there is one phase. */
  private final int symbols;
  private final Placed machine;
  private final Budget budget;
  /** The state of the machine in each phase. Of several: and the states of the numbers' strings, as bits. */
  private final IntTuples tuples;
  /** The state after a symbol, or UNKNOWN, at {@code state * symbols + symbol}. */
  private int[] memory = {};
  private final int start;

  /**
   * @param tracks the number of tracks that the machine reads
   * @param kindOf for each symbol, a number from 0 that the machine reads instead
   * @param budget the budget that the memory of the states is taken from
   * @throws BadInput when there are too many tracks
   */
  public Phased(DigitSystem system, int tracks, int[] kindOf, Placed machine, Budget budget) {
    this.system = system;
    this.tracks = tracks;
    this.kindOf = kindOf.clone();
    this.machine = machine;
    this.budget = budget;
    phases = system.phases();
    bits = system.placedBits();
    if (!isSingle() && tracks * bits >= Integer.SIZE)
      throw BadInput.because("an automaton {1} cannot read {0} numbers at once", tracks, system.over());
    symbols = isSingle() ? Arrays.stream(kindOf).max().orElseThrow() + 1 : kindOf.length;
    tuples = new IntTuples(budget);
    var first = new int[isSingle() ? 1 : 2 * phases.count()];
    for (int phase = 0; phase < phases.count(); phase++)
      first[phase] = machine.start(phase);
    try {
      start = state(first);
    } catch (BudgetSpent spent) {
      budget.release(bytes());
      throw spent;
    }
  }

  private boolean isSingle() {
    return phases.count() == 1;
  }

  /** The memory of its states. */
  long bytes() {
    return tuples.bytes() + (long) Integer.BYTES * memory.length;
  }

  /** See {@link Machine#start}. */
  public int start() {
    return start;
  }

  /** See {@link Machine#next}. */
  public int next(int state, int symbol) {
    int place = state * symbols + (isSingle() ? kindOf[symbol] : symbol);
    int known = memory[place];
    if (known != UNKNOWN)
      return known;
    int made = isSingle() ? state(machine.next(tuples.get(state, 0), kindOf[symbol], 0)) : state(after(state, symbol));
    memory[place] = made; // the memory may have grown
    return made;
  }

  private int[] after(int state, int symbol) {
    int count = phases.count();
    var next = new int[2 * count];
    for (int phase = 0; phase < count; phase++) {
      int above = phases.above(phase);
      int part = tuples.get(state, above);
      int strings = part < 0 ? 0 : read(tuples.get(state, count + above), symbol, phase);
      next[phase] = strings < 0 ? OUT : part < 0 ? part : machine.next(part, kindOf[symbol], phase);
      next[count + phase] = next[phase] < 0 ? 0 : strings;
    }
    return next;
  }

  /** The states of the numbers' strings after a symbol, as bits, or OUT. */
  private int read(int before, int symbol, int phase) {
    int after = 0;
    for (int t = 0, rest = symbol; t < tracks; t++, rest /= system.digits()) {
      int state = system.after(before >> t * bits & (1 << bits) - 1, rest % system.digits(), phase);
      if (state < 0)
        return OUT;
      after |= state << t * bits;
    }
    return after;
  }

  private int state(int... tuple) {
    int decided = decided(tuple);
    if (decided != UNKNOWN)
      return decided;
    // There is room for one more tuple before it is known to be needed: a budget that ends leaves the states whole.
    int from = Math.multiplyExact(tuples.size(), symbols);
    int to = Math.addExact(from, symbols);
    if (to > memory.length)
      memory = Arrays.copyOf(memory, budget.grown(memory.length, to, Integer.BYTES));
    Arrays.fill(memory, from, to, UNKNOWN);
    return tuples.number(tuple, tuple.length);
  }

  /** NONE or ALL where this is so in every phase that is possible. */
  private int decided(int... tuple) {
    int decided = OUT;
    for (int phase = 0; phase < phases.count(); phase++)
      if (tuple[phase] != OUT) {
        if (tuple[phase] >= 0 || decided != OUT && decided != tuple[phase])
          return UNKNOWN;
        decided = tuple[phase];
      }
    return decided == OUT ? Machine.NONE : decided;
  }

  /** See {@link Machine#accepts}. */
  public boolean accepts(int state) {
    int last = tuples.get(state, 0);
    return last >= 0 ? machine.accepts(last) : last == Machine.ALL;
  }
}
