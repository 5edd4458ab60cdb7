package org.grundy.octal;

import java.util.Arrays;
import org.grundy.effort.Budget;

/**
 * The rare values of a run of heaps for which no witness has been found yet. Sifting searches for their splits in one
 * piece of the {@linkplain Field#mirror mirror} after another, each small enough for the nearest cache. When pieces
 * must come from further away, only the few values that are hard to reach are left.
 */
final class OpenValues implements Witnesses.Open {
  private static final int PIECE = 1 << 13;

  private final Field field;
  private final Kernel kernel;
  private final int piece;
  private int[] heaps = new int[1 << 10];
  private byte[] codes = new byte[1 << 10];
  private int count;

  OpenValues(Field field, Kernel kernel) {
    this(field, kernel, PIECE);
  }

  /** @param piece the heaps of a piece, a multiple of {@link Kernel#SIFTED} */
  OpenValues(Field field, Kernel kernel, int piece) {
    this.field = field;
    this.kernel = kernel;
    this.piece = piece;
  }

  void clear() {
    count = 0;
  }

  int count() {
    return count;
  }

  int heap(int doubt) {
    return heaps[doubt];
  }

  byte code(int doubt) {
    return codes[doubt];
  }

  @Override
  public void at(int heap, int code) {
    if (count == heaps.length) {
      heaps = Arrays.copyOf(heaps, Math.multiplyExact(2, count));
      codes = Arrays.copyOf(codes, Math.multiplyExact(2, count));
    }
    heaps[count] = heap;
    codes[count++] = (byte) code;
  }

  /** Groups the doubts by heap: a run has many heaps, and a heap has few doubts. */
  private void sort(int from, int to) {
    int[] next = new int[to - from + 1];
    for (int d = 0; d < count; d++)
      next[heaps[d] - from + 1]++;
    for (int n = 1; n < next.length; n++)
      next[n] += next[n - 1];
    int[] sorted = new int[heaps.length];
    byte[] theirs = new byte[codes.length];
    for (int d = 0; d < count; d++) {
      int at = next[heaps[d] - from]++;
      sorted[at] = heaps[d];
      theirs[at] = codes[d];
    }
    heaps = sorted;
    codes = theirs;
  }

  /**
   * Removes the values reached by two heaps that are not rare, the smaller one in the mirror and beyond the last rare
   * heap there.
   *
   * @param from the least heap that may be in doubt
   * @param to   above the greatest
   */
  void sift(int from, int to, Budget budget) {
    sort(from, to);
    int inMirror = field.rareFrom(field.mirrored() + 1);
    int begin = inMirror == 0 ? 1 : field.rares[inMirror - 1] + 1;
    for (int low = begin; count > 0 && low + piece - 1 <= field.mirrored(); low += piece)
      for (int place : field.splits) {
        int high = low + piece - 1;
        // The larger part is above the smaller, and no rare heap is among those that it may be.
        if (from - place - high <= high || field.rareFrom(from - place - high) < field.rareFrom(to - place - low))
          continue;
        budget.charge(count);
        count = kernel.sift(field.mirror, field.codes, place, low, high, heaps, codes, count);
      }
  }
}
