package org.grundy.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Places the nodes of a graph in layers by their distance from the ground. The tree of shortest paths gives the order
 * within a layer, so its edges do not cross; then each node moves towards its neighbours, layer by layer, as far as a
 * distance of 1 between nodes allows (isotonic regression by pooling adjacent violators, Ayer et al. 1955). Time linear
 * in nodes and edges.
 */
final class Layering {
  private static final int SWEEPS = 24;

  private final GraphShape shape;
  private final Map<Integer, Double> x = new HashMap<>();
  private final Map<Integer, List<Integer>> layers = new TreeMap<>();

  Layering(GraphShape shape) {
    this.shape = shape;
    order();
    for (int sweep = 0; sweep < SWEEPS; sweep++)
      for (List<Integer> layer : layers.values())
        settle(layer);
    double least = x.values().stream().mapToDouble(d -> d).min().orElse(0);
    x.replaceAll((_, at) -> at - least);
  }

  /** Nodes with a place of their own: all but the ground, which is a line. */
  boolean placed(int node) {
    return x.containsKey(node);
  }

  double x(int node) {
    return x.getOrDefault(node, 0.0);
  }

  double width() {
    return x.values().stream().mapToDouble(d -> d).max().orElse(-1);
  }

  int height() {
    return layers.keySet().stream().mapToInt(d -> d).max().orElse(0);
  }

  /** Depth first with an explicit stack: a stalk may have thousands of edges. */
  private void order() {
    Deque<Integer> stack = new ArrayDeque<>();
    for (int root : shape.roots().reversed())
      stack.push(root);
    while (!stack.isEmpty()) {
      int node = stack.pop();
      if (!shape.node(node).ground()) {
        List<Integer> layer = layers.computeIfAbsent(shape.depth(node), _ -> new ArrayList<>());
        x.put(node, (double) layer.size());
        layer.add(node);
      }
      for (GraphShape.Step step : shape.steps(node).reversed())
        if (step.child() >= 0)
          stack.push(step.child());
    }
  }

  private void settle(List<Integer> layer) {
    double[] wanted = new double[layer.size()];
    for (int i = 0; i < wanted.length; i++)
      wanted[i] = wanted(layer.get(i), i == 0 ? x(layer.getFirst()) : wanted[i - 1] + i) - i;
    double[] found = ascending(wanted);
    for (int i = 0; i < found.length; i++)
      x.put(layer.get(i), found[i] + i);
  }

  /** The middle of its neighbours; beside the node before it when there are none. */
  private double wanted(int node, double beside) {
    double sum = 0;
    int count = 0;
    for (var edge : shape.at(node)) {
      int other = GraphShape.other(edge, node);
      if (other != node && placed(other)) {
        sum += x(other);
        count++;
      }
    }
    return count == 0 ? beside : sum / count;
  }

  /** The ascending sequence nearest to the wanted one, by least squares. */
  static double[] ascending(double[] wanted) {
    double[] mean = new double[wanted.length];
    int[] size = new int[wanted.length];
    int blocks = 0;
    for (double next : wanted) {
      mean[blocks] = next;
      size[blocks++] = 1;
      for (; blocks > 1 && mean[blocks - 2] > mean[blocks - 1]; blocks--) {
        int both = size[blocks - 2] + size[blocks - 1];
        mean[blocks - 2] = (mean[blocks - 2] * size[blocks - 2] + mean[blocks - 1] * size[blocks - 1]) / both;
        size[blocks - 2] = both;
      }
    }
    double[] ascending = new double[wanted.length];
    for (int block = 0, i = 0; block < blocks; block++)
      for (int k = 0; k < size[block]; k++)
        ascending[i++] = mean[block];
    return ascending;
  }
}
