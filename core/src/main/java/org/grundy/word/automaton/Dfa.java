package org.grundy.word.automaton;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.effort.Budget;
import org.jspecify.annotations.Nullable;

/**
 * A complete deterministic automaton. It is immutable and minimal, and its states are numbered in the order in which
 * they are reached, so two automata are equal exactly when they accept the same strings. There is no dead state: a
 * string that cannot be accepted any more leads to {@link Machine#NONE}. Memory: 4 bytes for each state and symbol.
 */
public final class Dfa implements Machine {
  private final int digits;
  private final int tracks;
  private final int symbols;
  private final int states;
  /** State q goes on symbol s to table[q * symbols + s], or NONE. */
  private final int[] table;
  private final BitSet accepting = new BitSet();

  /**
   * @param graph  minimal, as {@link Minimiser} makes it
   * @param budget the budget that the table's memory is taken from
   */
  Dfa(TransitionList graph, Budget budget) {
    digits = graph.digits();
    tracks = graph.tracks();
    symbols = Symbols.count(digits, tracks);
    states = graph.states();
    table = new int[budget.grown(0, (long) states * symbols)];
    Arrays.fill(table, NONE);
    for (int i = 0; i < graph.size(); i++)
      table[graph.tail(i) * symbols + graph.label(i)] = graph.head(i);
    for (int q = 0; q < states; q++)
      accepting.set(q, graph.accepts(q));
  }

  /** The number of digits that a track can have. */
  public int digits() {
    return digits;
  }

  @Override
  public int tracks() {
    return tracks;
  }

  /** digits<sup>tracks</sup>. */
  public int symbols() {
    return symbols;
  }

  /** The number of states, 1 or more; the first is 0. */
  public int states() {
    return states;
  }

  @Override
  public int next(int state, int symbol) {
    return table[state * symbols + symbol];
  }

  @Override
  public boolean accepts(int state) {
    return accepting.get(state);
  }

  /**
   * For each state, the symbols that have a transition, as bits; only for 64 symbols or fewer. Computed anew on each
   * call, in linear time.
   */
  long[] masks() {
    var masks = new long[states];
    for (int q = 0; q < states; q++)
      for (int symbol = 0; symbol < symbols; symbol++)
        if (next(q, symbol) >= 0)
          masks[q] |= 1L << symbol;
    return masks;
  }

  /** Whether it accepts no string. */
  public boolean isEmpty() {
    return accepting.isEmpty();
  }

  /**
   * Whether it accepts the string, whose digit i on track t is {@code string[i][t]}, most significant first. Linear
   * time.
   */
  public boolean accepts(int[][] string) {
    int state = 0;
    for (int[] at : string) {
      int symbol = 0;
      for (int t = tracks - 1; t >= 0; t--)
        symbol = symbol * digits + at[t];
      state = next(state, symbol);
      if (state == NONE)
        return false;
    }
    return accepts(state);
  }

  /** The memory of its table. */
  public long bytes() {
    return (long) Integer.BYTES * table.length;
  }

  TransitionList graph(Budget budget) {
    var graph = new TransitionList(digits, tracks, budget);
    for (int q = 0; q < states; q++) {
      graph.addState(accepts(q));
      for (int symbol = 0; symbol < symbols; symbol++)
        if (next(q, symbol) >= 0)
          graph.add(q, symbol, next(q, symbol));
    }
    return graph;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Dfa that && digits == that.digits && tracks == that.tracks
        && accepting.equals(that.accepting) && Arrays.equals(table, that.table);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(table) + accepting.hashCode();
  }

  @Override
  public String toString() {
    return states + " states, " + tracks + " tracks";
  }
}
