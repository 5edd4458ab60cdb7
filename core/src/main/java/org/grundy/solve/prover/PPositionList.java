package org.grundy.solve.prover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.game.Heaps;

/**
 * The P-positions with heaps up to a bound, by the rules alone: no move leads from one to another. Heaps ascend where
 * their order does not matter. Moves are listed, or every position is compared with the P-positions in all their orders
 * while these are few, so the time is at most the number of positions times that of P-positions. {@link PairSieve} does
 * pairs whose moves depend only on what they take.
 */
final class PPositionList {
  /** The positions examined when the bound is chosen here: about a second's work. */
  private static final int MOST_POSITIONS = 40_000;
  private static final int MOST_HEAP = 200;
  /** The same for rule lines, where each move costs the evaluation of its terms. */
  private static final long MOST_LINED = 2000;
  /** P-positions are tried one by one up to this many per token; beyond it moves are listed. */
  private static final long MOST_TRIED = 4;

  /** Where so few moves are possible, as many positions are examined as where the rules are no line. */
  private static final int FEW_MOVES = 64;

  /** The largest table of amounts. */
  private static final int MOST_AMOUNTS = 1 << 22;
  private static final byte POSSIBLE = 1;
  private static final byte IMPOSSIBLE = 2;

  private final HeapRules rules;
  /**
   * Whether some move takes certain amounts, as far as that was asked; empty if the table would be too large. Amounts are
   * the digits of an index to base {@code width}.
   */
  private final byte[] amounts;
  private final int width;
  private final boolean misere;
  private final Budget budget;
  private final List<long[]> lost = new ArrayList<>();
  /** The P-positions in all orders of their heaps, without repetition. */
  private final Set<Heaps> targets = new LinkedHashSet<>();
  /** The same with their sizes. */
  private final List<Target> sizes = new ArrayList<>();
  private final Map<Heaps, Boolean> byPlay = new HashMap<>();
  private final Holding held;
  /** Bytes of a position with its numbers. */
  private final long each;

  private record Target(Heaps heaps, int[] sizes) {
    /** Whether no heap is larger. */
    boolean isBelow(int[] position) {
      for (int i = 0; i < position.length; i++)
        if (sizes[i] > position[i])
          return false;
      return true;
    }
  }

  private PPositionList(HeapRules rules, int bound, boolean misere, Budget budget) {
    this.rules = rules;
    this.width = bound + 1;
    long entries = 1;
    for (int i = 0; i < rules.heaps() && entries <= MOST_AMOUNTS; i++)
      entries *= width;
    int length = entries <= MOST_AMOUNTS ? (int) entries : 0;
    budget.reserve(length);
    this.amounts = new byte[length];
    this.misere = misere;
    this.budget = budget;
    this.held = new Holding(budget);
    this.each = Holding.ENTRY + (rules.heaps() + 2L) * Holding.ENTRY;
  }

  /** The largest heap bound with a few thousand positions. */
  static int bound(HeapRules rules) {
    return rules instanceof HeapRules.Lined && !PairSieve.applies(rules) ? bound(rules, MOST_LINED, MOST_HEAP)
        : bound(rules, MOST_POSITIONS, MOST_HEAP);
  }

  /** The factor by which the bound grows when that is too few for a guess. */
  static int largestBound(HeapRules rules) {
    return rules instanceof HeapRules.Lined ? bound(rules, 4 * MOST_LINED, MOST_HEAP)
        : bound(rules, 4L * MOST_POSITIONS, 5 * MOST_HEAP / 2);
  }

  /** Larger bounds for pairs that can be sieved, and for more heaps where few moves are possible. */
  static List<Integer> largerBounds(HeapRules rules) {
    var bounds = new ArrayList<Integer>();
    if (PairSieve.applies(rules))
      for (int bound = 2 * largestBound(rules); bound <= PairSieve.LARGEST_BOUND; bound = 8 * bound / 5)
        bounds.add(bound);
    else if (rules instanceof HeapRules.Lined && rules.heaps() > 2 && fewMoves(rules))
      bounds.add(bound(rules, MOST_POSITIONS, MOST_HEAP));
    return bounds;
  }

  private static boolean fewMoves(HeapRules rules) {
    var heaps = new long[rules.heaps()];
    Arrays.fill(heaps, MOST_HEAP);
    var moves = new int[1];
    return !rules.leads(Heaps.of(heaps), _ -> ++moves[0] > FEW_MOVES);
  }

