package org.grundy.word.automaton;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * Sets of states of an automaton that is not deterministic, made as strings reach them (M. O. Rabin, D. Scott, Finite
 * automata and their decision problems, IBM J. Res. Dev. 3 (1959) 114-125, doi 10.1147/rd.32.0114). There may be
 * exponentially many. Budgets are charged for every member of every set.
 */
final class Subsets {
  private final TransitionList graph;
  private final Adjacency from;
  private final Budget budget;
  private final IntTuples sets;

  /** label &lt;&lt; 32 | head of what leaves the set in hand, sorted, each once. */
  private long[] edges = new long[64];
  private int edgeCount;
  private final int[] heads;

  /** @param graph where the same string with zeros in front is to be accepted as well */
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

  /** What leading zeros reach: the numbers that are left out may be longer than those that stay. */
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

  /** Finds out what leaves a set, for {@link #each} and {@link #after}. */
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

  /** Takes a label and the set after it. */
  @FunctionalInterface
  interface Steps {
    void to(int label, int set);
  }

  /** The labels that leave the open set, ascending. */
  void each(Steps out) {
    for (int i = 0; i < edgeCount;) {
      int label = label(i);
      int set = setFrom(i);
      out.to(label, set);
      i += sets.length(set);
    }
  }

  /** The set after the open one, or {@link Machine#NONE}. */
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
