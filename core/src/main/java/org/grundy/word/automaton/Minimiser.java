package org.grundy.word.automaton;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;

/**
 * Minimises deterministic automata. A. Valmari, P. Lehtinen, Efficient minimization of DFAs with partial transition
 * functions, STACS 2008, 645-656, doi 10.4230/LIPIcs.STACS.2008.1328: states are split by where their transitions lead,
 * transitions by label and head, always processing the smaller part. Time: m log m for m transitions, however many
 * symbols there are.
 */
final class Minimiser {
  private Minimiser() {
  }

  /**
   * The minimal automaton for the same strings.
   *
   * @param graph  deterministic, every state reachable
   * @param budget the budget that the result's memory is taken from; memory for intermediate results is released
   */
  static TransitionList minimal(TransitionList graph, Budget budget) {
    try (var scratch = budget.scratch()) {
      TransitionList trimmed = graph.trimmed(scratch.budget());
      scratch.budget().reserve(bytes(trimmed));
      return quotient(trimmed, blocks(trimmed, budget), budget);
    }
  }

  /**
   * The bytes of all intermediate data: transitions with their labels, sorted by label and in classes, and states in
   * classes.
   */
  private static long bytes(TransitionList graph) {
    return Partition.bytes(graph.states()) + Partition.bytes(graph.size()) + 2 * graph.bytesOfAdjacency()
        + 4L * Integer.BYTES * graph.size();
  }

  private static Partition blocks(TransitionList graph, Budget budget) {
    int states = graph.states();
    int size = graph.size();
    budget.charge(states + (long) size);
    var blocks = new Partition(states);
    for (int q = 0; q < states; q++)
      if (graph.accepts(q))
        blocks.mark(q);
    blocks.split();
    Partition cords = cords(graph);
    Adjacency into = graph.byHead();
    int block = 1;
    for (int cord = 0; cord < cords.classes(); cord++) {
      budget.charge(cords.past[cord] - cords.first[cord]);
      for (int i = cords.first[cord]; i < cords.past[cord]; i++)
        blocks.mark(graph.tail(cords.elements[i]));
      blocks.split();
      for (; block < blocks.classes(); block++) {
        for (int i = blocks.first[block]; i < blocks.past[block]; i++) {
          int state = blocks.elements[i];
          for (int j = into.from(state); j < into.to(state); j++)
            cords.mark(into.transition(j));
        }
        cords.split();
      }
    }
    return blocks;
  }

  /** Transitions by label. */
  private static Partition cords(TransitionList graph) {
    int[] labels = IntStream.range(0, graph.size()).map(graph::label).toArray();
    int[] distinct = IntStream.of(labels).sorted().distinct().toArray();
    return Partition.byKey(IntStream.of(labels).map(label -> Arrays.binarySearch(distinct, label)).toArray(),
        distinct.length);
  }

  /**
   * The automaton of the blocks, numbered in the order in which they are first reached, so that equal languages give
   * equal automata.
   */
  private static TransitionList quotient(TransitionList graph, Partition blocks, Budget budget) {
    Adjacency from = graph.byTail();
    var name = new int[blocks.classes()];
    var order = new int[blocks.classes()];
    Arrays.fill(name, -1);
    var quotient = new TransitionList(graph.digits(), graph.tracks(), budget);
    int named = 0;
    name[blocks.classOf[0]] = named++;
    for (int next = 0; next < named; next++) {
      int state = next == 0 ? 0 : blocks.elements[blocks.first[order[next]]];
      quotient.addState(graph.accepts(state));
      var edges = new long[from.to(state) - from.from(state)];
      for (int i = 0; i < edges.length; i++) {
        int transition = from.transition(from.from(state) + i);
        edges[i] = (long) graph.label(transition) << 32 | graph.head(transition);
      }
      Arrays.sort(edges);
      for (long edge : edges) {
        int block = blocks.classOf[(int) edge];
        if (name[block] < 0) {
          order[named] = block;
          name[block] = named++;
        }
        quotient.add(next, (int) (edge >> 32), name[block]);
      }
    }
    return quotient;
  }
}
