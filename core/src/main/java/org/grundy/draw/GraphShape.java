package org.grundy.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.grundy.game.Picture;
import org.grundy.game.Picture.Look;
import org.grundy.game.Picture.Part;

/**
 * A graph seen from the ground: the distance of each node, and a tree of shortest paths to the nodes; every other edge
 * closes a cycle. A part not connected to the ground is rooted at its least node. Nodes are identified by number. Time
 * n log n, space n, with n nodes and edges.
 */
final class GraphShape {
  /**
   * An edge seen from a node.
   *
   * @param child the node that it discovers, or -1 if it closes a cycle
   */
  record Step(Part.Edge edge, int child) {
  }

  private final Map<Integer, Part.Node> nodes = new TreeMap<>();
  private final Map<Integer, List<Part.Edge>> at = new HashMap<>();
  private final Map<Integer, Integer> depth = new HashMap<>();
  private final Map<Integer, List<Step>> steps = new HashMap<>();
  /** Ids of the edges of the tree. */
  private final Set<Integer> climbed = new HashSet<>();
  private final List<Integer> roots = new ArrayList<>();
  private final List<Part.Edge> edges = new ArrayList<>();

  GraphShape(Picture picture) {
    for (Part part : picture.parts())
      if (part instanceof Part.Node node)
        nodes.put(node.number(), node);
      else if (part instanceof Part.Edge edge)
        edges.add(edge);
    for (Part.Edge edge : edges) {
      at.computeIfAbsent(edge.from(), _ -> new ArrayList<>()).add(edge);
      if (edge.from() != edge.to())
        at.computeIfAbsent(edge.to(), _ -> new ArrayList<>()).add(edge);
    }
    List<Integer> ground = nodes.values().stream().filter(Part.Node::ground).map(Part.Node::number).toList();
    search(ground, 0);
    for (int number : nodes.keySet())
      if (!depth.containsKey(number))
        search(List.of(number), ground.isEmpty() ? 0 : 1);
    for (Part.Edge edge : edges)
      if (!climbed.contains(edge.id()))
        steps(depth(edge.from()) >= depth(edge.to()) ? edge.from() : edge.to()).add(new Step(edge, -1));
  }

  private void search(List<Integer> from, int start) {
    var queue = new ArrayDeque<Integer>(from);
    for (int root : from) {
      depth.put(root, start);
      roots.add(root);
    }
    while (!queue.isEmpty()) {
      int node = queue.remove();
      for (Part.Edge edge : at.getOrDefault(node, List.of())) {
        int other = other(edge, node);
        if (depth.putIfAbsent(other, depth(node) + 1) == null) {
          steps(node).add(new Step(edge, other));
          climbed.add(edge.id());
          queue.add(other);
        }
      }
    }
  }

  static int other(Part.Edge edge, int node) {
    return edge.from() == node ? edge.to() : edge.from();
  }

  /** Ground nodes first, then a node of each part not connected to the ground. */
  List<Integer> roots() {
    return roots;
  }

  Part.Node node(int number) {
    return nodes.computeIfAbsent(number, _ -> new Part.Node(-1, number, false, Look.NEUTRAL));
  }

  List<Part.Edge> edges() {
    return edges;
  }

  /** The edges at a node; a loop appears once. */
  List<Part.Edge> at(int node) {
    return at.getOrDefault(node, List.of());
  }

  /** Edges from the ground, or from the least node of a part that floats. */
  int depth(int node) {
    return depth.getOrDefault(node, 0);
  }

  /**
   * The tree edges that hang on a node, and the cycles that close there; each edge of the graph appears at one node.
   */
  List<Step> steps(int node) {
    return steps.computeIfAbsent(node, _ -> new ArrayList<>());
  }

  boolean grounded() {
    return nodes.values().stream().anyMatch(Part.Node::ground);
  }
}
