package org.grundy.word.automaton;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * The subset construction: sets of states of a nondeterministic automaton, made when strings first reach them (M. O.
 * Rabin, D. Scott, Finite automata and their decision problems, IBM J. Res. Dev. 3 (1959) 114-125, doi
 * 10.1147/rd.32.0114). There may be exponentially many. Charges the budget for every member of every set.
 */
final class Subsets {
  private final TransitionList graph;
  private final Adjacency from;
  private final Budget budget;
  private final IntTuples sets;

  /** label &lt;&lt; 32 | head for each transition out of the open set, sorted, without duplicates. */
  private long[] edges = new long[64];
  private int edgeCount;
  private final int[] heads;

  /**
   * @param graph an automaton; its subsets accept a string when it accepts the string with any number of leading zeros
   */
  Subsets(TransitionList graph, Budget budget) {
    this.graph = graph;
    this.budget = budget;
    sets = new IntTuples(budget);
    budget.reserve(graph.bytesOfAdjacency() + 3L * Integer.BYTES * graph.states());
    from = graph.byTail();
    heads = new int[graph.states()];
    int[] start = start();
    sets.number(start, start.length);
  }

  /** The states that leading zeros reach: the numbers on dropped tracks may be longer than those on the tracks kept. */
  private int[] start() {
    var inside = new boolean[graph.states()];
    inside[0] = true;
    var reached = new int[graph.states()];
    int count = 1;
    for (int next = 0; next < count; next++)
      for (int i = from.from(reached[next]); i < from.to(reached[next]); i++) {
        int transition = from.transition(i);
        int head = graph.head(transition);
        if (graph.label(transition) == 0 && !inside[head]) {
          inside[head] = true;
          reached[count++] = head;
        }
      }
    int[] start = Arrays.copyOf(reached, count);
    Arrays.sort(start);
    return start;
  }

  int size() {
    return sets.size();
  }

  boolean accepts(int set) {
    for (int i = 0; i < sets.length(set); i++)
      if (graph.accepts(sets.get(set, i)))
        return true;
    return false;
  }

  /** Collects the transitions out of a set, for {@link #each} and {@link #after}. */
  void open(int set) {
    edgeCount = 0;
    for (int i = 0; i < sets.length(set); i++) {
      int state = sets.get(set, i);
      for (int j = from.from(state); j < from.to(state); j++) {
        int transition = from.transition(j);
        if (edgeCount == edges.length)
          edges = Arrays.copyOf(edges, budget.grown(edgeCount, 2L * edgeCount, Long.BYTES));
        edges[edgeCount++] = (long) graph.label(transition) << 32 | graph.head(transition);
      }
    }
    budget.charge(sets.length(set) + edgeCount);
    Arrays.sort(edges, 0, edgeCount);
    int distinct = 0;
    for (int i = 0; i < edgeCount; i++)
      if (i == 0 || edges[i] != edges[i - 1])
        edges[distinct++] = edges[i];
    edgeCount = distinct;
  }

  /** Receives a label and the set it leads to. */
  @FunctionalInterface
  interface Steps {
    void to(int label, int set);
  }

  /** Passes on the labels that leave the open set, in ascending order, with the sets they lead to. */
  void each(Steps out) {
    for (int i = 0; i < edgeCount;) {
      int label = label(i);
      int set = setFrom(i);
      out.to(label, set);
      i += sets.length(set);
    }
  }

  /** The set that the label leads to from the open set, or {@link Machine#NONE}. */
  int after(int label) {
    int at = Arrays.binarySearch(edges, 0, edgeCount, (long) label << 32);
    int first = at < 0 ? -at - 1 : at;
    return first < edgeCount && label(first) == label ? setFrom(first) : Machine.NONE;
  }

  private int label(int edge) {
    return (int) (edges[edge] >> 32);
  }

  private int setFrom(int first) {
    int count = 0;
    for (int i = first; i < edgeCount && label(i) == label(first); i++)
      heads[count++] = (int) edges[i];
    return sets.number(heads, count);
  }
}
