package org.grundy.game.graph;

import java.util.stream.IntStream;

/** Which of the nodes 0 to n - 1 are connected, as links are added. Mutable; both operations cost next to nothing. */
public final class Links {
  /** A node on the way to the one that stands for all connected with it, which is its own. */
  private final int[] towards;

  /** No links between nodes 0 to {@code nodes} - 1. */
  public Links(int nodes) {
    towards = IntStream.range(0, nodes).toArray();
  }

  /** Connects two nodes and all that are connected with them. */
  public void add(int node, int other) {
    towards[root(node)] = root(other);
  }

  /** The node that stands for all that are connected with {@code node}, until another link is added. */
  public int root(int node) {
    int root = node;
    while (towards[root] != root) {
      towards[root] = towards[towards[root]];
      root = towards[root];
    }
    return root;
  }
}
