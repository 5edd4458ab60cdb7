package org.grundy.game.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.game.Edges.Edge;
import org.grundy.number.Bits;

/**
 * New numbers for the nodes and edges of a graph. Most graphs that differ only by their numbers become equal; trees
 * always do.
 *
 * <p>Nodes are told apart by their distance from the ground and by colour refinement (B. Weisfeiler, A. Leman, "The
 * reduction of a graph to canonical form and the algebra which appears therein", 1968), and ordered by distance, then
 * by the numbers of their neighbours nearer the ground, then by their refined colours, then as before. Relabelling the
 * result changes nothing. Time O((n + m) n) for n nodes and m edges, mostly much less.
 */
final class Relabelling {
  private final List<Edge> edges;
  /** The original node numbers, ascending; node i below is {@code nodes[i]}. */
  private final int[] nodes;
  private final List<List<Edge>> at = new ArrayList<>();
  private final int[] distance;
  private long[] kind;

  private Relabelling(Graph graph, boolean grounded) {
    nodes = grounded ? graph.groundAndNodes() : graph.nodes();
    edges = graph.edges().stream().map(e -> new Edge(place(e.from()), place(e.to()), e.colour())).toList();
    for (int _ : nodes)
      at.add(new ArrayList<>());
    for (Edge edge : edges) {
      at.get(edge.from()).add(edge);
      if (edge.from() != edge.to())
        at.get(edge.to()).add(edge);
    }
    distance = grounded ? distances() : new int[nodes.length];
    kind = Arrays.stream(distance).mapToLong(d -> Bits.scattered(d)).toArray();
  }

  /** The graph with its nodes renumbered and its edges sorted. All of it must be connected to the ground. */
  static Graph of(Graph grounded) {
    var relabelling = new Relabelling(grounded, true);
    relabelling.refine();
    return relabelling.relabelled();
  }

  /** The same for a graph without a ground, whose nodes all have the distance 0; cycles become equal too. */
  static Graph ofFree(Graph graph) {
    var relabelling = new Relabelling(graph, false);
    relabelling.separate();
    return relabelling.relabelled();
  }

  private int place(int node) {
    return Arrays.binarySearch(nodes, node);
  }

  private static int other(Edge edge, int node) {
    return edge.from() == node ? edge.to() : edge.from();
  }

  /** From the ground, node 0. */
  private int[] distances() {
    int[] steps = new int[nodes.length];
    Arrays.fill(steps, Integer.MAX_VALUE);
    steps[0] = 0;
    int[] queue = new int[nodes.length];
    for (int head = 0, tail = 1; head < tail; head++)
      for (Edge edge : at.get(queue[head])) {
        int next = other(edge, queue[head]);
        if (steps[next] == Integer.MAX_VALUE) {
          steps[next] = steps[queue[head]] + 1;
          queue[tail++] = next;
        }
      }
    return steps;
  }

  /** Refines the classes of nodes by the classes of their neighbours until nothing changes. */
  private void refine() {
    for (long before = 0, kinds = kinds(); kinds > before; before = kinds, kinds = kinds()) {
      long[] finer = new long[nodes.length];
      for (int node = 0; node < nodes.length; node++)
        finer[node] = finer(node);
      kind = finer;
    }
  }

  /** The class of a node by its own and those of its neighbours. */
  private long finer(int node) {
    long around = 0;
    for (Edge edge : at.get(node))
      around += Bits
          .scattered(kind[other(edge, node)] * 31 + edge.colour() + (edge.from() == edge.to() ? 1 << 16 : 0));
    return Bits.scattered(kind[node] + around);
  }

  /**
   * Refines the classes until each has one node. Where neighbours tell no more, the first node of the first class with
   * several comes before the others; it does not matter which if they are alike, as on a cycle.
   */
  private void separate() {
    kind = new long[nodes.length];
    for (long before = 0, kinds = kinds(); kinds < nodes.length; before = kinds, kinds = kinds()) {
      if (kinds == before)
        singleOut();
      long[] finer = IntStream.range(0, nodes.length).mapToLong(this::finer).toArray();
      kind = ranks(finer);
    }
  }

  private void singleOut() {
    var first = new TreeMap<Long, Integer>();
    var several = new TreeMap<Long, Integer>();
    for (int node = 0; node < nodes.length; node++)
      if (first.putIfAbsent(kind[node], node) != null)
        several.put(kind[node], first.getOrDefault(kind[node], 0));
    int single = several.firstEntry().getValue();
    for (int node = 0; node < nodes.length; node++)
      kind[node] = 2 * kind[node] + (node == single ? 0 : 1);
  }

  /** The place of each node's class in the order of the classes, and within a class of the finer ones. */
  private long[] ranks(long[] finer) {
    List<Integer> order = IntStream.range(0, nodes.length).boxed()
        .sorted(Comparator.<Integer>comparingLong(node -> kind[node]).thenComparingLong(node -> finer[node])).toList();
    long[] ranks = new long[nodes.length];
    for (int i = 1; i < order.size(); i++) {
      int last = order.get(i - 1);
      int node = order.get(i);
      ranks[node] = ranks[last] + (kind[node] == kind[last] && finer[node] == finer[last] ? 0 : 1);
    }
    return ranks;
  }

  private long kinds() {
    return Arrays.stream(kind).distinct().count();
  }

  private Graph relabelled() {
    int[] label = new int[nodes.length];
    int[] levels = Arrays.stream(distance).distinct().sorted().toArray();
    int next = 0;
    for (int level : levels)
      for (int node : ordered(level, label))
        label[node] = next++;
    return Graph.of(edges.stream().map(e -> between(label[e.from()], label[e.to()], e.colour()))
        .sorted(Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to).thenComparingInt(Edge::colour))
        .toList());
  }

  /** Orders the nodes at one distance; those nearer the ground already have their new numbers. */
  private List<Integer> ordered(int steps, int[] label) {
    Map<Integer, int[]> nearer = new TreeMap<>();
    for (int node = 0; node < nodes.length; node++)
      if (distance[node] == steps)
        nearer.put(node, nearer(node, label));
    return nearer.entrySet().stream()
        .sorted(Map.Entry.<Integer, int[]>comparingByValue(Arrays::compare)
            .thenComparing(Map.Entry.comparingByKey(Comparator.comparingLong(node -> kind[node]))))
        .map(Map.Entry::getKey).toList();
  }

  private int[] nearer(int node, int[] label) {
    return at.get(node).stream().mapToInt(edge -> other(edge, node)).filter(n -> distance[n] < distance[node])
        .map(n -> label[n]).sorted().toArray();
  }

  private static Edge between(int node, int other, char colour) {
    return new Edge(Math.min(node, other), Math.max(node, other), colour);
  }
}
