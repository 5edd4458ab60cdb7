package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Orders of a few things. */
final class Orders {
  private Orders() {
  }

  /** All n! orders of 0 to n - 1. */
  static List<int[]> all(int n) {
    var all = new ArrayList<int[]>();
    extend(new int[n], 0, 0, all, (_, _) -> true);
    return all;
  }

  /** The orders in which the sizes ascend: one, or several when some sizes are equal. */
  static List<int[]> ascending(List<BigInteger> sizes) {
    var ascending = new ArrayList<int[]>();
    extend(new int[sizes.size()], 0, 0, ascending,
        (before, after) -> sizes.get(before).compareTo(sizes.get(after)) <= 0);
    return ascending;
  }

  private interface Follows {
    boolean test(int before, int after);
  }

  private static void extend(int[] order, int placed, int used, List<int[]> all, Follows follows) {
    if (placed == order.length)
      all.add(order.clone());
    IntPredicate free = i -> (used >> i & 1) == 0;
    for (int i = 0; i < order.length; i++)
      if (free.test(i) && (placed == 0 || follows.test(order[placed - 1], i))) {
        order[placed] = i;
        extend(order, placed + 1, used | 1 << i, all, follows);
      }
  }
}
