package org.grundy.game.vector;

import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** The sets of heaps that a move may change. */
final class Supports {
  private Supports() {
  }

  /**
   * Every set of 1 to {@code arity} of the heaps that can be taken from, small sets first, each ascending and a fresh
   * array; stops when {@code out} answers false, and returns whether it never did.
   */
  static boolean each(int heaps, int arity, IntPredicate canBeTaken, Predicate<int[]> out) {
    for (int size = 1; size <= Math.min(arity, heaps); size++)
      if (!ofSize(heaps, size, canBeTaken, out))
        return false;
    return true;
  }

  /** The same for the sets of one size. */
  static boolean ofSize(int heaps, int size, IntPredicate canBeTaken, Predicate<int[]> out) {
    return size > heaps || extend(new int[size], 0, 0, heaps, canBeTaken, out);
  }

  private static boolean extend(int[] cells, int chosen, int from, int heaps, IntPredicate canBeTaken,
      Predicate<int[]> out) {
    if (chosen == cells.length)
      return out.test(cells.clone());
    for (int heap = from; heap < heaps; heap++)
      if (canBeTaken.test(heap)) {
        cells[chosen] = heap;
        if (!extend(cells, chosen + 1, heap + 1, heaps, canBeTaken, out))
          return false;
      }
    return true;
  }
}
