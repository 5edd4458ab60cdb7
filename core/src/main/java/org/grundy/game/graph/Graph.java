package org.grundy.game.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.grundy.game.Edges.Edge;
import org.jspecify.annotations.Nullable;

/**
 * Coloured edges between numbered nodes, 0 the ground. An edge has a number, from 0. In a part of a graph the other
 * edges are missing and the remaining ones keep their numbers. No operation changes the graph, and each is linear in
 * its edges and its greatest node unless it says otherwise.
 */
public final class Graph {
  public static final int GROUND = 0;

  /** The edges by number; null where an edge is missing. */
  private final @Nullable Edge[] edges;
  private final int hash;

  private Graph(@Nullable Edge[] edges) {
    this.edges = edges;
    this.hash = Arrays.hashCode(edges);
  }

  /** Edge i of the list has the number i. */
  public static Graph of(List<Edge> edges) {
    return new Graph(edges.toArray(Edge[]::new));
  }

  /** One more than the greatest number that an edge may have. */
  public int numbers() {
    return edges.length;
  }

  /** The numbers of the edges present, ascending. */
  public int[] present() {
    return IntStream.range(0, edges.length).filter(i -> edges[i] != null).toArray();
  }

  /** An edge that is there. */
  public Edge edge(int number) {
    return Objects.requireNonNull(edges[number]);
  }

  /** The edges present, in order. */
  public List<Edge> edges() {
    return IntStream.of(present()).mapToObj(this::edge).toList();
  }

  /** The ends of the edges present, ascending. */
  public int[] nodes() {
    return ends().stream().toArray();
  }

  /** The ground and the ends of the edges present, ascending. */
  public int[] groundAndNodes() {
    BitSet nodes = ends();
    nodes.set(GROUND);
    return nodes.stream().toArray();
  }

  private BitSet ends() {
    var ends = new BitSet();
    for (Edge edge : edges()) {
      ends.set(edge.from());
      ends.set(edge.to());
    }
    return ends;
  }

  private int greatestNode() {
    return edges().stream().mapToInt(edge -> Math.max(edge.from(), edge.to())).max().orElse(GROUND);
  }

  /** The edges connected to the ground, renumbered in the same order. */
  public Graph grounded() {
    return without(edges.length);
  }

  /** The edges still connected to the ground when edge {@code cut} is gone, renumbered in the same order. */
  public Graph without(int cut) {
    var links = new Links(greatestNode() + 1);
    for (int i : present())
      if (i != cut)
        links.add(edge(i).from(), edge(i).to());
    int ground = links.root(GROUND);
    return of(IntStream.of(present()).filter(i -> i != cut && links.root(edge(i).from()) == ground).mapToObj(this::edge)
        .toList());
  }

  /** The edges that have no end in common with edge {@code taken}, renumbered in the same order. */
  public Graph withoutEnds(int taken) {
    Edge gone = edge(taken);
    return withoutNodes(node -> node == gone.from() || node == gone.to());
  }

  /** The edges at none of some nodes, renumbered in the same order. */
  public Graph withoutNodes(IntPredicate gone) {
    return of(edges().stream().filter(edge -> !gone.test(edge.from()) && !gone.test(edge.to())).toList());
  }

  /** The parts that meet only at the ground; edges keep their numbers. */
  public List<Graph> parts() {
    var links = new Links(greatestNode() + 1);
    for (Edge edge : edges())
      if (edge.from() != GROUND && edge.to() != GROUND)
        links.add(edge.from(), edge.to());
    return parts(i -> {
      int node = Math.max(edge(i).from(), edge(i).to());
      return node == GROUND ? -1 - i : links.root(node);
    });
  }

  /** The connected components, in which node 0 is like the others; edges keep their numbers. */
  public List<Graph> components() {
    var links = new Links(greatestNode() + 1);
    edges().forEach(edge -> links.add(edge.from(), edge.to()));
    return parts(i -> links.root(edge(i).from()));
  }

  private List<Graph> parts(IntUnaryOperator partOfEdge) {
    Map<Integer, @Nullable Edge[]> parts = new LinkedHashMap<>();
    for (int i : present())
      parts.computeIfAbsent(partOfEdge.applyAsInt(i), _ -> new Edge[edges.length])[i] = edges[i];
    return parts.values().stream().map(part -> new Graph(part)).toList();
  }

  /** This graph with other colours. */
  public Graph recoloured(IntUnaryOperator colours) {
    return new Graph(Arrays.stream(edges).map(e -> e == null ? null
        : new Edge(e.from(), e.to(), (char) colours.applyAsInt(e.colour()))).toArray(Edge[]::new));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof Graph graph && hash == graph.hash && Arrays.equals(edges, graph.edges);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The edges that are there. */
  @Override
  public String toString() {
    return edges().toString();
  }
}
