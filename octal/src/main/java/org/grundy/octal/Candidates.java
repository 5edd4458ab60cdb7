package org.grundy.octal;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Candidates for the values of heaps: the least common value that no tap excludes. It is the mex as far as common
 * values go; {@link Verifier} checks whether a smaller rare value is missing.
 *
 * <p>It works on blocks of {@value Kernel#LANES} heaps. Taps of a {@link Shortlist} exclude most codes. The least codes
 * left are compared with all taps that reach before the block. The least code that neither they nor the nearer taps
 * exclude is the heap's; this is repeated for all heaps at once until nothing changes. If all tries are excluded, or
 * two rare heaps may make up the heap, all taps are examined. Time: one step for each tap, or one for each block and
 * tap.
 */
final class Candidates {
  private final Field field;
  private final Kernel kernel;
  private final Optional<Shortlist> list;
  private final boolean[] seen = new boolean[Field.CODES];
  private final byte[] tries = new byte[Kernel.TRIES * Kernel.LANES];
  private final long[] open = new long[Kernel.TRIES];
  private final int near;

  Candidates(Field field, Kernel kernel, Optional<Shortlist> list) {
    this.field = field;
    this.kernel = kernel;
    this.list = list;
    int first = 0;
    while (first < field.tapDistance.length && field.tapDistance[first] < Kernel.LANES)
      first++;
    near = first;
  }

  /**
   * Writes the codes of heaps {@code from} to {@code to - 1}, as if all were common.
   *
   * @return the first heap whose common value has no code, else {@code to}
   */
  int write(int from, int to) {
    int heap = from;
    if (list.isPresent() && from > field.greatestDistance()) {
      BitSet crowded = crowded(from, to);
      for (; heap + Kernel.LANES <= to; heap += Kernel.LANES) {
        int full = block(heap, list.get(), crowded, from);
        if (full < heap + Kernel.LANES)
          return full;
      }
    }
    for (; heap < to; heap++) {
      int code = least(heap);
      if (code == Field.CODES)
        return heap;
      field.codes[heap] = (byte) code;
    }
    return to;
  }

  private int block(int base, Shortlist shortlist, BitSet crowded, int from) {
    kernel.leastOpen(field.codes, base, shortlist, tries);
    kernel.exclude(field.codes, base, field.tapDistance, field.tapCode, near, tries, open);
    long pinned = 0;
    for (int n = unsettled(base, 0, pinned, crowded, from); n < Kernel.LANES; n = unsettled(base, n, pinned, crowded,
        from)) {
      int code = least(base + n);
      if (code == Field.CODES)
        return base + n;
      field.codes[base + n] = (byte) code;
      pinned |= 1L << n;
    }
    return base + Kernel.LANES;
  }

  /**
   * Settles the heaps of a block, and returns the first one from {@code first} on for which all taps must be examined.
   */
  private int unsettled(int base, int first, long pinned, BitSet crowded, int from) {
    long changed = -1;
    while (changed != 0)
      changed = kernel.settle(field.codes, base, field.tapDistance, field.tapCode, near, tries, open, pinned);
    int n = first;
    while (n < Kernel.LANES
        && ((pinned >>> n & 1) != 0 || field.codes[base + n] != -1 && !crowded.get(base + n - from)))
      n++;
    return n;
  }

  /** The heaps of a run, less {@code from}, that one or two rare heaps and a place add up to. */
  private BitSet crowded(int from, int to) {
    var crowded = new BitSet();
    if (field.beyondPairsOfRares(from))
      return crowded;
    for (int t = 0; t < field.tapDistance.length; t++)
      for (int r = field.rareFrom(from - field.tapDistance[t]); r < field.rareCount
          && field.rares[r] + field.tapDistance[t] < to; r++)
        crowded.set(field.rares[r] + field.tapDistance[t] - from);
    return crowded;
  }

  /** The code of the least common value that {@code heap} does not reach; {@link Field#CODES} when all are reached. */
  int least(int heap) {
    byte[] codes = field.codes;
    int[] distance = field.tapDistance;
    byte[] code = field.tapCode;
    boolean all = field.beyondPairsOfRares(heap);
    for (int t = 0; t < distance.length && distance[t] < heap; t++) {
      int other = heap - distance[t];
      if (all || !field.rare.get(other))
        seen[(codes[other] ^ code[t]) & 255] = true;
    }
    int least = 0;
    while (least < Field.CODES && seen[least])
      least++;
    Arrays.fill(seen, false);
    return least;
  }
}
