package org.grundy.game.graph;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Which of the nodes 0 to n - 1 are connected, as links are added. Mutable; both operations cost next to nothing. */
public final class Links {
  /** The next node on the way to the representative of a component; a representative leads to itself. */
  private final int[] towards;

  /** Nodes 0 to {@code nodes} - 1 without links. */
  public Links(int nodes) {
    towards = IntStream.range(0, nodes).toArray();
  }

  /** Connects two nodes, and thereby their components. */
  public void add(int node, int other) {
    towards[root(node)] = root(other);
  }

  /** The representative of the component of {@code node}, until another link is added. */
  public int root(int node) {
    int root = node;
    while (towards[root] != root) {
      towards[root] = towards[towards[root]];
      root = towards[root];
    }
    return root;
  }

  /** Those of some nodes that are connected, as sets, by their representatives. */
  public List<BitSet> parts(BitSet nodes) {
    var parts = new TreeMap<Integer, BitSet>();
    nodes.stream().forEach(node -> parts.computeIfAbsent(root(node), _ -> new BitSet()).set(node));
    return List.copyOf(parts.values());
  }
}
