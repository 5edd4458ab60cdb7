package org.grundy.solve.automatic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.effort.Budget;
import org.grundy.game.Heaps;
import org.grundy.game.vector.VectorKernel;

/**
 * The lost positions of a vector game with ascending heaps up to a bound, by the rules alone: a position is lost when no
 * move leads to a lost one. Every position is compared with the lost ones in all their orders, so time is the number of
 * positions times that of the lost ones, at most.
 */
final class LostPositions {
  /** Positions that are looked at for a bound that is chosen here: about a second. */
  private static final int MOST_POSITIONS = 40_000;
  private static final int MOST_HEAP = 200;

  private final VectorKernel kernel;
  private final int heaps;
  private final Budget budget;
  private final List<long[]> lost = new ArrayList<>();
  private final Set<Heaps> targets = new LinkedHashSet<>();

  private LostPositions(VectorKernel kernel, int heaps, Budget budget) {
    this.kernel = kernel;
    this.heaps = heaps;
    this.budget = budget;
  }

  /** The largest heaps for which some thousands of positions have to be looked at. */
  static int bound(int heaps) {
    int bound = 1;
    while (bound < MOST_HEAP && positions(bound + 1, heaps) <= MOST_POSITIONS)
      bound++;
    return bound;
  }

  /** The number of ascending tuples of 0 to {@code bound}: bound + heaps over heaps, below 2^40 for bounds used here. */
  private static long positions(int bound, int heaps) {
    long count = 1;
    for (int i = 1; i <= heaps; i++)
      count = count * (bound + i) / i;
    return count;
  }

  /** Each ascending, in the order of their largest heap, then the next largest, and so on. */
  static List<long[]> upTo(int bound, VectorKernel kernel, int heaps, Budget budget) {
    var positions = new LostPositions(kernel, heaps, budget);
    positions.fill(new long[heaps], heaps - 1, bound);
    return positions.lost;
  }

  /** Gives heap {@code heap} and those before it all values up to {@code most}, the last heap slowest. */
  private void fill(long[] position, int heap, long most) {
    if (heap < 0) {
      look(position);
      return;
    }
    for (long size = 0; size <= most; size++) {
      position[heap] = size;
      fill(position, heap - 1, size);
    }
  }

  private void look(long[] position) {
    budget.charge(1);
    Heaps at = Heaps.of(position.clone());
    for (Heaps target : targets)
      if (below(target, position)) {
        budget.charge(1);
        if (kernel.by(at, target).isPresent())
          return;
      }
    lost.add(position.clone());
    orders(position, 0);
  }

  private static boolean below(Heaps target, long[] position) {
    for (int i = 0; i < position.length; i++)
      if (target.get(i).compareTo(BigInteger.valueOf(position[i])) > 0)
        return false;
    return true;
  }

  private void orders(long[] position, int from) {
    if (from == heaps)
      targets.add(Heaps.of(position.clone()));
    for (int i = from; i < heaps; i++) {
      long[] swapped = Arrays.copyOf(position, heaps);
      swapped[from] = position[i];
      swapped[i] = position[from];
      orders(swapped, from + 1);
    }
  }
}
