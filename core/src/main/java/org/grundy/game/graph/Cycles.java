package org.grundy.game.graph;

import java.util.List;

/** Whether a graph has a cycle: nodes without edges into them are taken away as long as there are any. Linear. */
final class Cycles {
  private Cycles() {
  }

  static boolean any(List<int[]> next) {
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
    return filled < into.length;
  }
}
