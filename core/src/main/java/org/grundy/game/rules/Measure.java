package org.grundy.game.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;

/**
 * A measure that every move lowers, so that play ends: weighted sums of the heaps, where a move lowers the first sum
 * that it changes. Weights are 0 or more, so sums are bounded below.
 *
 * @param sums the weights of each sum, one for each heap
 */
record Measure(List<long[]> sums) {
  /** The most positions tried. */
  private static final int MOST_POSITIONS = 150;
  private static final int MOST_MOVES = 4000;
  private static final int HEAVIEST = 3;

  /** Whether a move lowers it; exact. */
  boolean lowered(long[] before, long[] after) {
    for (long[] weights : sums) {
      long change = 0;
      for (int i = 0; i < weights.length; i++)
        change = Math.addExact(change,
            Math.multiplyExact(weights[i], Math.subtractExact(after[i], before[i])));
      if (change != 0)
        return change < 0;
    }
    return false;
  }

  /**
   * The first measure that all moves of small heaps lower: all heaps together, weights up to {@value #HEAVIEST}, then one
   * heap after the other.
   *
   * @param alike  whether heaps have the same weight
   * @param budget charged for each move and each measure
   * @throws BadInput when there is none, with a move that may be reversed
   */
  static Measure of(int heaps, boolean alike, BiConsumer<long[], LineMove.Left> moves, Budget budget) {
    var candidates = new ArrayList<Measure>();
    long[] ones = new long[heaps];
    Arrays.fill(ones, 1);
    candidates.add(new Measure(List.of(ones)));
    if (!alike) {
      weights(new long[heaps], 0, candidates);
      orders(new ArrayList<>(), heaps, candidates);
    }
    var found = new ArrayList<long[][]>();
    each(heaps, at -> {
      if (found.size() < MOST_MOVES)
        moves.accept(at, LineMove.Left.charging(budget::charge, after -> {
          found.add(new long[][]{at, after.clone()});
          return found.size() < MOST_MOVES;
        }));
    });
    for (Measure measure : candidates) {
      budget.charge(found.size());
      if (found.stream().allMatch(move -> measure.lowered(move[0], move[1])))
        return measure;
    }
    long[][] refuting = found.stream().filter(move -> !candidates.getFirst().lowered(move[0], move[1])).findFirst()
        .orElseThrow();
    throw unending(alike, refuting[0], refuting[1]);
  }

  static BadInput unending(boolean alike, long[] before, long[] after) {
    return alike
        ? BadInput.because("play might not end: {0} can become {1}, which has as many tokens or more; if the order of "
            + "the heaps matters, end the rule with '{2}'", LineMove.text(before), LineMove.text(after),
            "in this order")
        : BadInput.because("play might not end: found no weighting of the heaps that every move lowers, and {0} "
            + "can become {1}", LineMove.text(before), LineMove.text(after));
  }

  private static void weights(long[] weights, int filled, List<Measure> out) {
    if (filled == weights.length) {
      out.add(new Measure(List.of(weights.clone())));
      return;
    }
    for (int weight = 0; weight <= (weights.length <= 4 ? HEAVIEST : 1); weight++) {
      weights[filled] = weight;
      weights(weights, filled + 1, out);
    }
  }

  private static void orders(List<Integer> order, int heaps, List<Measure> out) {
    if (order.size() == heaps) {
      out.add(new Measure(order.stream().map(heap -> {
        long[] weights = new long[heaps];
        weights[heap] = 1;
        return weights;
      }).toList()));
      return;
    }
    for (int heap = 0; heap < heaps; heap++)
      if (!order.contains(heap)) {
        var longer = new ArrayList<>(order);
        longer.add(heap);
        orders(longer, heaps, out);
      }
  }

  /** Small positions: a box with sides as long as there is room for. */
  private static void each(int heaps, Consumer<long[]> out) {
    int side = 2;
    while (Math.pow(side + 1, heaps) <= MOST_POSITIONS)
      side++;
    long[] at = new long[heaps];
    for (;;) {
      out.accept(at.clone());
      int i = 0;
      while (i < heaps && ++at[i] == side)
        at[i++] = 0;
      if (i == heaps)
        return;
    }
  }
}
