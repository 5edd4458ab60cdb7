package org.grundy.octal;

import java.util.Optional;
import org.grundy.solve.sequence.NimSequence;

/**
 * How few heaps have rare values. A value is rare under a mask if an even number of its bits are in the mask, and common
 * otherwise. The nim-sum of two rare or of two common values is rare, so where the rare values die out, a sequence has a
 * period (E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 1982, chapter 4).
 *
 * @param mask  that leaves the fewest rare heaps; the smallest if there are several
 * @param count of the rare heaps from 1 on
 * @param last  the last rare heap; 0, which is always rare, if there is no other
 */
public record RareHeaps(int mask, long count, long last) {
  /**
   * The rare heaps of a sequence. With a period, all of them come before it; empty if every mask leaves one in each
   * period, or if values grow. Without a known period, those up to a heap. Time: the heaps, and V log V for the greatest
   * value V.
   *
   * @param to the last heap, below {@link NimSequence#filled}, if no period is proved
   */
  static Optional<RareHeaps> of(NimSequence sequence, long to) {
    if (sequence.period().filter(law -> law.saltus() > 0).isPresent())
      return Optional.empty();
    long from = sequence.period().map(law -> law.from()).orElse(to + 1);
    long end = sequence.period().map(law -> law.from() + law.period()).orElse(to + 1);
    int all = all(sequence, end);
    int[] before = balances(sequence, all, 1, from);
    int[] within = balances(sequence, all, from, end);
    int best = 0;
    for (int mask = 1; mask < before.length; mask++)
      if ((mask & ~all) == 0 && within[mask] == from - end && (best == 0 || before[mask] < before[best]))
        best = mask;
    return best == 0 ? Optional.empty()
        : Optional.of(new RareHeaps(best, (before[best] + (from - 1)) / 2, last(sequence, new Coding(best), from)));
  }

  /** The bits of the values below {@code end}. */
  private static int all(NimSequence sequence, long end) {
    int all = 0;
    for (long heap = 1; heap < end; heap++)
      all |= Math.toIntExact(sequence.value(heap));
    return all;
  }

  /** For each mask, how many heaps are rare less how many are common. */
  private static int[] balances(NimSequence sequence, int all, long from, long end) {
    int[] frequencies = new int[2 * Integer.highestOneBit(Math.max(1, all))];
    for (long heap = from; heap < end; heap++)
      frequencies[Math.toIntExact(sequence.value(heap))]++;
    Coding.balance(frequencies);
    return frequencies;
  }

  private static long last(NimSequence sequence, Coding coding, long end) {
    for (long heap = end - 1; heap > 0; heap--)
      if (coding.isRare(Math.toIntExact(sequence.value(heap))))
        return heap;
    return 0;
  }
}
