package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.game.Edges.Edge;

/**
 * A graph with counters on its nodes. No operation changes it, and each is linear in its edges and its greatest node unless it
 * says otherwise.
 *
 * @param graph    the edges
 * @param counters of the nodes that have more than one, by node, ascending; each of these has an edge
 */
record CountedGraph(Graph graph, Map<Integer, Integer> counters) {
  /** The colour of a loop that stands for a number of counters: this and the number. No edge has such a colour. */
  private static final int COUNTERS = 0x1000;
  /** The most counters of a node, so that their number fits into a colour. */
  static final int MOST = 9999;

  CountedGraph {
    counters = Collections.unmodifiableMap(new TreeMap<>(counters));
  }

  /** Without the numbers of nodes that have one counter, or no edge. */
  static CountedGraph of(Graph graph, Map<Integer, Integer> counters) {
    var kept = new TreeMap<Integer, Integer>();
    for (int node : graph.nodes())
      if (counters.getOrDefault(node, 1) > 1)
        kept.put(node, counters.get(node));
    return new CountedGraph(graph, kept);
  }

  /** How many counters a node of the graph has. */
  int count(int node) {
    return counters.getOrDefault(node, 1);
  }

  /** With one counter less at each node of an edge; edges at nodes without counters are gone, the others renumbered in order. */
  CountedGraph taken(int number) {
    Edge edge = graph.edge(number);
    var left = new TreeMap<>(counters);
    for (int node : ends(edge))
      left.put(node, count(node) - 1);
    return of(graph.withoutNodes(node -> left.getOrDefault(node, 1) == 0), left);
  }

  private static int[] ends(Edge edge) {
    return IntStream.of(edge.from(), edge.to()).distinct().toArray();
  }

  /** The connected components; edges keep their numbers. */
  List<CountedGraph> components() {
    return graph.components().stream().map(part -> of(part, counters)).toList();
  }

  /**
   * The same game with no more counters at any node than its neighbours have together, unless it has a loop: more can never be
   * used. Once a node has as many as its neighbours together, none of these has too many.
   */
  private CountedGraph capped() {
    var capped = new TreeMap<>(counters);
    for (int node : counters.keySet()) {
      List<Integer> beside = graph.edges().stream().filter(edge -> edge.from() == node || edge.to() == node)
          .map(edge -> edge.from() == node ? edge.to() : edge.from()).distinct().toList();
      if (!beside.contains(node))
        capped.put(node, Math.min(count(node), beside.stream().mapToInt(next -> capped.getOrDefault(next, 1)).sum()));
    }
    return of(graph, capped);
  }

  /**
   * Without counters that can never be used, and with its nodes and edges renumbered: most graphs that differ only by these
   * become equal. Time as for a {@link Relabelling}.
   */
  CountedGraph renumbered() {
    CountedGraph capped = capped();
    var edges = new ArrayList<>(capped.graph.edges());
    capped.counters.forEach((node, count) -> edges.add(new Edge(node, node, (char) (COUNTERS + count))));
    List<Edge> all = Relabelling.ofFree(Graph.of(edges)).edges();
    var numbered = new TreeMap<Integer, Integer>();
    for (Edge edge : all)
      if (edge.colour() > COUNTERS)
        numbered.put(edge.from(), edge.colour() - COUNTERS);
    return new CountedGraph(Graph.of(all.stream().filter(edge -> edge.colour() < COUNTERS).toList()), numbered);
  }

  @Override
  public String toString() {
    return graph + " " + counters;
  }
}
