package org.grundy.word.automaton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.grundy.effort.Budget;

/**
 * An automaton as a list of transitions, deterministic or not, that grows. State 0 is where strings begin. A transition
 * costs {@value #BYTES} bytes, so that automata of many tracks are affordable while few of their symbols go on.
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

  /** @param budget of whose memory the transitions are taken */
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

  /** Whether it has no state where strings may end. */
  boolean isEmpty() {
    return accepting.isEmpty();
  }

  /** Adds the next state. */
  void addState(boolean accepts) {
    accepting.set(states++, accepts);
  }

  /** Adds a transition between states, of which either may be added later. */
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

  /** The same with other labels on so many tracks. */
  private TransitionList relabelled(int tracks, IntUnaryOperator labelOf) {
    var graph = new TransitionList(digits, tracks, budget);
    for (int state = 0; state < states; state++)
      graph.addState(accepts(state));
    for (int i = 0; i < size; i++)
      graph.add(tails[i], labelOf.applyAsInt(labels[i]), heads[i]);
    return graph;
  }

  /** Of the tracks of each label only these are kept, in this order. */
  TransitionList keeping(int... kept) {
    return relabelled(kept.length, label -> Symbols.chosen(label, digits, kept));
  }

  /**
   * Without the states from which no string is accepted, the others in their old order; state 0 always stays. Linear
   * time.
   *
   * @param budget of whose memory it is taken, and what is needed on the way
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

  /** The bytes of {@link #byTail} or {@link #byHead} while they are made. */
  long bytesOfAdjacency() {
    return Integer.BYTES * (2L * states + size);
  }

  /** The transitions of each state, found by their tails. */
  Adjacency byTail() {
    return new Adjacency(states, size, tails);
  }

  /** The transitions of each state, found by their heads. */
  Adjacency byHead() {
    return new Adjacency(states, size, heads);
  }
}
