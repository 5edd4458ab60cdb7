package org.grundy.solve.grundy;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * Shows of heaps with candidates for their values that every smaller rare value is reached, by two common heaps. Heaps of
 * which this cannot be shown so are looked at split by split; the first whose candidate is not the mex ends the run.
 */
final class Verifier {
  /** Splits that are tried one after the other before single values are looked for. */
  private static final int BLIND = 1024;

  private final Field field;
  private final Kernel kernel;
  private final boolean[] met = new boolean[Field.CODES];

  Verifier(Field field, Kernel kernel) {
    this.field = field;
    this.kernel = kernel;
  }

  /**
   * The least heap from {@code from} to {@code to - 1} of which a rare value below its candidate is not reached by two
   * common heaps, or {@code to}. Its candidate need not be wrong: two rare heaps, or one that is left, may reach it.
   */
  int firstInDoubt(int from, int to, Budget budget) {
    int[] needed = new int[Field.CODES];
    for (int code = 0; code < Field.CODES; code++)
      needed[code] = Math.min(Field.CODES, field.coding.raresBelow(code));
    for (int heap = from; heap < to; heap++)
      if (!allReached(heap, needed[field.codes[heap] & 255], budget))
        return heap;
    return to;
  }

  /** Whether the rare values with codes below {@code needed} are reached by two common heaps. */
  private boolean allReached(int heap, int needed, Budget budget) {
    Arrays.fill(met, 0, needed, false);
    int left = needed - blind(heap, needed);
    budget.charge(BLIND);
    for (int code = 0; code < needed && left > 0; code++)
      if (!met[code]) {
        if (!reached(heap, (byte) code))
          return false;
        budget.charge(heap / 128);
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
      int from = sum - first > 2 * first ? first : 1;
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
  boolean reached(int heap, byte code) {
    for (int i : field.splits) {
      int sum = heap - i;
      int most = field.unequal && i == 0 ? (sum - 1) / 2 : sum / 2;
      for (int a = 1; a <= most; a++) {
        a = kernel.pair(field.codes, sum, a, most, code);
        if (a < 0)
          break;
        if (!field.rare.get(a) && !field.rare.get(sum - a))
          return true;
      }
    }
    return false;
  }
}
