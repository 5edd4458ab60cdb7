package org.grundy.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Places the nodes of a directed graph in layers, arrows leading downwards, after K. Sugiyama, S. Tagawa, M. Toda,
 * Methods for visual understanding of hierarchical system structures, IEEE Transactions on Systems, Man, and
 * Cybernetics 11 (1981) 109-125: arrows across several layers get a bend in each, and nodes within a layer are ordered
 * by the mean place of their neighbours. Each of the {@value #SWEEPS} sweeps takes time n log n in the nodes and bends.
 */
final class Ranks {
  private static final int SWEEPS = 24;

  private final int[] layer;
  /** Nodes and bends of each layer, in order; bends are numbered after the nodes. */
  private final List<List<Integer>> layers = new ArrayList<>();
  private final List<List<Integer>> chains = new ArrayList<>();
  private final double[] wide;
  private final double[] x;
  private final List<List<Integer>> up = new ArrayList<>();
  private final List<List<Integer>> down = new ArrayList<>();

  /**
   * @param arrows pairs of nodes
   * @param width  of each node
   */
  Ranks(int nodes, List<int[]> arrows, double[] width, double gap) {
    int[] rank = ranks(nodes, arrows);
    int depth = Arrays.stream(rank).max().orElse(0);
    for (int i = 0; i <= depth; i++)
      layers.add(new ArrayList<>());
    var layerOf = new ArrayList<Integer>();
    for (int node = 0; node < nodes; node++)
      layers.get(add(layerOf, depth - rank[node])).add(node);
    for (int[] arrow : arrows) {
      var chain = new ArrayList<Integer>(List.of(arrow[0]));
      int from = layerOf.get(arrow[0]);
      int to = layerOf.get(arrow[1]);
      for (int at = from + 1; at < to; at++) {
        layers.get(at).add(layerOf.size());
        chain.add(layerOf.size());
        layerOf.add(at);
      }
      chain.add(arrow[1]);
      chains.add(chain);
    }
    layer = layerOf.stream().mapToInt(i -> i).toArray();
    wide = IntStream.range(0, layer.length).mapToDouble(i -> i < nodes ? width[i] + gap : gap).toArray();
    x = new double[layer.length];
    for (int i = 0; i < layer.length; i++) {
      up.add(new ArrayList<>());
      down.add(new ArrayList<>());
    }
    for (List<Integer> chain : chains)
      for (int i = 1; i < chain.size(); i++) {
        down.get(chain.get(i - 1)).add(chain.get(i));
        up.get(chain.get(i)).add(chain.get(i - 1));
      }
    order();
    spread();
  }

  private static int add(List<Integer> layerOf, int layer) {
    layerOf.add(layer);
    return layer;
  }

  /** The length of the longest path to an end; arrows that close a cycle do not count. */
  private static int[] ranks(int nodes, List<int[]> arrows) {
    var out = new ArrayList<List<Integer>>();
    for (int i = 0; i < nodes; i++)
      out.add(new ArrayList<>());
    arrows.forEach(arrow -> out.get(arrow[0]).add(arrow[1]));
    int[] rank = new int[nodes];
    int[] next = new int[nodes];
    int[] state = new int[nodes];
    int[] stack = new int[nodes];
    for (int root = 0; root < nodes; root++) {
      int depth = 0;
      if (state[root] == 0) {
        stack[depth++] = root;
        state[root] = 1;
      }
      while (depth > 0) {
        int at = stack[depth - 1];
        if (next[at] == out.get(at).size()) {
          state[at] = 2;
          depth--;
          continue;
        }
        int to = out.get(at).get(next[at]);
        if (state[to] == 0) {
          state[to] = 1;
          stack[depth++] = to;
          continue;
        }
        if (state[to] == 2)
          rank[at] = Math.max(rank[at], rank[to] + 1);
        next[at]++;
      }
    }
    return rank;
  }

  private void order() {
    for (List<Integer> row : layers)
      place(row);
    for (int sweep = 0; sweep < SWEEPS; sweep++)
      for (int i = 0; i < layers.size(); i++) {
        List<Integer> row = layers.get(sweep % 2 == 0 ? i : layers.size() - 1 - i);
        List<List<Integer>> side = sweep % 2 == 0 ? up : down;
        double[] wanted = Arrays.copyOf(x, x.length);
        for (int node : row)
          wanted[node] = side.get(node).stream().mapToDouble(other -> x[other]).average().orElse(x[node]);
        row.sort(Comparator.comparingDouble(node -> wanted[node]));
        place(row);
      }
  }

  /** Side by side around 0. */
  private void place(List<Integer> row) {
    double at = -row.stream().mapToDouble(node -> wide[node]).sum() / 2;
    for (int node : row) {
      x[node] = at + wide[node] / 2;
      at += wide[node];
    }
  }

  /** Draws every node towards the middle of its neighbours, as far as the others leave room. */
  private void spread() {
    for (int sweep = 0; sweep < SWEEPS; sweep++)
      for (List<Integer> row : layers) {
        double[] wanted = row.stream().mapToDouble(node -> IntStream
            .concat(up.get(node).stream().mapToInt(i -> i), down.get(node).stream().mapToInt(i -> i))
            .mapToDouble(other -> x[other]).average().orElse(x[node])).toArray();
        for (int i = 0; i < wanted.length; i++) {
          double least = i == 0 ? Double.NEGATIVE_INFINITY : x[row.get(i - 1)] + apart(row, i - 1);
          double most = i == wanted.length - 1 ? Double.POSITIVE_INFINITY : x[row.get(i + 1)] - apart(row, i);
          x[row.get(i)] = least > most ? (least + most) / 2 : Math.clamp(wanted[i], least, most);
        }
      }
    double left = IntStream.range(0, x.length).mapToDouble(i -> x[i] - wide[i] / 2).min().orElse(0);
    for (int i = 0; i < x.length; i++)
      x[i] -= left;
  }

  private double apart(List<Integer> row, int i) {
    return (wide[row.get(i)] + wide[row.get(i + 1)]) / 2;
  }

  double x(int node) {
    return x[node];
  }

  int layer(int node) {
    return layer[node];
  }

  int depth() {
    return layers.size();
  }

  double width() {
    return IntStream.range(0, x.length).mapToDouble(i -> x[i] + wide[i] / 2).max().orElse(0);
  }

  /** The arrow's ends and bends, as x and layer. */
  List<double[]> chain(int arrow) {
    return chains.get(arrow).stream().map(node -> new double[]{x[node], layer[node]}).toList();
  }

}
