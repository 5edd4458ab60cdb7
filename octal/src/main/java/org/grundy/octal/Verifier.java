package org.grundy.octal;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.effort.Budget;

/**
 * Shows that heaps with candidate values reach every smaller rare value by two common heaps. It looks first where
 * {@link Witnesses} say, or in the first splits while there are none, and then in all splits.
 */
final class Verifier {
  /** The number of splits that are tried one by one before searching for single values. */
  private static final int BLIND = 1024;

  private final Field field;
  private final Kernel kernel;
  private final Optional<Witnesses> witnesses;
  private final Optional<BitPlanes> planes;
  private final OpenValues doubts;
  private final boolean[] met = new boolean[Field.CODES];
  private final int dense;
  /** A heap whose candidate was found to be the mex by examining all splits, so none of its values is in doubt. */
  private int sure = -1;

  Verifier(Field field, Kernel kernel, Optional<Witnesses> witnesses) {
    this.field = field;
    this.kernel = kernel;
    this.witnesses = witnesses;
    this.planes = witnesses.map(Witnesses::planes);
    this.doubts = new OpenValues(field, kernel);
    // Low heaps, many of which are rare, come last.
    dense = field.rareCount == 0 ? 1 : field.rares[(int) (field.rareCount * 63L / 64)];
  }

  /**
   * The least heap from {@code from} to {@code to - 1} whose candidate is not the mex, though all candidates before it
   * are; or {@code to}.
   */
  int firstWrong(int from, int to, Budget budget) {
    if (witnesses.isPresent()) {
      doubts.clear();
      witnesses.get().left(from, to - from, planes.orElseThrow(), budget, doubts);
      doubts.sift(from, to, budget);
      int first = to;
      for (int d = 0; d < doubts.count(); d++) {
        int heap = doubts.heap(d);
        if (heap < first && heap != sure && !reached(heap, doubts.code(d), budget) && !isMex(heap, budget))
          first = heap;
      }
      return first;
    }
    int[] needed = new int[Field.CODES];
    for (int code = 0; code < Field.CODES; code++)
      needed[code] = Math.min(Field.CODES, field.coding.raresBelow(code));
    for (int heap = from; heap < to; heap++)
      if (!allReached(heap, needed[field.codes[heap] & 255], budget) && !isMex(heap, budget))
        return heap;
    return to;
  }

  /** Two rare heaps, or one that is left, may reach what two common ones do not. */
  boolean isMex(int heap, Budget budget) {
    budget.charge(heap);
    boolean same = field.exactMex(heap) == field.coding.common(field.codes[heap] & 255);
    if (same)
      sure = heap;
    return same;
  }

  /** Whether the rare values with codes below {@code needed} are reached by two common heaps. */
  private boolean allReached(int heap, int needed, Budget budget) {
    Arrays.fill(met, 0, needed, false);
    int left = needed - blind(heap, needed);
    budget.charge(BLIND);
    for (int code = 0; code < needed && left > 0; code++)
      if (!met[code]) {
        if (!reached(heap, (byte) code, budget))
          return false;
        left--;
      }
    return true;
  }

  /** Marks the values of splits into common heaps whose lesser is beyond the last rare, where there are such. */
  private int blind(int heap, int needed) {
    byte[] codes = field.codes;
    int count = 0;
    int first = field.rareCount == 0 ? 1 : field.rares[field.rareCount - 1] + 1;
    for (int i : field.splits) {
      int sum = heap - i;
      int from = sum - first > 2L * first ? first : 1;
      boolean looks = from < first;
      for (int a = from; a < from + BLIND && a < sum - a; a++) {
        int code = (codes[a] ^ codes[sum - a]) & 255;
        if (code < needed && !met[code] && !(looks && (field.rare.get(a) || field.rare.get(sum - a)))) {
          met[code] = true;
          count++;
        }
      }
    }
    return count;
  }

  /** Whether two common heaps, unequal ones where the game wants that, are worth the rare value of {@code code}. */
  boolean reached(int heap, byte code, Budget budget) {
    for (int i : field.splits) {
      int sum = heap - i;
      int most = field.unequal && i == 0 ? (sum - 1) / 2 : sum / 2;
      int far = field.mirrored();
      boolean mirrored = dense <= far && far <= most;
      if (mirrored && matched(sum, dense, far, code, budget))
        return true;
      if (reached(sum, mirrored ? far + 1 : dense, most, code, budget)
          || reached(sum, 1, Math.min(most, dense - 1), code, budget))
        return true;
    }
    return false;
  }

  /** As {@link #reached}, for the lesser heaps that the mirror has. */
  private boolean matched(int sum, int from, int to, byte code, Budget budget) {
    int b = sum - to;
    while (b <= sum - from) {
      int found = kernel.match(field.mirror, field.mirrored() - sum, field.codes, b, sum - from, code);
      budget.charge(((found < 0 ? sum - from : found) - b >> 6) + 1L);
      if (found < 0)
        return false;
      if (!field.rare.get(found) && !field.rare.get(sum - found))
        return true;
      b = found + 1;
    }
    return false;
  }

  /** The same from {@code sum} tokens, for lesser heaps {@code from} to {@code to}. */
  boolean reached(int sum, int from, int to, byte code, Budget budget) {
    int a = from;
    while (a <= to) {
      int found = kernel.pair(field.codes, sum, a, to, code);
      budget.charge(((found < 0 ? to : found) - a >> 6) + 1L);
      if (found < 0)
        return false;
      if (!field.rare.get(found) && !field.rare.get(sum - found))
        return true;
      a = found + 1;
    }
    return false;
  }
}
