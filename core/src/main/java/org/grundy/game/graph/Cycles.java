package org.grundy.game.graph;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Finds a cycle of a graph by removing nodes without incoming edges as long as there are any. Linear. */
final class Cycles {
  private Cycles() {
  }

  /**
   * The nodes of a cycle in order, each leading to the next and the last to the first; empty when the graph has no
   * cycle.
   */
  static int[] one(List<int[]> next) {
    int[] into = new int[next.size()];
    for (int[] edges : next)
      for (int to : edges)
        into[to]++;
    int[] queue = new int[next.size()];
    int filled = 0;
    for (int node = 0; node < into.length; node++)
      if (into[node] == 0)
        queue[filled++] = node;
    for (int done = 0; done < filled; done++)
      for (int to : next.get(queue[done]))
        if (--into[to] == 0)
          queue[filled++] = to;
    return filled == into.length ? new int[0] : back(next, into);
  }

  /**
   * Walks backwards along edges between the remaining nodes, each of which has an incoming edge, until a node repeats.
   */
  private static int[] back(List<int[]> next, int[] into) {
    int[] before = new int[into.length];
    Arrays.fill(before, -1);
    int node = 0;
    for (int from = 0; from < into.length; from++)
      if (into[from] > 0) {
        node = from;
        for (int to : next.get(from))
          before[to] = from;
      }
    var met = new BitSet();
    for (; !met.get(node); node = before[node])
      met.set(node);
    var cycle = new ArrayDeque<Integer>();
    int end = node;
    do {
      cycle.addFirst(node);
      node = before[node];
    } while (node != end);
    return cycle.stream().mapToInt(at -> at).toArray();
  }
}
