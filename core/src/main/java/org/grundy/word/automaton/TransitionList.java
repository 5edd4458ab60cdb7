package org.grundy.word.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.grundy.effort.Budget;

/**
 * An automaton, deterministic or not, as a growing list of transitions. Strings begin in state 0. A transition costs
 * {@value #BYTES} bytes, so automata with many tracks are affordable when few of their symbols have transitions.
 */
final class TransitionList {
  private static final int BYTES = 3 * Integer.BYTES;

  private final int digits;
  private final int tracks;
  private int states;
  private int size;
  private int[] tails = new int[16];
  private int[] labels = new int[16];
  private int[] heads = new int[16];
  private final BitSet accepting = new BitSet();
  private final Budget budget;

  /** @param budget the budget that the memory of transitions is taken from */
  TransitionList(int digits, int tracks, Budget budget) {
    this.budget = budget;
    this.digits = digits;
    this.tracks = tracks;
  }

  int digits() {
    return digits;
  }

  int tracks() {
    return tracks;
  }

  int states() {
    return states;
  }

  /** The number of transitions. */
  int size() {
    return size;
  }

  int tail(int transition) {
    return tails[transition];
  }

  int label(int transition) {
    return labels[transition];
  }

  int head(int transition) {
    return heads[transition];
  }

  boolean accepts(int state) {
    return accepting.get(state);
  }

  /** Whether it has no accepting state. */
  boolean isEmpty() {
    return accepting.isEmpty();
  }

  /** Adds the next state. */
  void addState(boolean accepts) {
    accepting.set(states++, accepts);
  }

  /** Adds a transition between two states, either of which may be added later. */
  void add(int tail, int label, int head) {
    if (size == tails.length) {
      int longer = budget.grown(size, size + 16L, BYTES);
      tails = Arrays.copyOf(tails, longer);
      labels = Arrays.copyOf(labels, longer);
      heads = Arrays.copyOf(heads, longer);
    }
    tails[size] = tail;
    labels[size] = label;
    heads[size++] = head;
  }

  /** The same automaton with other labels, over {@code tracks} tracks. */
  private TransitionList relabelled(int tracks, IntUnaryOperator labelOf) {
    var graph = new TransitionList(digits, tracks, budget);
    for (int state = 0; state < states; state++)
      graph.addState(accepts(state));
    for (int i = 0; i < size; i++)
      graph.add(tails[i], labelOf.applyAsInt(labels[i]), heads[i]);
    return graph;
  }

  /** The same automaton with only these tracks of each label, in this order. */
  TransitionList keeping(int... kept) {
    return relabelled(kept.length, label -> Symbols.chosen(label, digits, kept));
  }

  /**
   * The automaton without the states from which no string is accepted, the others in their old order. State 0 always
   * stays. Linear time.
   *
   * @param budget the budget that its memory is taken from, and the memory needed to make it
   */
  TransitionList trimmed(Budget budget) {
    budget.reserve(bytesOfAdjacency() + 2L * Integer.BYTES * states);
    var useful = (BitSet) accepting.clone();
    var into = new Adjacency(states, size, heads);
    var queue = new int[states];
    int end = 0;
    for (int state = useful.nextSetBit(0); state >= 0; state = useful.nextSetBit(state + 1))
      queue[end++] = state;
    for (int next = 0; next < end; next++)
      for (int i = into.from(queue[next]); i < into.to(queue[next]); i++) {
        int tail = tails[into.transition(i)];
        if (!useful.get(tail)) {
          useful.set(tail);
          queue[end++] = tail;
        }
      }
    boolean empty = !useful.get(0);
    useful.set(0);
    var names = new int[states];
    var graph = new TransitionList(digits, tracks, budget);
    for (int state = 0; state < states; state++)
      if (useful.get(state)) {
        names[state] = graph.states();
        graph.addState(accepts(state));
      }
    for (int i = 0; i < size && !empty; i++)
      if (useful.get(tails[i]) && useful.get(heads[i]))
        graph.add(names[tails[i]], labels[i], names[heads[i]]);
    return graph;
  }

  /** The bytes of {@link #byTail} or {@link #byHead}, including what making them takes. */
  long bytesOfAdjacency() {
    return Integer.BYTES * (2L * states + size);
  }

  /** The transitions out of each state. */
  Adjacency byTail() {
    return new Adjacency(states, size, tails);
  }

  /** The transitions into each state. */
  Adjacency byHead() {
    return new Adjacency(states, size, heads);
  }
}