  private static int bound(HeapRules rules, long mostPositions, int mostHeap) {
    int bound = 1;
    while (bound < mostHeap && positions(bound + 1, rules) <= mostPositions)
      bound++;
    return bound;
  }

  /** How many there are with heaps up to {@code bound}; below 2^63, since heaps are few and bounds at most {@code 3 MOST_HEAP}. */
  private static long positions(int bound, HeapRules rules) {
    long count = 1;
    for (int i = 1; i <= rules.heaps(); i++)
      count = rules.symmetric() ? count * (bound + i) / i : count * (bound + 1);
    return count;
  }

  /** In the order of their last heap, then the one before it, and so on. */
  static List<long[]> upTo(int bound, HeapRules rules, Budget budget) {
    return upTo(bound, rules, false, budget);
  }

  /** The same where, if wanted, the player who makes the last move loses. */
  static List<long[]> upTo(int bound, HeapRules rules, boolean misere, Budget budget) {
    if (PairSieve.applies(rules))
      try (var scratch = budget.scratch()) {
        return new PairSieve(rules, bound, misere, scratch.budget()).lost();
      }
    try (var scratch = budget.scratch()) {
      var positions = new PPositionList(rules, bound, misere, scratch.budget());
      positions.fill(new long[rules.heaps()], rules.heaps() - 1, bound, bound);
      return positions.lost;
    }
  }

  /** Gives heap {@code heap} and those before it all values up to {@code most}, the last heap slowest. */
  private void fill(long[] position, int heap, long most, long bound) {
    if (heap < 0) {
      look(position);
      return;
    }
    for (long size = 0; size <= most; size++) {
      position[heap] = size;
      fill(position, heap - 1, rules.symmetric() ? size : bound, bound);
    }
  }

  private void look(long[] position) {
    budget.charge(1);
    if (won(position))
      return;
    lost.add(position.clone());
    if (rules.symmetric())
      orders(position, 0);
    else
      add(position);
  }

  private boolean won(long[] position) {
    Heaps at = Heaps.of(position.clone());
    if (misere && !rules.leads(at, _ -> true))
      return true;
    if (rules instanceof HeapRules.Lined)
      return !lostByPlay(at);
    if (sizes.size() > MOST_TRIED * LongStream.of(position).sum())
      return rules.leads(at, to -> {
        budget.charge(1);
        return targets.contains(to);
      });
    int[] bounds = ints(position);
    for (Target target : sizes)
      if (target.isBelow(bounds)) {
        budget.charge(1);
        if (leads(at, bounds, target))
          return true;
      }
    return false;
  }

  /**
   * Heaps may grow beyond the bound, so an option may not have been examined yet. Recursion as deep as play is long.
   */
  private boolean lostByPlay(Heaps at) {
    Boolean known = byPlay.get(at);
    if (known != null)
      return known;
    boolean lost = !rules.leads(at, to -> {
      budget.charge(1);
      return lostByPlay(to);
    }) && (!misere || rules.leads(at, _ -> true));
    held.add(each);
    byPlay.put(at, lost);
    return lost;
  }

  private boolean leads(Heaps at, int[] sizes, Target target) {
    return isPossible(sizes, target.sizes) && rules.leads(at, target.heaps);
  }

  private boolean isPossible(int[] before, int[] after) {
    if (amounts.length == 0)
      return true;
    int index = 0;
    for (int i = 0; i < before.length; i++)
      index = index * width + before[i] - after[i];
    if (amounts[index] == 0)
      amounts[index] = rules.takes(IntStream.range(0, before.length).map(i -> before[i] - after[i]).toArray())
          ? POSSIBLE
          : IMPOSSIBLE;
    return amounts[index] == POSSIBLE;
  }

  /** Heaps up to the bound, which fit. */
  private static int[] ints(long[] position) {
    return LongStream.of(position).mapToInt(Math::toIntExact).toArray();
  }

  private void add(long[] position) {
    Heaps heaps = Heaps.of(position.clone());
    held.add(each);
    if (targets.add(heaps))
      sizes.add(new Target(heaps, ints(position)));
  }

  private void orders(long[] position, int from) {
    if (from == position.length)
      add(position);
    for (int i = from; i < position.length; i++) {
      long[] swapped = position.clone();
      swapped[from] = position[i];
      swapped[i] = position[from];
      orders(swapped, from + 1);
    }
  }
}
