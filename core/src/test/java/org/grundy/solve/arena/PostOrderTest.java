package org.grundy.solve.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.testing.Tier;
import org.junit.jupiter.api.Test;

class PostOrderTest {
  /** A node has one more than its options together, modulo a million; a leaf has its number. */
  private static final class Paths extends PostOrder {
    private final IntFunction<int[][]> graph;
    private final IntPredicate leaf;
    private final Budget budget;
    private final BitSet closed = new BitSet();
    private int failAt = -1;

    Paths(IntFunction<int[][]> graph, IntPredicate leaf, Budget budget) {
      this.graph = graph;
      this.leaf = leaf;
      this.budget = budget;
    }

    int paths(int node) {
      return fold(node);
    }

    @Override
    protected Budget budget() {
      return budget;
    }

    @Override
    protected int[][] options(int node) {
      return graph.apply(node);
    }

    @Override
    protected int node(int entry) {
      return entry / 2;
    }

    @Override
    protected int leaf(int node) {
      return leaf.test(node) ? node : super.leaf(node);
    }

    @Override
    protected int close(int node, int[][] options) {
      assertThat(closed.get(node)).as("closed once: %d", node).isFalse();
      if (node == failAt)
        throw new IllegalStateException("told to fail");
      closed.set(node);
      budget.charge(1);
      int sum = 1;
      for (int[] option : options)
        for (int entry : option)
          sum += done(node(entry));
      return sum % 1_000_000;
    }
  }

  @Test
  void randomGraphs_areFoldedAsByRecursion() {
    RandomGenerator random = Tier.random("PostOrderTest");
    for (int i = 0; i < Tier.cases(300, 20_000); i++) {
      int[][][] graph = graph(random, 1 + random.nextInt(60));
      var paths = new Paths(node -> graph[node], PostOrderTest::isLeaf, Budget.unlimited());
      if (random.nextBoolean()) {
        paths.failAt = random.nextInt(graph.length);
        try {
          paths.paths(graph.length - 1);
        } catch (IllegalStateException _) {
          // what was finished stays known
        }
        paths.failAt = -1;
      }
      for (int ask = 0; ask < 5; ask++) {
        int node = random.nextInt(graph.length);
        assertThat(paths.paths(node)).isEqualTo(recursively(graph, node));
      }
    }
  }

  /** Options lead to smaller nodes; some have no entries, and some nodes no options. */
  private static int[][][] graph(RandomGenerator random, int nodes) {
    var graph = new int[nodes][][];
    for (int node = 0; node < nodes; node++) {
      int most = node;
      graph[node] = new int[random.nextInt(4)][];
      Arrays.setAll(graph[node],
          _ -> random.ints(most == 0 ? 0 : random.nextInt(4), 0, 2 * Math.max(1, most)).toArray());
    }
    return graph;
  }

  private static boolean isLeaf(int node) {
    return node % 7 == 3;
  }

  private static int recursively(int[][][] graph, int node) {
    if (isLeaf(node))
      return node;
    int sum = 1;
    for (int[] option : graph[node])
      for (int entry : option)
        sum += recursively(graph, entry / 2) % 1_000_000;
    return sum % 1_000_000;
  }

  @Test
  void aLongPath_needsNoStackOfTheThread() {
    int length = 999_999;
    var paths = new Paths(PostOrderTest::path, _ -> false, Budget.unlimited());
    assertThat(paths.paths(length)).isZero();
    assertThat(paths.paths(length - 1)).isEqualTo(999_999);
  }

  /** A node leads to the one before it. */
  private static int[][] path(int node) {
    return node == 0 ? new int[0][] : new int[][]{{}, {2 * (node - 1) + 1}};
  }

  @Test
  void aLoop_isRefusedAndForgotten() {
    int[][][] graph = {{}, {{4}}, {{0}, {2}}};
    var paths = new Paths(node -> graph[node], _ -> false, Budget.unlimited());
    for (int again = 0; again < 2; again++)
      assertThatThrownBy(() -> paths.paths(2)).isInstanceOf(BadInput.class).hasMessageContaining("loopy");
    assertThat(paths.paths(0)).isEqualTo(1);
  }

  @Test
  void aFoldThatEndsEarly_keepsWhatIsFinished() {
    var paths = new Paths(PostOrderTest::path, _ -> false, Budget.ofWork(100_000));
    assertThatThrownBy(() -> paths.paths(500_000)).isInstanceOf(BudgetSpent.class);
    assertThat(paths.closed.cardinality()).isPositive();
  }
}
